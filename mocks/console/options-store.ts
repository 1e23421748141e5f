import { keepOptions, type RuntimeOptions } from '../runtime/options.ts'
import type { Runtime } from '../runtime/runtime.ts'

/** The runtime's network options for React, and for this tab's next page. */
export interface OptionsStore {
  get(): RuntimeOptions
  set(options: RuntimeOptions): void
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void
}

/** Follows the options: the panel sets them, and the runtime counts a fault down with each call that it hits. */
export function createOptionsStore(runtime: Pick<Runtime, 'options' | 'log'>): OptionsStore {
  const listeners = new Set<() => void>()
  let kept = runtime.options
  const follow = () => {
    if (runtime.options === kept) return
    kept = runtime.options
    keepOptions(kept)
    for (const listener of listeners) listener()
  }
  runtime.log.subscribe(follow)
  return {
    get: () => runtime.options,
    set(options) {
      runtime.options = options
      follow()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
