import type { StoredFiles } from '../storage/storage.ts'
import type { TableSpecs } from './table.ts'
import type { TxOf, WorldData } from './world.ts'

/** Somebody to log in as from the simulator's panel. */
export interface Persona {
  account_id: number
  /** Why one would choose them: "has borrowed more than anybody". */
  about: string
}

/** A seeded world. The same seed and moment give the same world, byte by byte. */
export interface Scenario<S extends TableSpecs> {
  name: string
  /** One sentence for the simulator's panel. */
  about: string
  personas: readonly Persona[]
  /**
   * Makes the world.
   * @param seed for the scenario's random choices
   * @param now the moment it is seen from, in milliseconds since 1970 UTC; its dates lie before that
   */
  build(seed: number, now: number): { data: WorldData<keyof S & string>; files: StoredFiles }
  /**
   * Makes a file that its rows name and nobody stored, because there would be too many.
   * @returns undefined for a name that is none of these, or whose row is gone
   */
  file?(name: string, tx: TxOf<S>): Blob | undefined
}
