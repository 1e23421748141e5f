import type { CallName } from '../mocks/operation.ts'
import type { Kind, Outcome, Result } from './check.ts'
import { callNames, contractOf, type Deviation } from './contract.ts'
import type { Recorder, Seen } from './run.ts'

/** Returns the assumption that explains a deviation, if this backend reverses it. */
export type Explain = (call: CallName, deviation: Deviation) => string | undefined

/** Compares the answers of a run with the contract, call by call: strictly, and as the app reads them. */
export function resultsOfAnswers(
  recorder: Recorder,
  explain: Explain,
  { stopped, notBuilt }: { stopped?: string | undefined; notBuilt?: ReadonlySet<CallName> } = {},
): Result[] {
  return callNames.flatMap((call) => {
    const answers = recorder.answers.get(call)
    const result = (kind: Kind, title: string, outcome: Outcome): Result => ({
      check: { call, kind, title },
      outcome,
    })
    const judged = (seen: ReadonlyMap<string, Seen> | undefined): Outcome => {
      const outcome = outcomeOf(call, [...(seen?.values() ?? [])], explain)
      if (outcome.status !== 'passed' || (answers?.succeeded ?? 0) > 0) return outcome
      if (notBuilt?.has(call)) return { status: 'not checked', message: `needs ${call}, which isn't built` }
      const message = answers ? 'the call never succeeded in this run' : 'the call was not made in this run'
      return { status: 'not checked', message: stopped ?? message }
    }
    const isFile = contractOf(call).produces === 'file'
    const isAnswered = answers !== undefined && answers.succeeded + answers.refused > 0
    const revealed = [...(answers?.revealed.values() ?? [])]
    return [
      ...(isAnswered
        ? [result('access', 'answers reveal no secrets', outcomeOf(call, revealed, noExcuse))]
        : []),
      result('strict', 'answers follow the contract', judged(answers?.strict)),
      ...(isFile ? [] : [result('reading', 'the app can read the answers', judged(answers?.reading))]),
    ]
  })
}

const noExcuse: Explain = () => undefined

function outcomeOf(call: CallName, seen: readonly Seen[], explain: Explain): Outcome {
  const explained = seen.map((one) => ({ ...one, assumption: explain(call, one.deviation) }))
  const unexplained = explained.filter(({ assumption }) => assumption === undefined)
  const shown = unexplained.length > 0 ? unexplained : explained
  const [first] = shown
  if (!first) return { status: 'passed' }
  const message = shown.map(({ deviation }) => wordsOf(deviation)).join('; ')
  const evidence = [...new Set(shown.map(({ exchange }) => exchange))].slice(0, 3)
  const { assumption } = first
  const deviations = shown.map(({ deviation: one, count }) => ({ ...one, count }))
  if (assumption === undefined) return { status: 'failed', message, evidence, deviations }
  return { status: 'otherwise', message, assumption, evidence }
}

function wordsOf({ at, message, found }: Deviation): string {
  return `${at} ${message}${found === '' ? '' : `, but is ${found}`}`
}
