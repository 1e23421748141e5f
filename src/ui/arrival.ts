import { announce } from './Announcer.tsx'

/** The id of the page's `main`, the target of the skip link. */
export const mainId = 'main'

/** How long to watch for a page's heading, in milliseconds. */
const headingTimeout = 30_000

/** Stops watching the previous page. */
let stopWatching: (() => void) | undefined

/** Whether the user has moved the focus with Tab since the navigation began. */
let hasTabbed = false
const onKey = ({ key }: KeyboardEvent) => (hasTabbed ||= key === 'Tab')

/** Call it when the user leaves a page: the next one won't take the focus from where Tab moves it from now on. */
export function depart(): void {
  hasTabbed = false
  document.addEventListener('keydown', onKey)
}

/**
 * Moves focus to the heading of a new page and announces it (product: accessibility, rules 36). The scroll position
 * stays as the router has set it.
 *
 * While the heading is a skeleton, `main` has the focus. If the heading is replaced when data arrives, the new one
 * takes its focus. If React hides it while code loads, it gets the focus back. Focus that the user has moved stays.
 *
 * @param hash the id of an element to focus instead of the heading. Once it exists, the page scrolls to it
 */
export function arrive(hash = ''): void {
  stopWatching?.()
  const main = document.getElementById(mainId)
  if (!main) return
  let heading = headingOf(main)
  let said = ''
  if (!hasTabbed || document.activeElement === document.body) focusOn(heading ?? main)
  hasTabbed = false
  document.removeEventListener('keydown', onKey)
  say()
  let isOnTarget = goToTarget()

  const observer = new MutationObserver(() => {
    isOnTarget ||= goToTarget()
    if (heading?.isConnected && !isHidden(heading)) return
    heading = headingOf(main)
    if (!heading) return
    const holder = document.activeElement
    if (!holder || holder === document.body || holder === main) focusOn(heading)
    say()
    isOnTarget ||= goToTarget()
  })
  const timer = setTimeout(stop, headingTimeout)
  stopWatching = stop
  observer.observe(main, { subtree: true, childList: true, attributeFilter: ['style'] })

  /** Scrolls to the hash's element and moves focus there from the heading. Returns false if it can't do so yet. */
  function goToTarget(): boolean {
    if (hash === '') return true
    const target = document.getElementById(hash)
    if (!target || !heading || !main?.contains(target)) return false
    const holder = document.activeElement
    if (holder === heading || !main.contains(holder)) target.scrollIntoView({ block: 'start' })
    if (holder === heading) focusOn(target)
    return true
  }
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

/** Returns the page's heading once its text is visible. The animation's class tells skeletons from text. */
function headingOf(main: HTMLElement): HTMLElement | undefined {
  const headings = [...main.querySelectorAll('h1')]
  return headings.find((heading) => !isHidden(heading) && !heading.querySelector('.animate-wait'))
}

/** Returns whether React has hidden an element, which then loses its focus, while a sibling is loading. */
function isHidden(element: HTMLElement): boolean {
  return element.closest('[style*="display: none"]') !== null
}

/**
 * Focuses an element, such as a heading, without scrolling.
 * @returns whether it has focus, which hidden and removed elements can't take
 */
export function focusOn(element: HTMLElement): boolean {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
  return document.activeElement === element
}
