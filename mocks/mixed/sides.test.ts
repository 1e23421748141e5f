import { describe, expect, it } from 'vitest'
import { allCalls, readSimulated, shortMemory, Sides, tags } from './sides.ts'

describe('VITE_SIMULATE', () => {
  it('takes tags, calls and "missing", in any order', () => {
    const { calls, missing } = readSimulated(' follows,posts/create\nmissing, posts/create')
    expect([...calls]).toEqual(['followers/toggle', 'followers/fetch', 'followers/remove', 'posts/create'])
    expect(missing).toBe(true)
    expect(readSimulated(tags.join()).calls).toEqual(new Set(allCalls))
    expect(readSimulated('')).toEqual({ calls: new Set(), missing: false })
  })

  it.each([
    ['postz', '"postz" is neither a tag nor a call.'],
    ['me,posts', 'can’t be simulated alone'],
    ['session', 'The session can’t be simulated while other calls are real'],
  ])('refuses %s', (text, reason) => {
    expect(() => readSimulated(text)).toThrow(reason)
  })
})

it('a switch precedes the setting, and is taken back; the session has none (rules 49)', () => {
  const memory = shortMemory()
  const sides = new Sides(readSimulated('posts,missing'), memory)
  sides.miss('jobs/my')
  sides.choose(['posts/create', 'me'], 'real')
  sides.choose(['jobs/search', 'login'], 'simulated')
  const of = (...calls: Parameters<Sides['of']>) => calls.map((call) => sides.of(call))[0]
  expect([of('posts/create'), of('jobs/search'), of('jobs/my'), of('posts/delete')]).toEqual([
    'real',
    'simulated',
    'simulated',
    'simulated',
  ])
  expect([of('me'), of('login')]).toEqual(['real', 'real'])
  sides.miss('login-with-google')
  expect([of('login-with-google'), sides.hasMissed('login-with-google')]).toEqual(['real', true])
  sides.find('login-with-google')
  expect(sides.missed).toEqual(['jobs/my'])
  sides.reset()
  expect([of('posts/create'), of('jobs/search'), of('jobs/my')]).toEqual(['simulated', 'real', 'simulated'])
})
