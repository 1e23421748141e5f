import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmailLink } from './EmailLink.tsx'

test.each([
  ['grace@example.org', 'mailto:grace@example.org'],
  ['a?cc=b@c.example', 'mailto:a%3Fcc%3Db@c.example'],
  ['"a@b"@c.example', 'mailto:%22a%40b%22@c.example'],
  ['\ud800@c.example', 'mailto:%EF%BF%BD@c.example'],
])('a link for mail to %j uses exactly that address', (address, href) => {
  expect(renderToStaticMarkup(<EmailLink address={address} />)).toContain(`href="${href}"`)
})
