// What a task needs on this machine: the packages of the lockfile, and a browser for the tests.

import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { npm, run, tool } from './command.mjs'
import { alone } from './node.mjs'
import { Advice, root } from './places.mjs'

const lockfile = join(root, 'package-lock.json')
const packagesNote = join(root, 'node_modules', '.fieldwork-setup')

/** Makes node_modules what the lockfile says. */
export async function installPackages(): Promise<void> {
  if (packagesFit()) return
  await alone(async () => {
    if (packagesFit()) return
    console.error('Installing the packages of package-lock.json …')
    // Servers often set NODE_ENV=production, which would leave the tools out.
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
    rmSync(packagesNote, { force: true })
    if ((await npm(args)) !== 0)
      throw new Advice("The packages could not be installed; npm's reason is above.")
    writeFileSync(packagesNote, stamp())
  })
}

function packagesFit(): boolean {
  if (existsSync(packagesNote)) return readFileSync(packagesNote, 'utf8') === stamp()
  // Nobody but npm has installed them: its own record is written last.
  const record = statSync(join(root, 'node_modules', '.package-lock.json'), { throwIfNoEntry: false })
  return record !== undefined && record.mtimeMs >= statSync(lockfile).mtimeMs
}

/** What the packages depend on: the lockfile and the machine. */
function stamp(): string {
  const hash = createHash('sha256').update(readFileSync(lockfile)).digest('hex')
  return `${hash} ${process.platform}-${process.arch}`
}

/**
 * A Chromium or Chrome for the tests: the one CHROME_PATH names, an installed one, Playwright's own, Playwright's own
 * downloaded now, or the system's package installed now (as root on Debian and its relatives).
 * @returns the path of its program
 * @throws Advice where there is none
 */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROME_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Advice(`CHROME_PATH is ${named}, but there is no such file.`)
  }
  const found = await installedBrowser()
  if (found !== undefined) return found
  return await alone(async () => {
    if ((await installedBrowser()) === undefined) await installBrowser()
    const path = await installedBrowser()
    if (path !== undefined) return path
    throw new Advice(
      'No browser for the tests was found and none could be installed. Install Chromium or Chrome, or set CHROME_PATH to ' +
        'its program, and run the command again.',
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
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
    env,
  })
}

async function installedBrowser(): Promise<string | undefined> {
  // The package may have been installed just now.
  const { chromium } = await import('playwright')
  return [...usualPlaces(), chromium.executablePath()].find((path) => existsSync(path))
}

/** Where Chromium, Chrome and Edge usually are. */
function usualPlaces(): string[] {
  const { platform, env } = process
  if (platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge']
    return apps.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`)
  }
  if (platform === 'win32') {
    const programs = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe']
    const homes = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(
      (home) => home !== undefined,
    )
    return homes.flatMap((home) => programs.map((program) => join(home, program)))
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
  const folders = new Set([...(env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'])
  return names.flatMap((name) => [...folders].map((folder) => join(folder, name)))
}

/** The environment of the tools: our Node and their commands first on the PATH, and nothing reports home. */
export function environment(): Record<string, string> {
  // Windows writes it "Path", and a second spelling would hide the first.
  const path = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  const folders = [dirname(process.execPath), join(root, 'node_modules', '.bin'), process.env[path] ?? '']
  return {
    [path]: folders.join(delimiter),
    DO_NOT_TRACK: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  }
}
