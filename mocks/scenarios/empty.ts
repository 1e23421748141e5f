import type { Scenario } from '../runtime/scenario.ts'
import { categories, collection, settings, withoutKeys } from './foundation.ts'

/** Nobody and nothing but what posting the first job needs; third parties are not set up. */
export const empty: Scenario = {
  name: 'empty',
  about: 'The first day: categories, and nobody there yet.',
  personas: [],
  build: () => ({
    data: {
      settings: collection([{ ...settings(), ...withoutKeys }]),
      categories: collection(categories()),
    },
    files: new Map(),
  }),
}
