import type { BackendTypes } from '../../call/types.ts'
import type { Runtime } from '../../runtime.ts'

/**
 * Tells the other pages of this browser when the world changes here, and follows when it changes there. What only reads
 * and leaves a trace, such as counting views, is not broadcast: pages that follow each other would never come to rest.
 * @param name of the store that the pages share
 * @param onChange called once this page has caught up
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
    isOutdated = isFollowing
    if (isFollowing) return
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

  runtime.subscribe((origin) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel stays within its origin
    if (origin) channel.postMessage(null)
  })
  channel.addEventListener('message', () => void follow())
}
