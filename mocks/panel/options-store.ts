import { saveOptions } from '../engine/hosts/browser/saved.ts'
import type { NetworkOptions } from '../engine/network/network.ts'
import type { BackendTypes } from '../engine/call/types.ts'
import type { Runtime } from '../engine/runtime.ts'
import { createValue, type Value } from '../../src/ui/value.ts'

/** The runtime's network options as a store for React; they are saved for this tab. */
export type OptionsStore = Value<NetworkOptions>

/** Creates the store. The panel sets the options, and the runtime counts down a fault with each call it affects. */
export function createOptionsStore(
  runtime: Pick<Runtime<BackendTypes>, 'backend' | 'options' | 'log'>,
): OptionsStore {
  const saved = createValue(runtime.options)
  const follow = () => {
    if (runtime.options === saved.get()) return
    saveOptions(runtime.backend.name, runtime.options)
    saved.set(runtime.options)
  }
  runtime.log.subscribe(follow)
  return {
    ...saved,
    get: () => runtime.options,
    set(options) {
      runtime.options = options
      follow()
    },
  }
}
