import type { Tx, WorldData } from '../model/world.ts'
import type { StoredFiles } from './storage.ts'

/** Somebody to sign in as from the simulator's panel. */
export interface Persona {
  account_id: number
  /** Why one would choose them: "has applications in every status". */
  about: string
}

/** A seeded world. The same seed and moment give the same world, byte by byte. */
export interface Scenario {
  name: string
  /** One sentence for the simulator's panel. */
  about: string
  personas: readonly Persona[]
  /**
   * Makes the world.
   * @param seed for the scenario's chance
   * @param now the moment it is seen from, in milliseconds since 1970 UTC; its dates lie before that
   */
  build(seed: number, now: number): { data: WorldData; files: StoredFiles }
  /**
   * Makes a file that its rows name and nobody stored, because there would be too many.
   * @returns undefined for a name that is none of these, or whose row is gone
   */
  file?(name: string, tx: Tx): Blob | undefined
}
