import { type Assumption, assumptions, type OtherwiseId } from '../../mocks/assumptions.ts'
import { assumedIn } from '../../mocks/contract/assumed.gen.ts'
import type { Result } from '../check.ts'
import type { Finding } from '../report/report.ts'
import { type Limits, outcomeOf, type Recorder } from '../run.ts'
import type { Stage } from '../stage.ts'
import type { Observer, Sightings } from './observe.ts'
import { type Probed, probes } from './probes.ts'

/** The results of probes by assumption. A string says why there is no result. */
export type ProbeResults = ReadonlyMap<string, Probed | string>

/** Whether an assumption is about a call. */
export function isAbout({ id, calls }: Assumption, call: string): boolean {
  return calls === 'all' || assumedIn[id]?.includes(call) === true
}

export async function runProbes(
  stage: Stage,
  recorder: Recorder,
  limits: Limits,
  isWanted: (assumption: Assumption) => boolean,
): Promise<ProbeResults> {
  const results = new Map<string, Probed | string>()
  for (const entry of assumptions.filter(isWanted)) {
    const probe = Object.entries(probes).find(([id]) => id === entry.id)?.[1]
    if (!probe) continue
    let probed: Probed | undefined
    const run = async () => {
      probed = await probe(stage)
    }
    const outcome = await outcomeOf({ run }, stage, recorder, limits)
    results.set(entry.id, probed ?? ('message' in outcome ? outcome.message : 'no result'))
    await stage.tidy().catch(() => undefined)
  }
  return results
}

/** Judges every assumption by its probe, else by the answers of the run, else by the checks that rely on it. */
export function findingsOf(probed: ProbeResults, observer: Observer, results: readonly Result[]): Finding[] {
  return assumptions.map((entry: Assumption) => {
    const { id, assumes, otherwise, effect } = entry
    const outcomes = results.filter(({ check }) => check.assumes?.some((one) => one === id))
    const probe = probed.get(id)
    const judged =
      (typeof probe === 'object' && probe) ||
      seenVerdict(id, observer.seen.get(id)) ||
      byChecks(id, outcomes, otherwise !== undefined)
    const [why] = outcomes.flatMap(({ outcome }) => ('message' in outcome ? [outcome.message] : []))
    const unknown = typeof probe === 'string' ? probe : (why ?? 'no answer in this run shows it')
    const { verdict, evidence } = judged ?? { verdict: 'not checked' as const, evidence: unknown }
    return { id, verdict, assumes, otherwise, effect, evidence }
  })
}

/** Returns the assumptions that the backend reverses, by probes and answers. */
export function reversedBy(probed: ProbeResults, observer: Observer): ReadonlySet<string> {
  const found = findingsOf(probed, observer, [])
  return new Set(found.flatMap(({ id, verdict }) => (verdict === 'otherwise' ? [id] : [])))
}

/** Forms that the app reads value by value, so that answers may mix both. */
const mixed: ReadonlySet<string> = new Set<OtherwiseId>([
  'numbers',
  'ids',
  'booleans',
  'times',
  'lists.absent',
  'lists.null',
  'unset.text',
  'unset.absent',
  'refusals',
  'status-word',
  'errors.form',
])

function seenVerdict(id: string, seen: Sightings | undefined): Probed | undefined {
  if (!seen) return undefined
  const kinds = (['assumed', 'otherwise', 'neither'] as const).filter((kind) => seen[kind].length > 0)
  const [only] = kinds
  const evidence = kinds.map((kind) => seen[kind].join('; ')).join('. But ')
  if (kinds.length === 1 && only !== undefined) return { verdict: only, evidence }
  return { verdict: mixed.has(id) && seen.neither.length === 0 ? 'otherwise' : 'neither', evidence }
}

function byChecks(id: string, outcomes: readonly Result[], hasOther: boolean): Probed | undefined {
  for (const { check, outcome } of outcomes) {
    if (outcome.status === 'otherwise' && outcome.assumption === id)
      return { verdict: 'otherwise', evidence: `${check.call}: ${outcome.message}` }
  }
  const failed = outcomes.find(({ outcome }) => outcome.status === 'failed' && !outcome.unusable)
  if (failed && 'message' in failed.outcome) {
    // A check that relies on several assumptions doesn't tell which of them doesn't hold.
    if (failed.check.assumes && failed.check.assumes.length > 1) return undefined
    return { verdict: 'neither', evidence: `${failed.check.call}: ${failed.outcome.message}` }
  }
  const passed = outcomes.filter(({ outcome }) => outcome.status === 'passed').length
  if (passed === 0 || hasOther) return undefined
  return {
    verdict: 'assumed',
    evidence: `${passed} ${passed === 1 ? 'check that relies' : 'checks that rely'} on it passed`,
  }
}
