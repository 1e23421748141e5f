import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** What set-up remembers between runs. Safe to delete at any time. */
export const cache = join(root, '.cache')

/** Something a person has to do before the command can go on. Its message is shown without a stack. */
export class Advice extends Error {}
