/** The API for backends with an open contract, besides that of `../index.ts` (see `../README.md`). */
export { authorization } from '../base/token.ts'
export { openContract } from './convention.ts'
export { simulate } from './simulate.ts'
/** @public for the backends that `init` writes */
export type { Simulated } from './simulate.ts'
