/** The API for writing backends (see `README.md`). A host (`hosts/`) or a `Runtime` runs a backend. */
export type { Backend } from './backend.ts'
export { day, iso, newWorldState, worldState } from './base/clock.ts'
export { Refused, refuseField } from './base/errors.ts'
export { houseContract } from './call/house.ts'
export { fileAnswer, type OperationSet, operationsOf, owned } from './call/operation.ts'
export type { Row, Tx } from './call/types.ts'
export { table } from './data/table.ts'
export type { RowOf } from './data/world.ts'
