import { browsersInWords } from '../../scripts/build/browsers.ts'
import { sidewaysScroll } from './support/measure.ts'
import { expect, freshTest } from './support/test.ts'

/** Each makes this browser lack one of the features that `public/theme.js` tests. */
const older = {
  'light-dark()': () => {
    CSS.supports = () => false
  },
  '@property': () => {
    Reflect.deleteProperty(window, 'CSSPropertyRule')
  },
  'CSS.supports()': () => {
    Reflect.deleteProperty(window, 'CSS')
  },
}

for (const [feature, remove] of Object.entries(older)) {
  freshTest(`without ${feature}, a browser shows what the app needs`, async ({ page, mishaps }) => {
    await page.addInitScript(remove)
    await page.goto('./search')
    const sentence = `Fieldwork needs a newer browser: at least ${browsersInWords}.`
    await expect(page.getByRole('main').getByRole('heading')).toHaveText(sentence)
    await expect(page.locator('body')).toHaveText(`Fieldwork ${sentence}`, { useInnerText: true })
    await expect(page.locator('#root')).toBeEmpty()
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    // The page blocks its own scripts, and nothing else happens.
    await expect.poll(() => mishaps.length).toBeGreaterThan(0)
    expect(mishaps.filter((mishap) => !mishap.includes('script-src'))).toEqual([])
    mishaps.length = 0
  })
}
