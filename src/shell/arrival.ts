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
  let heading = headingOf(main)
  let said = ''
  focus(heading ?? main)
  say()

  const observer = new MutationObserver(() => {
    if (heading?.isConnected) return
    heading = headingOf(main)
    if (!heading) return
    const holder = document.activeElement
    if (!holder || holder === document.body || holder === main) focus(heading)
    say()
  })
  const timer = setTimeout(stop, patience)
  stopWatching = stop
  observer.observe(main, { subtree: true, childList: true })

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

/** The page's heading, once its words are there: the skeleton's shapes are told by the animation that they share. */
function headingOf(main: HTMLElement): HTMLElement | undefined {
  const heading = main.querySelector('h1')
  return heading && !heading.querySelector('.animate-wait') ? heading : undefined
}

function focus(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
