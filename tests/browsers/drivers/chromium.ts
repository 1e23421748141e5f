import { chromium, type JSHandle, type Page } from 'playwright/test'
import { browserArgs } from '../../../scripts/check/browser.ts'
import type { Driver, DriverTab, Launch } from './driver.ts'

/** Starts Chromium, driven by Playwright. */
export async function launchChromium(program: string, { profile }: Launch): Promise<Driver> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: program,
    args: browserArgs,
    viewport: null,
  })
  return { newTab: async () => tabOf(await context.newPage()), quit: () => context.close() }
}

function tabOf(page: Page): DriverTab {
  const expression = (source: string, args: unknown) => `(${source})(...${JSON.stringify(args)})`
  return {
    async open(url) {
      await page.goto(url)
    },
    async reload() {
      await page.reload()
    },
    async go(steps) {
      await (steps < 0 ? page.goBack({ waitUntil: 'commit' }) : page.goForward({ waitUntil: 'commit' }))
    },
    call: (source, args) => page.evaluate(expression(source, args)),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async attach(source, args, path) {
      const handle: JSHandle = await page.evaluateHandle(expression(source, args))
      await handle.asElement()?.setInputFiles(path)
    },
    screenshot: () => page.screenshot(),
    show: () => page.bringToFront(),
  }
}
