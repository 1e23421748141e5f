import { join } from 'node:path'
import { run, tool } from './command.mjs'
import { root } from './places.mjs'
import { tasks } from './tasks.ts'
import { environment, findBrowser, findOtherBrowsers, installPackages } from './tools.ts'

/**
 * Installs what a task needs and runs it.
 * @param argv the name of the task and its arguments
 * @returns the exit code of the first step that failed, otherwise 0
 */
export async function perform([name = '', ...args]: readonly string[]): Promise<number> {
  const task = tasks[name]
  if (task === undefined) {
    console.error(`${name === '' ? 'Name a task' : `There is no task "${name}". Choose one of these`}:\n`)
    for (const [each, { about }] of Object.entries(tasks)) console.error(`  ${each.padEnd(18)} ${about}`)
    return 1
  }
  // Reports missing settings before installing anything.
  const steps = task.steps(args)
  Object.assign(process.env, environment())
  await installPackages()
  if (task.browser) process.env.CHROME_PATH = await findBrowser()
  if (task.browser === 'all') Object.assign(process.env, await findOtherBrowsers())
  for (const [index, step] of steps.entries()) {
    const file = 'tool' in step ? tool(step.tool, step.from) : join(root, step.script)
    const watch = step.watch ? ['--watch', '--watch-preserve-output'] : []
    const all = [...watch, file, ...(step.args ?? []), ...(index === steps.length - 1 ? args : [])]
    const code = await run(process.execPath, all, { env: { ...process.env, ...step.env } })
    if (code !== 0) return code
  }
  return 0
}
