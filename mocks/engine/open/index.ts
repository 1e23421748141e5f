/** The API for backends with an open contract, besides that of `../index.ts` (see `../README.md`). */
export { authorization } from '../base/token.ts'
export { openContract } from './convention.ts'
export { simulate, type Simulated } from './simulate.ts'
