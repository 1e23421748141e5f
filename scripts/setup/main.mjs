import { delimiter, dirname, join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { runThrough } from './child.mjs'
import { withLock } from './lock.mjs'
import { fetchNode, fittingNode, isAtLeast } from './node.mjs'
import { installPackages, packagesFit } from './packages.mjs'
import { Advice, cache, readJson, root, toolchain } from './places.mjs'
import { tasks } from './tasks.mjs'

/** @param {string} line */
const say = (line) => console.error(line)

/**
 * Makes sure that everything a task needs is here, and runs it.
 * @param {string[]} argv the task's name and what goes to its command
 */
export async function main(argv) {
  const [name = '', ...args] = argv
  const task = tasks[name]
  if (task === undefined) {
    say(`${name === '' ? 'Name a task' : `There is no task "${name}"`}; there are:\n`)
    for (const [each, { about }] of Object.entries(tasks)) say(`  ${each.padEnd(16)} ${about}`)
    process.exitCode = 1
    return
  }
  try {
    // What only a person can mend is said before anything is fetched.
    const steps = task.steps()
    const { node, env } = await setUp(task.browser === true)
    process.exitCode = await run(steps, args, node, env)
  } catch (error) {
    if (!(error instanceof Advice)) throw error
    say(error.message)
    process.exitCode = 1
  }
}

/**
 * @param {boolean} browser whether a browser is needed too
 * @returns {Promise<{ node: string, env: NodeJS.ProcessEnv }>} the Node for the tools and their environment
 */
async function setUp(browser) {
  const lock = join(cache, 'setup.lock')
  const onWait = (/** @type {string} */ pid) =>
    say(`Another set-up is at work (process ${pid}): waiting for it …`)
  const node =
    fittingNode() ?? (await withLock(lock, async () => fittingNode() ?? fetchNode(say), { onWait }))
  const version = node === process.execPath ? process.version : `v${toolchain.node.version}`
  const env = environment(node, version)
  if (!packagesFit(version)) {
    const install = async (/** @type {(pid: number) => void} */ worksOn) => {
      if (!packagesFit(version)) await installPackages(node, version, env, { say, worksOn })
    }
    await withLock(lock, install, { onWait })
  }
  if (browser) env.CHROME_PATH = await withLock(lock, () => findBrowser({ node, env, say }), { onWait })
  return { node, env }
}

/**
 * @param {string} node
 * @param {string} version
 * @returns {NodeJS.ProcessEnv}
 */
function environment(node, version) {
  // Windows writes it "Path", and two spellings in one environment are one too many.
  const path = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  const folders = [dirname(node), join(root, 'node_modules', '.bin'), process.env[path] ?? '']
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...process.env,
    [path]: folders.join(delimiter),
    NODE: node,
    npm_node_execpath: node,
    // Nothing that runs here reports home.
    DO_NOT_TRACK: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  }
  const stripsTypes = isAtLeast(version, version.startsWith('v23.') ? '23.6.0' : '22.18.0')
  if (!stripsTypes) {
    // Our scripts are TypeScript, which these Nodes run only when asked to.
    const asked = '--experimental-strip-types --disable-warning=ExperimentalWarning'
    env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} ${asked}`.trim()
  }
  return env
}

/**
 * @param {import('./tasks.mjs').Step[]} steps
 * @param {string[]} args
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} the exit code of the last step, or of the first that failed
 */
async function run(steps, args, node, env) {
  for (const [index, step] of steps.entries()) {
    const file = 'tool' in step ? programOf(step.tool) : join(root, step.script)
    const all = [file, ...(step.args ?? []), ...(index === steps.length - 1 ? args : [])]
    const code = await runThrough(node, all, { cwd: root, env: { ...env, ...step.env } })
    if (code !== 0) return code
  }
  return 0
}

/**
 * The JavaScript file behind a package's command; run on our Node directly, it needs neither a shell nor, on
 * Windows, a `.cmd` file.
 * @param {string} tool the name of the package, whose command has the same name
 */
function programOf(tool) {
  const folder = join(root, 'node_modules', tool)
  const bin = readJson(join(folder, 'package.json'))?.bin
  const file = typeof bin === 'string' ? bin : bin?.[tool]
  if (file === undefined)
    throw new Advice(`The package ${tool} is missing; run the command again after "npm ci".`)
  return join(folder, file)
}
