import type { CallContract } from '../engine/contract/types.ts'
import type { PanelBackend } from './panel-context.ts'

type WithContract = Pick<PanelBackend, 'contract'>

/** Returns the names of the contract's calls, sorted. */
export function callsOf({ contract }: WithContract): string[] {
  return Object.keys(contract.calls).toSorted()
}

/** Whether the contract has a call of this name. */
export function isCallOf({ contract }: WithContract, name: string): boolean {
  return Object.hasOwn(contract.calls, name)
}

/** Returns the fields of a call's payload; none if the contract has no such call. */
export function fieldsOf(backend: WithContract, call: string): CallContract['fields'] {
  return isCallOf(backend, call) ? (backend.contract.calls[call]?.fields ?? {}) : {}
}
