import type { Scenario } from '../operation.ts'
import { busy } from './busy.ts'
import { empty } from './empty.ts'
import { everyday } from './everyday.ts'
import { extremes } from './extremes.ts'

/** The scenarios; a new visitor gets the first one. */
export const scenarios: readonly Scenario[] = [everyday, empty, extremes, busy]
