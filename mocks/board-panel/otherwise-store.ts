import { saveOtherwise } from '../engine/hosts/browser/saved.ts'
import type { Runtime } from '../operation.ts'
import { createValue, type Value } from '../../src/ui/value.ts'

/** The reversed assumptions as a store for React; they are saved for this tab. */
export type OtherwiseStore = Value<ReadonlySet<string>>

/** Creates the store. @param runtime receives every change */
export function createOtherwiseStore(runtime: Pick<Runtime, 'backend' | 'otherwise'>): OtherwiseStore {
  const value = createValue(runtime.otherwise)
  return {
    ...value,
    set(ids) {
      runtime.otherwise = ids
      saveOtherwise(runtime.backend.name, ids)
      value.set(ids)
    },
  }
}
