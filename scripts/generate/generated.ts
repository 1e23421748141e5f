import type { NotCarried } from './not-carried.ts'

/** Returns the specifier with which generated code imports a file of the engine: `open/types.ts`. */
export type Specifier = (file: string) => string

export interface Texts {
  /** By name. `schema.gen.ts` has the types of the contract; the others are for the engine. */
  readonly files: Readonly<Record<string, string>>
  /** What calls without an operation are about, a line for each resource, and which change nothing. */
  readonly recognised: readonly string[]
  /** What the simulator doesn't follow. */
  readonly notCarried: readonly NotCarried[]
}
