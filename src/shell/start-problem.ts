import { createValue } from '../ui/value.ts'

/** Why the simulator couldn't start, so that no backend will answer, as a message for the user; `undefined` unless it has failed. */
export const startProblem = createValue<string | undefined>(undefined)
