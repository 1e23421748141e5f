import { describe, expect, it } from 'vitest'
import { chapters, lastBackendRule } from '../../scripts/docs/rules.ts'
import { namedTests } from '../../scripts/docs/tests.ts'
import { root } from '../../scripts/check/places.ts'

const rules = chapters.flatMap((chapter) => chapter.rules)
const named = namedTests(root)

describe('the rules', () => {
  it('are numbered in their order', () => {
    expect(rules.map(({ number }) => number)).toEqual(rules.map((_, index) => index + 1))
  })

  it(`about the backend, 1 to ${lastBackendRule}, are each named by a test that is no story`, () => {
    const tests = named.filter(({ file }) => !file.includes('.stories.'))
    const proven = new Set(tests.flatMap((test) => [...test.rules]))
    expect(
      rules.map(({ number }) => number).filter((rule) => rule <= lastBackendRule && !proven.has(rule)),
    ).toEqual([])
  })

  it('are all there that a test names', () => {
    const unknown = named.filter((test) => [...test.rules].some((rule) => rule < 1 || rule > rules.length))
    expect(unknown.map(({ file, title }) => `${file}: ${title}`)).toEqual([])
  })
})
