import type { CallContract } from '../contract/types.ts'
import { Refused, sessionOver } from './errors.ts'

/** Access for everybody, for whoever has a session, and for the owner of a thing; any other is the name of a role. */
const withoutRole = new Set(['public', 'signed-in', 'owner'])

/**
 * Admits a caller by what the contract says of the call (rules 6, 7). Whose the thing is, an operation with access
 * `owner` tells itself.
 * @param role the caller's; null for a visitor
 * @throws Refused when the caller may not make the call
 */
export function admit({ auth, access }: Pick<CallContract, 'auth' | 'access'>, role: string | null): void {
  if (auth === 'required' && role === null) throw sessionOver()
  if (withoutRole.has(access) || role === null || role === access) return
  throw new Refused(`This needs a ${access.replaceAll('_', ' ')} account.`)
}
