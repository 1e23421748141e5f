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

/** Chromium, the port at which other programs control it, and the URL of the app, with a slash at the end. */
interface Opened {
  browser: Browser
  control: number
  app: string
}

/** Builds the app and serves it, and opens Chromium, while `work` runs. @param backend empty for the simulator */
async function withApp<T>(
  folder: string,
  base: string,
  backend: string,
  work: (opened: Opened) => Promise<T>,
) {
  console.log(`Building ${folder} …`)
  const { code, output } = await run(tool('vite'), ['build', '--outDir', folder, '--base', base], {
    env: { NODE_ENV: 'production', VITE_API_URL: backend },
  })
  if (code !== 0) throw new Error(`The build failed:\n${output}`)
  const host = await startHost(join(root, folder), base)
  const control = await freePort()
  const args = [...browserArgs, `--remote-debugging-port=${control}`]
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args })
  try {
    return await work({ browser, control, app: host.url + base })
  } finally {
    await browser.close()
    host.stop()
  }
}

/** Serves the demo, and opens Chromium, while `work` runs. */
export function withDemo<T>(work: (opened: Opened) => Promise<T>): Promise<T> {
  return withApp(testBuilds.demo, testBase, '', work)
}

/** Serves the app as built for a real backend, and the simulated backend over HTTP, while `work` runs. */
export async function withBackend<T>(
  scenario: string,
  work: (opened: Opened & { backend: string; runtime: Runtime }) => Promise<T>,
): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), 'bench-'))
  const port = await freePort()
  const backend = `http://localhost:${port}`
  try {
    // Built for this port, because the page's content policy names the backend's origin.
    return await withApp(testBuilds.http, '/', backend, async (opened) => {
      const open = { host: '127.0.0.1', port, appUrl: opened.app, thirdParties: false, admin: false }
      const server = await startServer({ ...open, data, scenarios, scenario, seed: 7, reset: false })
      try {
        return await work({ ...opened, backend, runtime: server.runtime })
      } finally {
        await server.stop()
      }
    })
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

/** Opens a fresh browser context with a desktop-sized viewport. It closes with the browser. */
export async function newContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  context.setDefaultTimeout(120_000)
  return context
}
