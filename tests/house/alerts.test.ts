import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/check/places.ts'
import { readSources, titleProblems } from '../../scripts/docs/screens.ts'

const { raisers, loud } = readSources(root)

describe('alerts', () => {
  it('carry the titles of the specification, or one that is excepted with a reason (spec §8, rules 38)', () => {
    expect(titleProblems(raisers)).toEqual([])
  })

  it('hand on titles from elsewhere in two places only: where the query client meets them, and where it is made', () => {
    // Here also the panel's own notices come in ("A new start"), which are no part of the product.
    const handedOn = raisers.filter(({ title }) => title === undefined).map(({ file }) => file)
    expect(new Set(handedOn)).toEqual(new Set(['src/api/query-client.ts', 'src/main.tsx']))
  })

  it('tell a network failure for two calls only: deleting a job and deleting a CV (spec §8, rules 37)', () => {
    expect(new Set(loud.map(({ title }) => title))).toEqual(new Set(['jobs/delete', 'cvs/delete']))
  })
})
