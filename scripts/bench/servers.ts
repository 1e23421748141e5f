import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from 'playwright'
import type { Runtime } from '../../mocks/operation.ts'
import { scenarios } from '../../mocks/scenarios/index.ts'
import { startServer } from '../../mocks/server.ts'
import { browserArgs } from '../check/browser.ts'
import { run } from '../check/command.ts'
import { freePort } from '../check/free-port.ts'
import { root, testBase, testBuilds } from '../check/places.ts'
import { startHost } from '../check/static-host.ts'
import { tool } from '../setup/command.mjs'

/** The timeout of each step in a browser, in milliseconds. */
const timeout = 120_000

/**
 * Builds the app.
 * @param folder the output folder, from the root
 * @param backend the URL of the backend; empty for the simulator
 */
async function build(folder: string, args: readonly string[], backend: string): Promise<void> {
  console.log(`Building ${folder} …`)
  const { code, output } = await run(tool('vite'), ['build', '--outDir', folder, ...args], {
    env: { NODE_ENV: 'production', VITE_API_URL: backend },
  })
  if (code !== 0) throw new Error(`The build failed:\n${output}`)
}

/** Opens Chromium and serves the demo while `work` runs. */
export async function withDemo<T>(work: (browser: Browser, demo: string) => Promise<T>): Promise<T> {
  await build(testBuilds.demo, ['--base', testBase], '')
  const { url, stop } = await startHost(join(root, testBuilds.demo), testBase)
  try {
    return await withBrowser((browser) => work(browser, url + testBase))
  } finally {
    stop()
  }
}

/** The URLs of the app and the backend, without a slash at the end, and the backend's runtime. */
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
  // Built for this port, because the page's content policy names the backend's origin.
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

/** Opens Chromium while `work` runs. */
export async function withBrowser<T>(
  work: (browser: Browser) => Promise<T>,
  more: readonly string[] = [],
): Promise<T> {
  const args = [...browserArgs, ...more]
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** Opens a fresh browser context with a desktop-sized viewport while `work` runs. */
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
