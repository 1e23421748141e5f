import type { AnyRouter } from '@tanstack/react-router'

/**
 * Restores the scroll position after Back (product: accessibility) where the router wouldn't. The router stores a
 * page's position only after a scroll event on the loaded page, so it misses scrolling while the page loads, and a
 * screen reader that scrolls to a link and presses it in one step. If the user goes back before the next page has
 * loaded, the router would keep the position of that page's skeleton.
 */
export function restoreScroll(router: AnyRouter): void {
  let place: ScrollToOptions | undefined
  router.subscribe('onBeforeNavigate', () => {
    // While a page is loading, the position belongs to neither page.
    if (router.state.status === 'pending') return
    place = { left: window.scrollX, top: window.scrollY, behavior: 'instant' }
    // Makes the router store the position of the page that the user leaves.
    document.dispatchEvent(new Event('scroll'))
  })
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (fromLocation?.state.__TSR_key === toLocation.state.__TSR_key) window.scrollTo(place)
  })
}
