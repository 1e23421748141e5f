import { join } from 'node:path'
import { run } from './command.mjs'
import { findNode } from './node.mjs'
import { Advice, root } from './places.mjs'

/** Runs a task on a Node that is new enough. @param {string[]} argv the name of the task and its arguments */
export async function main(argv) {
  try {
    const node = await findNode()
    if (node !== process.execPath) {
      process.exitCode = await run(node, [join(root, 'scripts/run.mjs'), ...argv])
      return
    }
    // Imported here: only a current Node can read TypeScript.
    const { perform } = await import('./perform.ts')
    process.exitCode = await perform(argv)
  } catch (error) {
    if (!(error instanceof Advice)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
