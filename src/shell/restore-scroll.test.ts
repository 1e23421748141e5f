import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { restoreScroll } from './restore-scroll.ts'

/** A scrolled window, and a router whose events the test emits. */
function setup() {
  // Created before `document` exists, the router assumes that it runs on a server and stores no positions itself.
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const view = { scrollX: 0, scrollY: 900, scrollTo: vi.fn<(place?: ScrollToOptions) => void>() }
  const page = new EventTarget()
  const scrolled = vi.fn<() => void>()
  page.addEventListener('scroll', scrolled)
  vi.stubGlobal('window', view)
  vi.stubGlobal('document', page)

  restoreScroll(router)
  const step = (type: 'onBeforeNavigate' | 'onRendered', from: string, to: string) => {
    const at = (key: string) => ({ ...router.latestLocation, state: { __TSR_key: key, __TSR_index: 0 } })
    const change = { pathChanged: true, hrefChanged: true, hashChanged: false }
    router.emit({ type, fromLocation: at(from), toLocation: at(to), ...change })
    router.stores.status.set(type === 'onRendered' ? 'idle' : 'pending')
  }
  return { view, scrolled, step }
}

test('leaving a page makes the router store its position', () => {
  const { view, scrolled, step } = setup()
  step('onBeforeNavigate', 'search', 'about')
  expect(scrolled).toHaveBeenCalledOnce()
  step('onRendered', 'search', 'about')
  expect(view.scrollTo).not.toHaveBeenCalled()
})

test('going back before the next page has loaded restores the position', () => {
  const { view, scrolled, step } = setup()
  step('onBeforeNavigate', 'search', 'about')
  view.scrollY = 300
  step('onBeforeNavigate', 'search', 'search')
  expect(scrolled).toHaveBeenCalledOnce()
  step('onRendered', 'search', 'search')
  expect(view.scrollTo).toHaveBeenCalledWith({ left: 0, top: 900, behavior: 'instant' })
})
