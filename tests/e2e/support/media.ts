import type { Page } from 'playwright/test'
import { violationsOn } from './axe.ts'

/**
 * Returns what is wrong with the page on paper, printed in the chosen dark theme on a printer that leaves out each
 * background that needn't be exact: controls that nobody reads, outside of forms, and viewers of files; what may break over
 * two pages; colours that are still changing; and
 * axe's violations by contrast. Leaves the document like that, so it is what a test does last.
 */
export async function printProblems(page: Page): Promise<string[]> {
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'no-preference' })
  const problems = await page.evaluate(() => {
    const changing = document.getAnimations().flatMap((each) => (each instanceof CSSTransition ? [each] : []))
    for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
      if (getComputedStyle(element).printColorAdjust !== 'exact') element.style.background = 'none'
    }
    const controls = [
      ...document.querySelectorAll(
        '[data-toaster], main :is(:is([type=checkbox], select):not(form *), search, [role=search], [aria-pressed], [aria-selected=false], iframe)',
      ),
    ].filter((control) => control.checkVisibility({ visibilityProperty: true }))
    const whole = document.querySelectorAll('main :is(h2, tr, li, figure, img, details, dl > div)')
    const cut = [...whole].filter((element) => getComputedStyle(element).breakInside !== 'avoid')
    return [
      ...cut.map((element) => `may break over two pages: ${element.outerHTML.slice(0, 120)}`),
      ...changing.map(({ transitionProperty }) => `${transitionProperty} is changing`),
      ...controls.map((control) => `printed: ${control.outerHTML.slice(0, 120)}`),
    ]
  })
  return [...problems, ...(await violationsOn(page, 'color-contrast'))]
}

/**
 * Returns which marks of the page are lost where the system forces its colours (product: accessibility): entries that are
 * current, selected, pressed or open and then look like a neighbour, and lines, dots and bars that then have no colour.
 */
export async function forcedColourProblems(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const before = new Set(await unmarked(page))
  await page.emulateMedia({ forcedColors: 'active' })
  const after = await unmarked(page)
  await page.emulateMedia({ forcedColors: 'none' })
  return after.filter((words) => !before.has(words))
}

/** Describes the entries that look like a neighbour, apart from the words' colour and weight, and the invisible bars. */
function unmarked(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = getComputedStyle(document.body).backgroundColor
    const bars = [...document.querySelectorAll('span:empty, div:empty')].filter((bar) => {
      const { backgroundColor, borderStyle } = getComputedStyle(bar)
      return bar.checkVisibility() && backgroundColor === canvas && borderStyle === 'none'
    })
    const alike = Object.entries({
      '[aria-current]:not([aria-current=false])': ':not([aria-current])',
      '[aria-selected=true]': '[aria-selected=false]',
      '[aria-pressed=true]': '[aria-pressed=false]',
      '[role=row] [aria-expanded=true]': '[aria-expanded=false]',
      '[draggable] [aria-expanded=true]': '[aria-expanded=false]',
    }).flatMap(([marked, other]) =>
      [...document.querySelectorAll(marked)].filter((element) => {
        const peer = peerOf(element, element.tagName + other)
        return peer && looks(rowOf(element)) === looks(rowOf(peer))
      }),
    )
    return [...bars, ...alike].map(
      (element) =>
        `${element.tagName} “${element.textContent.trim()}” .${element.getAttribute('class')?.replaceAll(' ', '.')}`,
    )

    /** The closest other entry of the same kind, in the same list or group. */
    function peerOf(element: Element, selector: string): Element | undefined {
      for (let group = element.parentElement; group; group = group.parentElement) {
        const peer = [...group.querySelectorAll(selector)].find((each) => each.checkVisibility())
        if (peer) return peer
        if (/^(?:NAV|MAIN|HEADER|OL)$/.test(group.tagName)) return undefined
      }
      return undefined
    }

    /** An open entry is marked by its whole row. */
    function rowOf(element: Element): Element {
      return (element.ariaExpanded && element.closest('[role=row], [draggable]')) || element
    }

    function looks(element: Element): string {
      return JSON.stringify([look(element), look(element, '::after')])
    }

    function look(element: Element, part?: string): unknown[] {
      const style = getComputedStyle(element, part)
      if (part && style.content === 'none') return []
      const borders = ['top', 'right', 'bottom', 'left'].map((side) => {
        const isShown = style.getPropertyValue(`border-${side}-width`) !== '0px'
        return isShown && seen(style.getPropertyValue(`border-${side}-color`))
      })
      const outline = style.outlineStyle !== 'none' && seen(style.outlineColor)
      return [borders, outline, seen(style.backgroundColor), style.textDecorationLine]
    }

    function seen(colour: string): string {
      return colour === canvas || /^rgba\(.*, 0\)$/.test(colour) ? '' : colour
    }
  })
}
