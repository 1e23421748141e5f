import { describe, expect, it } from 'vitest'
import { filesIn, textOf } from './tree.ts'

const sources = filesIn('src')
  .filter((path) => /(?<!\.test|\.gen)\.tsx?$/.test(path))
  .map(textOf)

/** Returns the distinct first groups of a pattern's matches in the app. */
const found = (pattern: RegExp) =>
  new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)))

/** The titles in the table under "Alerts" in docs/product.md, whose rows may list several. */
const listed = new Set(
  [
    ...(
      textOf('docs/product.md')
        .split(/^## /m)
        .find((part) => part.startsWith('Alerts')) ?? ''
    ).matchAll(/^\| ([A-Z][^|]*?) *\|/gm),
  ]
    .map(([, titles = '']) => titles)
    .filter((titles) => titles !== 'Title')
    .flatMap((titles) => titles.split(', ')),
)

describe('alerts', () => {
  it('of a success have exactly the titles listed in docs/product.md (rules 38)', () => {
    expect(
      found(/\bsuccessTitle: '([^']+)'/g),
      'List each title under “Alerts” in docs/product.md, and no other.',
    ).toEqual(listed)
  })

  it('of an error are titled “Error”, except for login with Google (rules 38)', () => {
    expect(
      found(/\balert\.error\(\s*'([^']+)'/g),
      'Title the alert “Error”: its text says what failed.',
    ).toEqual(new Set(['Error', 'Login Failed']))
  })

  it('report network failures for exactly two calls: deleting a job and deleting a CV (rules 37)', () => {
    const loud = found(/callMutation\('([\w/-]+)', \{[^}]*\balertsNetwork: true/g)
    expect(loud, 'Leave `alertsNetwork` out: the screen reports the failure.').toEqual(
      new Set(['jobs/delete', 'cvs/delete']),
    )
    expect(sources.join('').match(/\balertsNetwork: true/g)).toHaveLength(loud.size)
  })
})
