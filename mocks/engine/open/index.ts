/** The API for backends with an open contract, besides that of `../index.ts` (see `../README.md`). */
export { authorization, openContract } from './convention.ts'
export { openOperationsOf } from './operation.ts'
