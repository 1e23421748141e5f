import { announce } from '../ui/Announcer.tsx'

/** The id of the one `main` of a page; the skip link leads to it. */
export const mainId = 'main'

/** How long a page may take to show its heading before nobody waits for it any more, in milliseconds. */
const patience = 30_000

/** Ends the watch over a page that has been left meanwhile. */
let stopWatching: (() => void) | undefined

/**
 * Somebody has come to a new page: its heading takes focus and is said to assistive technology (rules 36, look 3). The
 * window stays where the router has scrolled it.
 *
 * A heading that is still a grey shape is waited for; until it is there `main` has the focus. A heading that is replaced when
 * the page's data arrives hands its focus on. Whoever has moved on in the meantime is left where they are.
 */
export function arrive(): void {
  stopWatching?.()
  const main = document.getElementById(mainId)
  if (!main) return
  let greeted = greet(main, undefined)
  if (!greeted) focus(main)

  const observer = new MutationObserver(() => {
    if (!greeted?.isConnected) greeted = greet(main, greeted)
  })
  const timer = setTimeout(stop, patience)
  function stop() {
    observer.disconnect()
    clearTimeout(timer)
    stopWatching = undefined
  }
  stopWatching = stop
  observer.observe(main, { subtree: true, childList: true })
}

/** Focuses and says the heading, if there is one, and says it only if it says something else than the one before. */
function greet(main: HTMLElement, before: HTMLElement | undefined): HTMLElement | undefined {
  const heading = main.querySelector('h1')
  // The skeleton's shapes are told by the animation that they share.
  if (!heading || heading.querySelector('.animate-wait')) return before
  const holder = document.activeElement
  if (!holder || holder === document.body || !main.contains(holder) || holder === main) focus(heading)
  if (heading.innerText !== before?.innerText) announce(heading.innerText.trim())
  return heading
}

function focus(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
