import type { AnyRouter } from '@tanstack/react-router'

/**
 * Restores the scroll position after Back (product: accessibility) in two cases that the router misses. The router stores
 * the position only after a scroll event on the page: there is none when a screen reader scrolls to a link and presses it
 * in one step, nor after scrolling while the page was loading. And going back before the next page has loaded would leave
 * the position of that page's skeleton.
 */
export function keepPlaces(router: AnyRouter): void {
  let place: ScrollToOptions | undefined
  router.subscribe('onBeforeNavigate', () => {
    // While a page is loading, the position belongs to neither page.
    if (router.state.status === 'pending') return
    place = { left: window.scrollX, top: window.scrollY, behavior: 'instant' }
    // Makes the router store the position of this page.
    document.dispatchEvent(new Event('scroll'))
  })
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (fromLocation?.state.__TSR_key === toLocation.state.__TSR_key) window.scrollTo(place)
  })
}
