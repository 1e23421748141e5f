import type { AnyRouter } from '@tanstack/react-router'

/**
 * Back finds the place in a page again (product: accessibility) in two cases that the router by itself forgets. It
 * keeps the place only if a scroll event has come since the page was shown: there is none yet when a screen reader
 * brings a link into view and presses it in one, nor after a scroll while the page was on its way. And who goes back
 * before the next page is there would be left wherever the outline of that page ended.
 */
export function keepPlaces(router: AnyRouter): void {
  let place: ScrollToOptions | undefined
  router.subscribe('onBeforeNavigate', () => {
    // What is seen while a page is on its way is neither the old page nor the new one.
    if (router.state.status === 'pending') return
    place = { left: window.scrollX, top: window.scrollY, behavior: 'instant' }
    // The router takes the place of what has told of scrolling, right after this.
    document.dispatchEvent(new Event('scroll'))
  })
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (fromLocation?.state.__TSR_key === toLocation.state.__TSR_key) window.scrollTo(place)
  })
}
