import type { components, paths } from '../src/api/schema.gen.ts'
import { contract } from './contract/calls.gen.ts'
import type * as backend from './engine/backend.ts'
import type * as network from './engine/network/network.ts'
import type * as engine from './engine/call/operation.ts'
import { Refused } from './engine/base/errors.ts'
import { operationsOf } from './engine/call/operation.ts'
import type * as types from './engine/call/types.ts'
import type { Runtime as AnyRuntime } from './engine/runtime.ts'
import type { Scenario as AnyScenario } from './engine/data/scenario.ts'
import type { OtherwiseId } from './assumptions.ts'
import type { Row, tables } from './model/tables.ts'

/**
 * The engine's types for this contract and model. Code that uses a field missing from the contract does not compile.
 */
export interface JobBoard {
  paths: paths
  calls: typeof contract
  tables: typeof tables
  actor: Row<'accounts'>
  session: Row<'sessions'>
  otherwise: OtherwiseId
}

/** The name of a call: its path without `/api/`. */
export type CallName = types.CallName<JobBoard>
/** An entity or value of the contract, such as `Schema<'Job'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]
/** The payload of the call `K`, as operations receive it. */
export type Body<K extends CallName> = types.Body<JobBoard, K>
/** The context of every call, and of every read or change outside a call. */
export type Context = engine.Context<JobBoard>
/** The context of the operation for the call `K`. */
export type CallContext<K extends CallName> = engine.CallContext<JobBoard, K>
/** One operation for each call; a missing one does not compile. */
export type OperationSet = engine.OperationSet<JobBoard>
/** Access to the simulated job board's data. */
export type WorldAccess = backend.WorldAccess<JobBoard>
/** The simulated job board. */
export type Runtime = AnyRuntime<JobBoard>
/** A seeded world of the job board. */
export type Scenario = AnyScenario<typeof tables>
/** The simulated network's options for the job board. */
export type NetworkOptions = network.NetworkOptions<CallName>
/** A fault of the simulated network for the job board's calls. */
export type Fault = network.Fault<CallName>

export { quoted } from './engine/base/quoted.ts'

/** Whether the contract has a call of this name. */
export function isCall(name: string): name is CallName {
  return Object.hasOwn(contract, name)
}

/** Defines the operation of a call. */
export const operation = operationsOf<JobBoard>(contract)

/** Defines an operation that answers with an example until the call is written; without one, it refuses with HTTP 501. */
export function unwritten<K extends CallName>(
  call: K,
  example?: types.Answer<JobBoard, K>,
): engine.Operation<JobBoard, K> {
  return {
    call,
    unwritten: 'example',
    run() {
      if (example) return example
      throw new Refused(`The simulator does not answer /api/${call} yet.`, { httpStatus: 501 })
    },
  }
}
