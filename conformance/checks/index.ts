import type { Check } from '../check.ts'
import { checks as access } from './access.ts'
import { checks as input } from './input.ts'

/** The fixed checks, in the order in which they run. */
export const fixedChecks: readonly Check[] = [...access, ...input]
