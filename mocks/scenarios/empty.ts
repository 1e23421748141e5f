import type { Scenario } from '../operation.ts'
import { categories, collection, settings, withoutKeys } from './foundation.ts'

/** A world without accounts or jobs, in which no third parties are set up. */
export const empty: Scenario = {
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
