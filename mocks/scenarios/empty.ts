import type { Scenario } from '../runtime/scenario.ts'
import { categories, collection, settings } from './foundation.ts'

/** Nobody and nothing but what posting the first job needs. */
export const empty: Scenario = {
  name: 'empty',
  about: 'The first day: categories, and nobody there yet.',
  personas: [],
  build: () => ({
    data: { settings: collection([settings()]), categories: collection(categories()) },
    files: new Map(),
  }),
}
