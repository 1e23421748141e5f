import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { wholeNumber } from '../command-line.ts'
import { generateTestContracts } from '../generate/test-contracts.ts'
import { run, tool } from './command.mjs'
import { Advice, root } from './places.mjs'
import { environment, findBrowser, findOtherBrowsers, installPackages } from './tools.ts'

const options = {
  /** Needs Chromium, and gets its path in CHROME_PATH. */
  browser: { type: 'boolean' },
  /** Needs the browsers that people have too, see `findOtherBrowsers`. */
  browsers: { type: 'boolean' },
  /** A variable that must be set, or a file that must exist, and what to do otherwise. */
  needs: { type: 'string' },
  or: { type: 'string' },
  /** A variable that must not be set, and why. */
  unless: { type: 'string' },
  because: { type: 'string' },
  /** Sets variables: `NAME=value`. */
  env: { type: 'string', multiple: true },
  /** Restarts the script when a loaded file changes, except where an option makes it just end, or start again. */
  watch: { type: 'boolean' },
} as const

/**
 * Installs what a script of package.json needs, and runs its program: a package's command, or a file of this project.
 * @param argv the options above as `--name=value`, the program and its arguments; without a program, only sets up
 * @returns the program's exit code
 */
export async function perform(argv: readonly string[]): Promise<number> {
  const own = argv.findIndex((arg) => !arg.startsWith('--'))
  const [program, ...args] = own === -1 ? [] : argv.slice(own)
  const { values } = parseArgs({ args: [...(own === -1 ? argv : argv.slice(0, own))], options })
  if (values.needs !== undefined && !isThere(values.needs)) throw new Advice(values.or ?? values.needs)
  if (values.unless !== undefined && isThere(values.unless)) throw new Advice(values.because ?? values.unless)
  checkSettings()
  Object.assign(process.env, environment())
  await installPackages()
  // A defect of the generators must not stop scripts that don't need them.
  await generateTestContracts().catch(console.error)
  if (values.browser || values.browsers) process.env.CHROME_PATH = await findBrowser()
  if (values.browsers) Object.assign(process.env, await findOtherBrowsers())
  if (program === undefined) return 0
  for (const setting of values.env ?? []) {
    const [name = '', value = ''] = setting.split('=')
    process.env[name] = value
  }
  const isLasting = !args.some((arg) => /^--(?:reset|backup|help)\b/.test(arg))
  const watch = values.watch && isLasting ? ['--watch', '--watch-preserve-output'] : []
  const file = program.includes('/') ? join(root, program) : tool(program)
  return await run(process.execPath, [...watch, file, ...args])
}

/** Whether a file exists, or the environment or one of Vite's .env files sets a variable. */
function isThere(needed: string): boolean {
  if (needed.includes('/')) return existsSync(join(root, needed))
  if (process.env[needed] !== undefined) return process.env[needed] !== ''
  const isSet = new RegExp(`^\\s*(?:export\\s+)?${needed}\\s*=\\s*\\S`, 'm')
  return ['.env', '.env.local', '.env.production', '.env.production.local']
    .map((file) => join(root, file))
    .some((file) => existsSync(file) && isSet.test(readFileSync(file, 'utf8')))
}

/** @throws Advice if PORT or BASE_PATH isn't valid */
function checkSettings(): void {
  const { PORT, BASE_PATH } = process.env
  if (PORT) wholeNumber('PORT', PORT, { least: 1, most: 65_535 })
  if (BASE_PATH && !/^\/(?:[\w.~-]+\/)*$/.test(BASE_PATH)) {
    throw new Advice(`BASE_PATH is "${BASE_PATH}", but must start and end with a slash: "/fieldwork/".`)
  }
}
