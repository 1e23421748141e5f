import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { npm, run, tool } from './command.mjs'
import { alone } from './lock.mjs'
import { Advice, root } from './places.mjs'

/** Installs the packages of a folder's lockfile, unless they are up to date. */
export async function installPackages(folder = root): Promise<void> {
  if (packagesFit(folder)) return
  await alone(async () => {
    if (packagesFit(folder)) return
    console.error(`Installing the packages of ${join(folder, 'package-lock.json')} …`)
    // Build machines often set NODE_ENV=production, which would omit the development packages.
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
    rmSync(noteIn(folder), { force: true })
    if ((await npm(args, { cwd: folder })) !== 0)
      throw new Advice("The packages couldn't be installed. npm's reason is above.")
    writeFileSync(noteIn(folder), stamp(folder))
  })
}

function noteIn(folder: string): string {
  return join(folder, 'node_modules', '.fieldwork-setup')
}

function packagesFit(folder: string): boolean {
  const note = noteIn(folder)
  if (existsSync(note)) return readFileSync(note, 'utf8') === stamp(folder)
  // Without the note, someone may have run npm directly, which writes this record once everything is installed.
  const record = statSync(join(folder, 'node_modules', '.package-lock.json'), { throwIfNoEntry: false })
  return record !== undefined && record.mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs
}

function stamp(folder: string): string {
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  return `${hash} ${process.platform}-${process.arch}`
}

/**
 * Returns the path of a Chromium for the tests: CHROME_PATH, the system's on Linux, or Playwright's. If there is none,
 * installs Playwright's or, as root on Debian and its relatives, the system's package. The shell without a window comes
 * first: it opens pages several times faster.
 * @throws Advice if there is still none
 */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROME_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Advice(`CHROME_PATH is ${named}, but that file doesn't exist.`)
  }
  const found = await installedBrowser()
  if (found !== undefined) return found
  return await alone(async () => {
    if ((await installedBrowser()) === undefined) await installBrowser()
    const path = await installedBrowser()
    if (path !== undefined) return path
    throw new Advice(
      'There is no browser for the tests and none could be installed. Install Chromium or Chrome, set CHROME_PATH to its ' +
        'program, and run the command again.',
    )
  })
}

async function installBrowser(): Promise<void> {
  const isRoot = process.getuid?.() === 0
  console.error('No browser for the tests is installed. Downloading Chromium …')
  const deps = isRoot && process.platform === 'linux' ? ['--with-deps'] : []
  const args = [tool('playwright'), 'install', '--no-shell', ...deps, 'chromium']
  if ((await run(process.execPath, args)) === 0) return
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return
  console.error('Installing the system’s Chromium with apt-get …')
  if (!(await installWithApt(['chromium-headless-shell']))) await installWithApt(['chromium'])
}

/** @returns whether the packages are installed */
async function installWithApt(packages: readonly string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  const options = ['-y', '-qq', '--no-install-recommends']
  return (await run('apt-get', ['install', ...options, ...packages, 'fonts-liberation'], { env })) === 0
}

const chromes = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']

/**
 * The browsers as people have them, with a window: the variable with the program's path, and what Debian calls
 * everything it needs.
 */
const otherEngines = [
  { variable: 'CHROMIUM_PATH', names: chromes, packages: ['chromium'] },
  { variable: 'FIREFOX_PATH', names: ['firefox-esr', 'firefox'], packages: ['firefox-esr'] },
  {
    variable: 'WEBKIT_DRIVER_PATH',
    names: ['WebKitWebDriver'],
    packages: ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'],
  },
]

/** Whether the system's Python can open a window of WebKit, as the tests do. */
function importsWebKit(): boolean {
  const code = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')"
  return spawnSync('/usr/bin/python3', ['-c', code]).status === 0
}

/**
 * Returns the paths of Chromium, Firefox and WebKit's driver by their variables. As root on Debian and its relatives,
 * installs the system's packages. Says in one sentence which packages a system lacks; the tests then fail.
 */
export async function findOtherBrowsers(): Promise<Record<string, string>> {
  const missing = () => otherEngines.filter((each) => installedEngine(each) === undefined)
  const packages = () => missing().flatMap((each) => each.packages)
  if (packages().length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    await alone(async () => {
      if (packages().length > 0) await installWithApt(packages())
    })
  if (packages().length > 0)
    console.error(`Tests fail without these packages of Debian: apt-get install ${packages().join(' ')}`)
  return Object.fromEntries(otherEngines.map((each) => [each.variable, installedEngine(each) ?? '']))
}

/** Returns the engine's program, if everything that it needs is installed. */
function installedEngine({ variable, names }: (typeof otherEngines)[number]): string | undefined {
  const named = process.env[variable]
  const program = named && existsSync(named) ? named : programOnPath(names)
  const isComplete = variable !== 'WEBKIT_DRIVER_PATH' || (programOnPath(['Xvfb']) && importsWebKit())
  return isComplete ? program : undefined
}

async function installedBrowser(): Promise<string | undefined> {
  // Imported here: the package may have been installed a moment ago.
  const { chromium } = await import('playwright')
  const names = ['chromium-headless-shell', ...chromes]
  const path = process.platform === 'linux' ? programOnPath(names) : undefined
  return path ?? [chromium.executablePath()].find((each) => existsSync(each))
}

function programOnPath(names: readonly string[]): string | undefined {
  const folders = new Set([...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'])
  return names
    .flatMap((name) => [...folders].map((folder) => join(folder, name)))
    .find((path) => existsSync(path))
}

/** Returns the tools' environment: this Node and the packages' commands first on the PATH, PORT, and no telemetry. */
export function environment(): Record<string, string> {
  // Windows spells it "Path"; a second spelling would hide the first.
  const path = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  const folders = [dirname(process.execPath), join(root, 'node_modules', '.bin'), process.env[path] ?? '']
  return {
    [path]: folders.join(delimiter),
    ...(process.env.PORT && { SBCONFIG_PORT: process.env.PORT }),
    DO_NOT_TRACK: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  }
}
