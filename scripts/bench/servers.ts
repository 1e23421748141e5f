import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext } from 'playwright'
import type { Runtime } from '../../mocks/operation.ts'
import { scenarios } from '../../mocks/scenarios/index.ts'
import { startServer } from '../../mocks/server.ts'
import { run } from '../check/command.ts'
import { freePort } from '../check/free-port.ts'
import { root, testBuilds } from '../check/places.ts'
import { startHost } from '../check/static-host.ts'
import { npm, tool } from '../setup/command.mjs'

/** The timeout of each step in a browser, in milliseconds. */
const timeout = 120_000

/**
 * Builds the app.
 * @param folder the output folder, from the root
 * @param backend the address of the backend; empty for the simulator
 */
export async function build(folder: string, args: readonly string[], backend: string): Promise<void> {
  console.log(`Building ${folder} …`)
  const { code, output } = await run(tool('vite'), ['build', '--outDir', folder, ...args], {
    env: { NODE_ENV: 'production', VITE_API_URL: backend },
  })
  if (code !== 0) throw new Error(`The build failed:\n${output}`)
}

/** Addresses, without a slash at the end, and the backend behind the second. */
interface Served {
  app: string
  backend: string
  runtime: Runtime
}

/** Serves the app as built for a real backend, and the simulated backend over HTTP, while `work` runs. */
export async function withBackend<T>(scenario: string, work: (served: Served) => Promise<T>): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), 'bench-'))
  const port = await freePort()
  const backend = `http://localhost:${port}`
  // Built for this port: the content policy names it.
  await build(testBuilds.http, [], backend)
  const host = await startHost(join(root, testBuilds.http), '/')
  const open = { host: '127.0.0.1', port, appUrl: `${host.url}/`, thirdParties: false, admin: false }
  const server = await startServer({ ...open, data, scenarios, scenario, seed: 7, reset: false })
  try {
    return await work({ app: host.url, backend, runtime: server.runtime })
  } finally {
    host.stop()
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

/** Opens a fresh browser context in the size of a desktop while `work` runs. */
export async function withContext<T>(
  browser: Browser,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  context.setDefaultTimeout(timeout)
  try {
    return await work(context)
  } finally {
    await context.close()
  }
}

/** The folder of the packages that only the benchmarks need. */
export const toolsFolder = join(root, 'scripts/bench/tools')

/** Installs those packages, unless they match the lockfile. */
export async function installTools(): Promise<void> {
  const installed = join(toolsFolder, 'node_modules/.package-lock.json')
  const locked = join(toolsFolder, 'package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(locked).mtimeMs) return
  console.log('Installing the tools of the benchmarks …')
  const args = ['ci', '--prefix', toolsFolder, '--ignore-scripts', '--no-audit', '--no-fund']
  if ((await npm(args)) !== 0) throw new Error("The tools of the benchmarks couldn't be installed.")
}
