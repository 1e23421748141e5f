import type { Scenario } from '../operation.ts'
import { everyday } from './everyday.ts'
import { extremes } from './extremes.ts'
import { large } from './large.ts'
import { withoutKeys } from '../model/keys.ts'
import { categories, collection, settings } from './foundation.ts'

/** A world without accounts or jobs, in which no third parties are set up. */
const empty: Scenario = {
  name: 'empty',
  about: 'The first day, with categories but no accounts: 15 rows, opens at once.',
  personas: [],
  build: () => ({
    data: {
      settings: collection([{ ...settings(), ...withoutKeys }]),
      categories: collection(categories()),
    },
    files: new Map(),
  }),
}

/** The scenarios; a new visitor gets the first one. */
export const scenarios: readonly Scenario[] = [everyday, empty, extremes, large]
