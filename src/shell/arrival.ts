import { announce } from '../ui/Announcer.tsx'

/** The id of the one `main` of a page; the skip link leads to it. */
export const mainId = 'main'

/** How long a page may take to show its heading before nobody waits for it any more, in milliseconds. */
const patience = 30_000

/** Ends the wait for the heading of a page that has been left meanwhile. */
let stopWaiting: (() => void) | undefined

/**
 * Somebody has come to a new page: its heading takes focus and is said to assistive technology (rules 36, look 3). The
 * window stays where the router has scrolled it.
 *
 * A heading that has to be loaded (inside `aria-busy`) is waited for; until then `main` has the focus, and if the person has
 * moved on in the meantime it is only said.
 */
export function arrive(): void {
  stopWaiting?.()
  const main = document.getElementById(mainId)
  if (!main || greet(main)) return
  focus(main)
  const observer = new MutationObserver(() => {
    if (greet(main)) stop()
  })
  const timer = setTimeout(stop, patience)
  function stop() {
    observer.disconnect()
    clearTimeout(timer)
    stopWaiting = undefined
  }
  stopWaiting = stop
  observer.observe(main, { subtree: true, childList: true, attributeFilter: ['aria-busy'] })
}

/** Focuses and says the heading; false if there is none yet. */
function greet(main: HTMLElement): boolean {
  const heading = [...main.querySelectorAll('h1')].find((each) => !each.closest('[aria-busy="true"]'))
  if (!heading) return false
  const now = document.activeElement
  if (!now || now === document.body || now === main || !main.contains(now)) focus(heading)
  announce(heading.innerText.trim())
  return true
}

function focus(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
