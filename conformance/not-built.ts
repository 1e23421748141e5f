import { contract } from '../mocks/contract/calls.gen.ts'
import { type CallName, isCall } from '../mocks/operation.ts'
import { isNotBuilt } from '../src/api/refusal.ts'
import { type Target, Transport } from './transport.ts'

/**
 * Finds the calls that a backend doesn't have, by making each once, as a visitor and without fields, which changes
 * nothing.
 */
export async function callsNotBuilt(target: Target): Promise<ReadonlySet<CallName>> {
  const probe = new Transport(target, () => undefined)
  const found = new Set<CallName>()
  const calls = Object.keys(contract).filter(isCall)
  for (const call of calls) {
    const { exchange, json } = await probe.send(call, null, 'visitor')
    if (exchange.httpStatus !== null && isNotBuilt(call, json, exchange.httpStatus)) found.add(call)
  }
  // A backend without any call has another address.
  return found.size === calls.length ? new Set() : found
}
