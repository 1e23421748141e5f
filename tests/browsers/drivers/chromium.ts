import { chromium, type JSHandle, type Page } from 'playwright/test'
import { browserArgs } from '../../../scripts/check/browser.ts'
import type { Actions, Driver, DriverTab, Launch } from './driver.ts'

/** Starts Chromium, driven by Playwright. */
export async function launchChromium(program: string, { profile, theme }: Launch): Promise<Driver> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: program,
    args: browserArgs,
    colorScheme: theme,
    viewport: null,
  })
  let [first] = context.pages()
  return {
    async newTab() {
      const page = first ?? (await context.newPage())
      first = undefined
      return tabOf(page)
    },
    quit: () => context.close(),
  }
}

function tabOf(page: Page): DriverTab {
  const { keyboard, mouse } = page
  const expression = (source: string, args: unknown) => `(${source})(...${JSON.stringify(args)})`
  return {
    opensSelects: false,
    async open(url) {
      await page.goto(url)
    },
    async reload() {
      await page.reload()
    },
    async hardReload() {
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Page.reload', { ignoreCache: true })
      await devtools.detach()
    },
    async go(steps) {
      await (steps < 0 ? page.goBack({ waitUntil: 'commit' }) : page.goForward({ waitUntil: 'commit' }))
    },
    call: (source, args) => page.evaluate(expression(source, args)),
    async perform(devices) {
      type Action = Actions['actions'][number]
      for (const action of devices.flatMap(({ actions }): readonly Action[] => actions)) {
        if (action.type === 'pointerMove') await mouse.move(action.x, action.y)
        else if (action.type === 'pointerDown') await mouse.down()
        else if (action.type === 'pointerUp') await mouse.up()
        else if (action.type === 'keyDown') await keyboard.down(keyNames[action.value] ?? action.value)
        else if (action.type === 'keyUp') await keyboard.up(keyNames[action.value] ?? action.value)
      }
    },
    async attach(source, args, paths) {
      const handle: JSHandle = await page.evaluateHandle(expression(source, args))
      await handle.asElement()?.setInputFiles([...paths])
    },
    screenshot: () => page.screenshot(),
    resize: (width, height) => page.setViewportSize({ width, height }),
    show: () => page.bringToFront(),
    close: () => page.close(),
  }
}

/** WebDriver's keys by Playwright's names. */
const keyNames: Record<string, string> = {
  '\uE003': 'Backspace',
  '\uE007': 'Enter',
  '\uE008': 'Shift',
  '\uE009': 'Control',
}
