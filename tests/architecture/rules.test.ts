import { describe, expect, it } from 'vitest'
import { fixedChecks } from '../../conformance/checks/index.ts'
import { filesIn, textOf } from './tree.ts'

/** Rules about screens, which stories cover. */
const aboutScreens = [35, 36, 37, 38, 39]

const numbers = [...textOf('docs/rules.md').matchAll(/^### (\d+)\. /gm)].map(([, number]) => Number(number))

/** Returns the rule numbers cited in a string: five for "(rules 2–4, 7 and 9)". */
function rulesIn(text: string): number[] {
  const lists = text.matchAll(/\brules\s+(\d+(?:\s*(?:,|and|–|-)\s*\d+)*)/g)
  return [...lists].flatMap(([, list = '']) =>
    [...list.matchAll(/(\d+)(?:\s*[–-]\s*(\d+))?/g)].flatMap(([, first, last]) =>
      Array.from({ length: Number(last ?? first) - Number(first) + 1 }, (_, index) => Number(first) + index),
    ),
  )
}

const files = [...['src', 'mocks', 'stories', 'tests', 'scripts'].flatMap(filesIn), 'openapi.yaml'].filter(
  (path) => /\.(?:tsx?|yaml)$/.test(path) && !/\.gen\./.test(path),
)

describe('the rules of docs/rules.md', () => {
  it('are numbered consecutively', () => {
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  })

  it('are each named by a check of the conformance kit or in the title of a test, except those about screens', () => {
    const titles = files
      .filter((path) => /\.(?:test|spec)\.tsx?$/.test(path))
      .flatMap((path) => textOf(path).split('\n'))
      .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line) && /['"`].*\(.*\brules \d/.test(line))
    const named = new Set([...titles.flatMap(rulesIn), ...fixedChecks.map(({ rule }) => rule)])
    const missing = numbers.filter((rule) => !aboutScreens.includes(rule) && !named.has(rule))
    expect(missing, 'Name them as “(rules N)” in the title of the test that proves them.').toEqual([])
  })

  it('exist if they are cited', () => {
    const cited = files.flatMap((path) => rulesIn(textOf(path)).map((rule) => ({ path, rule })))
    expect(cited.filter(({ rule }) => !numbers.includes(rule))).toEqual([])
  })
})
