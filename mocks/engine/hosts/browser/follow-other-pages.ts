import type { BackendTypes } from '../../call/types.ts'
import type { Runtime } from '../../runtime.ts'

/**
 * Notifies the other pages of this browser when the world changes here, and applies their changes: at once, or when the
 * page becomes visible or returns from the back/forward cache. A hidden page could be frozen halfway. Side effects of
 * reads, such as counted views, are not broadcast: otherwise pages that refetch would trigger each other endlessly.
 * @param name the name of the store that the pages share
 * @param onChange called after this page has applied their changes
 */
export function followOtherPages<B extends BackendTypes>(
  runtime: Runtime<B>,
  name: string,
  onChange: () => void,
): void {
  const channel = new BroadcastChannel(name)
  let isFollowing = false
  let isOutdated = false

  async function follow(): Promise<void> {
    isOutdated = isFollowing || document.visibilityState !== 'visible'
    if (isOutdated) return
    isFollowing = true
    try {
      await runtime.read(() => null)
      onChange()
    } catch (error) {
      console.warn('The changes of another page could not be read.', error)
    } finally {
      isFollowing = false
    }
    if (isOutdated) await follow()
  }

  runtime.store.subscribe((origin) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel stays within its origin
    if (origin) channel.postMessage(null)
  })
  channel.addEventListener('message', () => void follow())
  document.addEventListener('visibilitychange', () => {
    if (isOutdated) void follow()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    // A frozen page receives no messages.
    if (persisted) void follow()
  })
}
