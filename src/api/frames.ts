import { tokenKey } from './token.ts'
import { createSafeStorage, frameKey, framePrefix } from './storage.ts'

const tabOfAllFrames = createSafeStorage(() => window.sessionStorage)

/** Frames of one window in which the demo shows the app to several people (`SimulatorHost`). */
export const frames = {
  isInside: typeof window !== 'undefined' && window.name.startsWith(framePrefix),
  nameOf: (frame: string) => `${framePrefix}${frame}`,
  // An empty entry means "nobody, whoever is logged in elsewhere in the browser".
  setToken: (frame: string, token: string | undefined) =>
    tabOfAllFrames.set(frameKey(`${framePrefix}${frame}`, tokenKey), token ?? ''),
}
