import type { NotCarried } from './not-carried.ts'

/** Returns the specifier with which generated code imports a file of the engine: `open/types.ts`. */
export type Specifier = (file: string) => string

/** The names of the generated files. `schema.gen.ts` has the types of the contract; the others are for the engine. */
export type FileName = 'schema.gen.ts' | 'calls.gen.ts' | 'validators.gen.js' | 'validators.gen.d.ts'

export interface Texts {
  readonly files: Readonly<Record<FileName, string>>
  /** What the simulator doesn't follow. */
  readonly notCarried: readonly NotCarried[]
}
