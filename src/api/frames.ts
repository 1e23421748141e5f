import { tokenKey } from './token.ts'
import { createSafeStorage, frameKey, framePrefix } from './storage.ts'

const tabOfAllFrames = createSafeStorage(() => window.sessionStorage)

/** The frames in which the demo shows the app to several people in one window (`SimulatorHost`). */
export const frames = {
  isInside: typeof window !== 'undefined' && window.name.startsWith(framePrefix),
  nameOf: (frame: string) => `${framePrefix}${frame}`,
  // An empty entry means "not logged in", even if someone is logged in elsewhere in the browser.
  setToken: (frame: string, token: string | undefined) =>
    tabOfAllFrames.set(frameKey(`${framePrefix}${frame}`, tokenKey), token ?? ''),
}
