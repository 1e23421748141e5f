import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { keepPlaces } from './scroll-places.ts'

afterEach(() => vi.unstubAllGlobals())

/** A window that stands somewhere in a page, and a router that is told of each step by the test. */
function setup() {
  // Without a document, it takes itself to be on a server and keeps nothing itself.
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const view = { scrollX: 0, scrollY: 900, scrollTo: vi.fn<(place?: ScrollToOptions) => void>() }
  const page = new EventTarget()
  const scrolled = vi.fn<() => void>()
  page.addEventListener('scroll', scrolled)
  vi.stubGlobal('window', view)
  vi.stubGlobal('document', page)

  keepPlaces(router)
  const step = (type: 'onBeforeNavigate' | 'onRendered', from: string, to: string) => {
    const at = (key: string) => ({ ...router.latestLocation, state: { __TSR_key: key, __TSR_index: 0 } })
    const change = { pathChanged: true, hrefChanged: true, hashChanged: false }
    router.emit({ type, fromLocation: at(from), toLocation: at(to), ...change })
    router.stores.status.set(type === 'onRendered' ? 'idle' : 'pending')
  }
  return { view, scrolled, step }
}

test('whoever leaves a page has its place told to the router', () => {
  const { view, scrolled, step } = setup()
  step('onBeforeNavigate', 'search', 'about')
  expect(scrolled).toHaveBeenCalledOnce()
  step('onRendered', 'search', 'about')
  expect(view.scrollTo).not.toHaveBeenCalled()
})

test('whoever goes back before the next page is there stands where they left', () => {
  const { view, scrolled, step } = setup()
  step('onBeforeNavigate', 'search', 'about')
  view.scrollY = 300
  step('onBeforeNavigate', 'search', 'search')
  expect(scrolled).toHaveBeenCalledOnce()
  step('onRendered', 'search', 'search')
  expect(view.scrollTo).toHaveBeenCalledWith({ left: 0, top: 900, behavior: 'instant' })
})
