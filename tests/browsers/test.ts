import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test as runner, expect, type TestInfo } from 'playwright/test'
import { type Host, hostForTest } from '../e2e/support/host.ts'
import type { UploadFile } from '../e2e/support/files.ts'
import type { Driver } from './drivers/driver.ts'
import { launchFirefox } from './drivers/firefox.ts'
import { launchWebKit } from './drivers/webkit.ts'
import { Tab } from './tab.ts'

export { expect }

export type EngineName = keyof typeof variables

/** The variable that names the program of each engine; set-up fills them in. */
const variables = {
  firefox: 'FIREFOX_PATH',
  webkit: 'WEBKIT_DRIVER_PATH',
  chromium: 'CHROMIUM_PATH',
} as const

/** The engines that are driven. The end-to-end tests drive Chromium. */
const launches = { firefox: launchFirefox, webkit: launchWebKit } as const

/** A browser with a profile of its own, which outlives a restart. */
export class Browser {
  readonly #start: () => Promise<Driver>
  readonly #base: string
  readonly #folder: string
  #driver: Driver | undefined
  #tabs: Tab[] = []

  constructor(start: () => Promise<Driver>, base: string, folder: string) {
    this.#start = start
    this.#base = base
    this.#folder = folder
  }

  async newTab(): Promise<Tab> {
    this.#driver ??= await this.#start()
    const tab = new Tab(await this.#driver.newTab(), this.#base)
    this.#tabs.push(tab)
    return tab
  }

  /** Quits the browser; the next tab starts it again with the same profile. */
  async quit(): Promise<void> {
    const driver = this.#driver
    this.#driver = undefined
    this.#tabs = []
    await driver?.quit()
  }

  /** Attaches pictures of the open tabs to a failed test, and what each has loaded, which tells why a page waits. */
  async picture(testInfo: TestInfo): Promise<void> {
    for (const [index, tab] of this.#tabs.entries()) {
      const path = testInfo.outputPath(`tab-${index + 1}`)
      await tab
        .screenshot()
        .then((picture) => writeFile(`${path}.png`, picture))
        .catch(() => {})
      await tab
        .read(() => [
          navigator.onLine,
          document.documentElement.outerHTML,
          ...performance.getEntries().map((entry) => JSON.stringify(entry)),
        ])
        .then((state) => writeFile(`${path}.json`, JSON.stringify(state, null, 1)))
        .catch(() => {})
    }
  }

  /** Writes a file, for a person to choose. @returns its absolute path */
  async file({ name, buffer }: UploadFile): Promise<string> {
    await mkdir(this.#folder, { recursive: true })
    const path = join(this.#folder, name)
    await writeFile(path, buffer)
    return path
  }
}

/** Returns the program of an engine. */
export function programOf(engine: EngineName): string {
  const variable = variables[engine]
  const program = process.env[variable]
  if (program) return program
  throw new Error(
    `${variable} is not set: this machine has no ${engine}, or the tests were started without set-up.`,
  )
}

/** Playwright's `test`, as a runner only. */
export const test = runner.extend<{
  engine: EngineName
  isPrivate: boolean
  /** Serves the demo for one test, which fails if a call reaches it. */
  host: Host
  visitor: Browser
}>({
  engine: ['firefox', { option: true }],
  isPrivate: [false, { option: true }],
  host: hostForTest,
  visitor: async ({ engine, host, isPrivate }, provide, testInfo) => {
    const profile = testInfo.outputPath('profile')
    await mkdir(profile, { recursive: true })
    if (engine === 'chromium') throw new Error('Nothing drives Chromium here.')
    const start = () => launches[engine](programOf(engine), { profile, isPrivate })
    const browser = new Browser(start, host.url, testInfo.outputPath('files'))
    await provide(browser)
    if (testInfo.status !== testInfo.expectedStatus) await browser.picture(testInfo)
    await browser.quit()
  },
})
