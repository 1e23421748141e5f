import { saveOtherwise } from '../engine/hosts/browser/saved.ts'
import type { Runtime } from '../operation.ts'

/** The reversed assumptions as a store for React; they are saved for this tab. */
export type OtherwiseStore = ReturnType<typeof createOtherwiseStore>

/** Creates the store. @param runtime receives every change */
export function createOtherwiseStore(runtime: Pick<Runtime, 'name' | 'otherwise'>) {
  const listeners = new Set<() => void>()
  return {
    get: () => runtime.otherwise,
    set(ids: ReadonlySet<string>) {
      runtime.otherwise = ids
      saveOtherwise(runtime.name, ids)
      for (const listener of listeners) listener()
    },
    /** @returns a function that ends the subscription */
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
