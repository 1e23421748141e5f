import { expect, test } from 'vitest'
import { contentPolicy } from './content-policy.ts'

test('allows nothing inline and nothing evaluated', () => {
  const policy = contentPolicy('https://api.example.com')
  expect(policy).not.toMatch(/unsafe|\*(?!\.js\.stripe)/)
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("object-src 'none'")
  // It stands in an attribute between double quotes.
  expect(policy).not.toContain('"')
})

test('lets calls, pictures and videos of the backend in, by its origin', () => {
  const policy = contentPolicy('https://api.example.com/v2/')
  for (const name of ['connect-src', 'img-src', 'media-src']) {
    const directive = policy.split('; ').find((each) => each.startsWith(name))
    expect(directive?.split(' ')).toContain('https://api.example.com')
  }
})

test('without a backend every call stays on the own origin', () => {
  expect(contentPolicy()).toMatch(/connect-src 'self' https:\/\/api\.stripe\.com /)
})

test('an address that is none stops the build', () => {
  expect(() => contentPolicy('api.example.com')).toThrow('VITE_API_URL')
})
