import type { CallContract } from '../contract/types.ts'
import { Refused, sessionOver } from '../base/errors.ts'

/** Values of `x-access` that are not roles. */
const withoutRole = new Set(['public', 'signed-in', 'owner'])

/**
 * Checks a caller against the contract (rules 6, 7). Operations check ownership themselves.
 * @param role the caller's role; null for a visitor
 * @throws Refused if the caller may not make the call
 */
export function admit({ auth, access }: Pick<CallContract, 'auth' | 'access'>, role: string | null): void {
  if (auth === 'required' && role === null) throw sessionOver()
  if (withoutRole.has(access) || role === null || role === access) return
  throw new Refused(`This needs a ${access.replaceAll('_', ' ')} account. Please log in with one.`)
}
