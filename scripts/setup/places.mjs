import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The folder for what scripts store between runs. It can be deleted at any time. */
export const cache = join(root, '.cache')

/** An error that a person can fix. Its message says what to do, and is shown without a stack trace. */
export class Advice extends Error {}
