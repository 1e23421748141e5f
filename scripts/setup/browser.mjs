import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { capture, runThrough } from './child.mjs'
import { Advice, cache, readJson, root, toolchain, writeJson } from './places.mjs'

const memory = join(cache, 'browser.json')
const { oldestMajor } = toolchain.chromium
const byHand =
  'install Chromium or Chrome, or set CHROME_PATH to the program of one, and run the command again.'

/**
 * A Chromium or Chrome for the tests, in this order: the one CHROME_PATH names, the one found last time, one that is
 * installed, Playwright's own, Playwright's own downloaded now, the system's package installed now (as root on
 * Debian and its relatives).
 * @param {{ node: string, env: NodeJS.ProcessEnv, say: (line: string) => void }} context `node`: the program that
 *   runs the tools
 * @returns {Promise<string>} the path of its program
 * @throws {Advice} with one sentence where there is none and none could be had
 */
export async function findBrowser({ node, env, say }) {
  const named = process.env.CHROME_PATH
  const last = readJson(memory)
  const isUnchanged = typeof last?.changed === 'number' && last.changed === changed(last.path)
  if (isUnchanged && (!named || named === last.path)) return last.path
  if (named) {
    const path = await remember([named])
    if (path !== undefined) return path
    throw new Advice(
      `CHROME_PATH is ${named}, which does not start as a Chromium ${oldestMajor} or newer; ${byHand}`,
    )
  }
  return (
    (await remember([...installed(), playwrights()])) ??
    (await download(node, env, say)) ??
    (await installFromSystem(say)) ??
    complain()
  )
}

/** @returns {never} */
function complain() {
  throw new Advice(`No browser for the tests was found and none could be installed: ${byHand}`)
}

/**
 * The first of these that works, noted down for the next time.
 * @param {(string | undefined)[]} paths
 */
async function remember(paths) {
  for (const path of paths) {
    if (path === undefined || !(await works(path))) continue
    writeJson(memory, { path, changed: changed(path) })
    return path
  }
  return undefined
}

/**
 * When a file was last changed: an updated browser is tried again before it is relied on.
 * @param {string} path
 */
function changed(path) {
  try {
    return statSync(path).mtimeMs
  } catch {
    return undefined
  }
}

/**
 * Whether a program starts without a window, as a Chromium that is not too old for the tests.
 * @param {string} path
 */
async function works(path) {
  if (!existsSync(path)) return false
  const profile = mkdtempSync(join(tmpdir(), 'fieldwork-browser-'))
  try {
    const page = 'data:text/html,<script>document.write(navigator.userAgent)</script>'
    const { stdout } = await capture(
      path,
      [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        `--user-data-dir=${profile}`,
        '--dump-dom',
        page,
      ],
      { limit: 60_000 },
    )
    const major = /Chrom(?:e|ium)\/(\d+)/.exec(stdout.replace(/<script>.*<\/script>/s, ''))?.[1]
    return Number(major) >= oldestMajor
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** Where Chromium, Chrome and Edge usually are. */
function installed() {
  const { platform } = process
  if (platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge']
    return apps.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`)
  }
  if (platform === 'win32') {
    const homes = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    const programs = ['Google/Chrome', 'Chromium', 'Microsoft/Edge'].map((name) => [
      ...name.split('/'),
      'Application',
      name.endsWith('Edge') ? 'msedge.exe' : 'chrome.exe',
    ])
    return homes.flatMap((home) => (home === undefined ? [] : programs.map((parts) => join(home, ...parts))))
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin', '/usr/local/bin', '/snap/bin')
  return names.flatMap((name) => [...new Set(folders)].map((folder) => join(folder, name)))
}

/** Where Playwright keeps its own, there or not. */
function playwrights() {
  /** @type {string} */
  const path = createRequire(join(root, 'package.json'))('playwright').chromium.executablePath()
  return path
}

/**
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 * @param {(line: string) => void} say
 */
async function download(node, env, say) {
  say('No browser for the tests is installed: downloading Chromium …')
  const program = join(root, 'node_modules', 'playwright', 'cli.js')
  const options = { cwd: root, env, limit: 600_000 }
  const { code, stdout, stderr } = await capture(
    node,
    [program, 'install', '--no-shell', 'chromium'],
    options,
  )
  if (code !== 0) {
    say(`  That did not work: ${/^Error: .*$/m.exec(stderr + stdout)?.[0] ?? `exit code ${code}`}`)
    return undefined
  }
  const path = await remember([playwrights()])
  if (path !== undefined || process.getuid?.() !== 0) return path
  // It is there and does not start: on a bare server the libraries it needs are missing.
  await capture(node, [program, 'install-deps', 'chromium'], options)
  return remember([playwrights()])
}

/** @param {(line: string) => void} say */
async function installFromSystem(say) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  say('Installing Chromium with apt-get …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const update = await runThrough('apt-get', ['update', '-qq'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const args = ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation']
  if (update === 0) await runThrough('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  return remember(installed())
}
