import { announce } from './Announcer.tsx'

/** The id of the one `main` of a page; the skip link leads to it. */
export const mainId = 'main'

/** How long to watch for a page's heading, in milliseconds. */
const headingTimeout = 30_000

/** Ends the watch over an earlier page. */
let stopWatching: (() => void) | undefined

/**
 * Somebody has come to a new page: its heading takes focus and is said to assistive technology
 * (product: accessibility, rules 36). The window stays where the router has scrolled it.
 *
 * A heading that is still a grey shape is waited for; until it is there `main` has the focus. A heading that is replaced when
 * the page's data arrives hands its focus on, and one that was hidden while more code was on its way gets it back. Whoever
 * has moved on in the meantime is left where they are.
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

/** The page's heading, once its words are seen: the skeleton's shapes are told by the animation that they share. */
function headingOf(main: HTMLElement): HTMLElement | undefined {
  const headings = [...main.querySelectorAll('h1')]
  return headings.find((heading) => !isHidden(heading) && !heading.querySelector('.animate-wait'))
}

/** Whether React has taken it out of sight, which also takes its focus, because something beside it is still loading. */
function isHidden(element: HTMLElement): boolean {
  return element.closest('[style*="display: none"]') !== null
}

/**
 * Focuses what is no control, such as a heading. The window stays where it is.
 * @returns whether it has the focus: what is not shown, or not there any more, takes none
 */
export function focusOn(element: HTMLElement): boolean {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
  return document.activeElement === element
}
