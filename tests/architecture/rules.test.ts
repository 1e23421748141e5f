import { describe, expect, it } from 'vitest'
import { filesIn, textOf } from './tree.ts'

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
    expect(
      numbers,
      `Number the headings of docs/rules.md from 1 without gaps; a new rule is ${numbers.length}.`,
    ).toEqual(numbers.map((_, index) => index + 1))
  })

  it('exist if they are cited', () => {
    const cited = files.flatMap((path) => rulesIn(textOf(path)).map((rule) => ({ path, rule })))
    expect(
      cited.filter(({ rule }) => !numbers.includes(rule)),
      `Cite a rule of docs/rules.md, or write a new one there as “### ${numbers.length + 1}. …”.`,
    ).toEqual([])
  })
})
