import type { Impossible } from './states.ts'

/** States that a screen cannot be in, each with the reason, by the title of its stories. */
export const impossible: Impossible = {}
