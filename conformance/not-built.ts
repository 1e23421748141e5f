import { randomUUID } from 'node:crypto'
import type { CallName } from '../mocks/operation.ts'
import { isNotBuilt } from '../src/api/refusal.ts'
import { likeUnknownPath, type PathAnswer } from '../src/api/unknown-path.ts'
import { callNames, contractOf } from './contract.ts'
import { NotChecked } from './failures.ts'
import { Unreachable, Transport } from './transport.ts'

export interface NotBuilt {
  calls: ReadonlySet<CallName>
  /** Why some calls could not be tried. */
  problem?: string
}

/**
 * Finds the calls that a backend doesn't have, by making each once, as a visitor and without fields, which changes
 * nothing. A call that answers HTTP 404, 405 or 501 like a path that nobody knows isn't built.
 * @param known calls that need not be tried
 */
export async function callsNotBuilt(run: Transport, known: ReadonlySet<CallName>): Promise<NotBuilt> {
  const probe = new Transport(run.target, () => undefined, run.pace)
  const tried = callNames.filter((call) => !known.has(call))
  const found = new Set<CallName>()
  const done = new Set<CallName>()
  try {
    const isUnknown = await unknownPaths(probe)
    for (const call of tried) {
      const { exchange, json } = await probe.send(call, null, 'visitor')
      const { httpStatus } = exchange
      // HTTP 429 doesn't say whether the backend has the call.
      if (httpStatus === null || httpStatus === 429) continue
      done.add(call)
      if (
        isNotBuilt(call, json, httpStatus) ||
        isUnknown({ call, httpStatus, text: JSON.stringify(json) ?? '' })
      )
        found.add(call)
    }
  } catch (error) {
    if (!(error instanceof Unreachable || error instanceof NotChecked)) throw error
  }
  const missed = tried.filter((call) => !done.has(call))
  // A backend without any call has another address.
  const calls = found.size === callNames.length ? known : new Set([...known, ...found])
  if (missed.length === 0) return { calls }
  return {
    calls,
    problem: `Whether these are built is unknown, since they got no answer: ${missed.join(', ')}.`,
  }
}

/** Returns a function that recognises the answer to a path that the backend doesn't know. */
async function unknownPaths(probe: Transport): Promise<(answer: PathAnswer) => boolean> {
  const ask = async () => {
    const call = `no-such-call-${randomUUID()}`
    const answer = await probe.ask(`/api/${call}`, { method: 'POST' })
    return 'problem' in answer
      ? undefined
      : { call, httpStatus: answer.status, text: new TextDecoder().decode(answer.bytes) }
  }
  const [one, other] = [await ask(), await ask()]
  if (!one || !other || !isNotBuilt('', undefined, one.httpStatus)) return () => false
  return likeUnknownPath(one, other)
}

/** Names calls as `--not-built` takes them: by their tag, if it has no others. */
export function namesOf(calls: ReadonlySet<CallName>): string[] {
  const tags = Map.groupBy(callNames, (call) => contractOf(call).tag)
  return [...tags].flatMap(([tag, all]) =>
    all.every((call) => calls.has(call)) ? [tag] : all.filter((call) => calls.has(call)),
  )
}
