import { announce } from './Announcer.tsx'

/** The id of a page's only `main`; the skip link leads to it. */
export const mainId = 'main'

/** How long to watch for a page's heading, in milliseconds. */
const headingTimeout = 30_000

/** Stops watching an earlier page. */
let stopWatching: (() => void) | undefined

/**
 * Call it on a new page: moves focus to the heading and announces it (product: accessibility, rules 36). Keeps the
 * router's scroll position.
 *
 * Focuses `main` while the heading is still a skeleton. Moves focus on when data replaces the heading, and back when a
 * heading hidden by loading code reappears. Stops once people move focus themselves.
 */
export function arrive(): void {
  stopWatching?.()
  const main = document.getElementById(mainId)
  if (!main) return
  let heading = headingOf(main)
  let said = ''
  focusOn(heading ?? main)
  say()

  const observer = new MutationObserver(() => {
    if (heading?.isConnected && !isHidden(heading)) return
    heading = headingOf(main)
    if (!heading) return
    const holder = document.activeElement
    if (!holder || holder === document.body || holder === main) focusOn(heading)
    say()
  })
  const timer = setTimeout(stop, headingTimeout)
  stopWatching = stop
  observer.observe(main, { subtree: true, childList: true, attributeFilter: ['style'] })

  function say() {
    const words = heading?.innerText.trim()
    if (!words || words === said) return
    said = words
    announce(words)
  }
  function stop() {
    observer.disconnect()
    clearTimeout(timer)
    stopWatching = undefined
  }
}

/** Returns the page's heading once it has text. Skeletons are recognised by their animation. */
function headingOf(main: HTMLElement): HTMLElement | undefined {
  const headings = [...main.querySelectorAll('h1')]
  return headings.find((heading) => !isHidden(heading) && !heading.querySelector('.animate-wait'))
}

/** Whether React hides it, and so removes its focus, because a sibling is still loading. */
function isHidden(element: HTMLElement): boolean {
  return element.closest('[style*="display: none"]') !== null
}

/**
 * Focuses an element that is no control, such as a heading, without scrolling.
 * @returns whether it has focus: hidden or removed elements take none
 */
export function focusOn(element: HTMLElement): boolean {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
  return document.activeElement === element
}
