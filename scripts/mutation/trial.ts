import type { CallName } from '../../mocks/operation.ts'
import { loadChanged } from './changed-backend.ts'
import type { Change } from './changes.ts'
import { type Failure, numbered, outcomes } from './world.ts'

/** A change to try. */
export interface Trial {
  change: Change
  /** The files that the change affects. */
  affected: readonly string[]
  /** The calls that a failure may name. */
  calls: readonly CallName[]
  /** The numbers of the checks that reach the changed place. */
  checks: readonly number[]
}

/** What the kit says about a changed backend. */
export interface Verdict {
  /** `other`: only under calls that don't use the changed file. `broken`: no backend came up, so nothing was tried. */
  seen: 'right' | 'other' | 'no' | 'broken'
  /** The first failure that names the right call, or else the first. */
  failure?: string
}

/** Runs checks against the backend with a change, until one fails under the right call. */
export async function tryChange({ change, affected, calls, checks }: Trial): Promise<Verdict> {
  const right = new Set(calls)
  const reaching = numbered.filter(([number]) => checks.includes(number))
  const isRight = ({ call }: { call: CallName }) => right.has(call)
  // Those of the right calls first, because the first failure ends the trial.
  const inOrder = [
    ...reaching.filter(([, check]) => isRight(check)),
    ...reaching.filter(([, check]) => !isRight(check)),
  ]
  const { simulate } = await loadChanged(change, new Set(affected))
  let first: string | undefined
  for await (const { failures } of outcomes(inOrder, simulate)) {
    const found = failures.find(isRight)
    if (found) return { seen: 'right', failure: described(found) }
    first ??= failures[0] && described(failures[0])
  }
  return first === undefined ? { seen: 'no' } : { seen: 'other', failure: first }
}

const described = ({ call, message }: Failure) => `${call}: ${message}`
