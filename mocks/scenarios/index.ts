import type { Scenario } from '../runtime/scenario.ts'
import { busy } from './busy.ts'
import { empty } from './empty.ts'
import { everyday } from './everyday.ts'
import { extremes } from './extremes.ts'

/** The seeded worlds; the first one is what a new visitor gets. */
export const scenarios: readonly Scenario[] = [everyday, empty, extremes, busy]
