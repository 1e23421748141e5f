import { saveOptions } from '../engine/hosts/browser/saved.ts'
import type { NetworkOptions } from '../engine/network/network.ts'
import type { BackendTypes } from '../engine/call/types.ts'
import type { Runtime } from '../engine/runtime.ts'

/** The runtime's network options as a store for React; they are saved for this tab. */
export type OptionsStore = ReturnType<typeof createOptionsStore>

/** Creates the store. The panel sets the options, and the runtime counts down a fault with each call it affects. */
export function createOptionsStore(runtime: Pick<Runtime<BackendTypes>, 'name' | 'options' | 'log'>) {
  const listeners = new Set<() => void>()
  let saved = runtime.options
  const follow = () => {
    if (runtime.options === saved) return
    saved = runtime.options
    saveOptions(runtime.name, saved)
    for (const listener of listeners) listener()
  }
  runtime.log.subscribe(follow)
  return {
    get: () => runtime.options,
    set(options: NetworkOptions) {
      runtime.options = options
      follow()
    },
    /** @returns a function that ends the subscription */
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
