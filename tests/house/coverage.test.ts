import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../scripts/check/places.ts'
import { coverageOf } from '../../scripts/docs/coverage.ts'
import { readGround } from '../../scripts/docs/coverage/ground.ts'
import { type Chapter, coverageProblems } from '../../scripts/docs/coverage/rows.ts'
import { readSources } from '../../scripts/docs/screens.ts'
import { type Contract, readContract } from '../../scripts/generate/contract.ts'
import { textOf } from './tree.ts'

describe('the specification', () => {
  let contract: Contract
  let chapters: Chapter[]
  beforeAll(() => {
    contract = readContract(textOf('openapi.yaml'))
    const sources = readSources(root)
    const cases = [...sources.stories, ...sources.endToEnd, ...sources.unit]
    chapters = coverageOf(contract, sources, readGround(root, cases))
  })

  /** What the tables of a section name in their first column, without the marks around it. */
  const namedIn = (section: number) =>
    chapters
      .filter(({ number }) => number === section)
      .flatMap(({ tables }) => tables)
      .flatMap(({ rows }) => rows)
      .map(({ asks: [first = ''] }) => first.replace(/^`([^`]+)`.*$/, '$1'))

  it('is covered in all of its nine sections', () => {
    expect(chapters.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    const tables = chapters.flatMap((chapter) => chapter.tables)
    expect(tables.filter(({ rows }) => rows.length === 0).map(({ title }) => title)).toEqual([])
  })

  it('is built and proved, item by item, and nothing of it is open', () => {
    expect(coverageProblems(chapters)).toEqual([])
  })

  it('says of no two items of a table the same', () => {
    const twice = chapters
      .flatMap(({ tables }) => tables)
      .flatMap(({ title, rows }) => {
        const asked = rows.map(({ asks }) => `${title}: ${asks.join(' ')}`)
        return asked.filter((words, place) => asked.indexOf(words) !== place)
      })
    expect(twice).toEqual([])
  })

  it('has every call of the contract in it (spec §7)', () => {
    expect(namedIn(7)).toEqual(expect.arrayContaining(contract.calls.map(({ name }) => name)))
  })

  it('has every fixed set of values in it (spec §9)', () => {
    const sets = Object.entries(contract.schemas).filter(
      ([, schema]) => typeof schema === 'object' && schema !== null && 'enum' in schema,
    )
    expect(sets).not.toEqual([])
    expect(namedIn(9)).toEqual(expect.arrayContaining(sets.map(([name]) => name)))
  })
})
