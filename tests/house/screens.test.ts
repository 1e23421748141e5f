import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/check/places.ts'
import {
  alertProblems,
  readSources,
  routeProblems,
  shownAlerts,
  shownRoutes,
} from '../../scripts/docs/screens.ts'

const sources = readSources(root)

describe('the table of routes (spec §2)', () => {
  it('names a file, a story and an end-to-end test for each that is built, and none is built beside it', () => {
    expect(routeProblems(shownRoutes(sources), sources)).toEqual([])
  })
})

describe('the catalogue of alerts (spec §8)', () => {
  it('names a place, a story and an end-to-end test for each whose screen is built', () => {
    expect(alertProblems(shownAlerts(sources))).toEqual([])
  })
})
