import type { CallName } from '../../mocks/operation.ts'
import type { Counted, Result } from '../check.ts'
import { contractLines } from '../contract.ts'

/** The areas of causes, in the order in which to mend them: what breaks the app first, what is merely strict last. */
const areas = ['reach', 'cors', 'envelope', 'unread', 'refused', 'leaks', 'rules', 'input', 'strict'] as const
type Area = (typeof areas)[number]

/** What several failures have in common. */
export interface Cause {
  /** Such as “`status` is missing in 31 answers”. */
  title: string
  fix: string
  calls: readonly CallName[]
  failures: readonly Result[]
}

interface Symptom {
  area: Area
  /** The same for every failure with this cause. */
  what: string
  example: string
  /** A percent sign stands for the fields of all symptoms. */
  fix: string
  /** The field of an answer. */
  name?: string
  /** The number of answers that show it; undefined for what a check found. */
  answers?: number
  result: Result
}

/** Groups the failures of a run by cause, in the order in which to mend them. */
export function causesOf(results: readonly Result[]): Cause[] {
  const rank = ({ area }: Symptom) => areas.indexOf(area)
  const symptoms = Map.groupBy(results.flatMap(symptomsOf), ({ what }) => what)
  return [...symptoms.values()]
    .map((same) => same.toSorted((a, b) => rank(a) - rank(b)))
    .toSorted(([a], [b]) => (a && b ? rank(a) - rank(b) : 0))
    .flatMap((same) => {
      const [first] = same
      if (!first) return []
      const failures = [...new Set(same.map(({ result }) => result))]
      const calls = [...new Set(failures.map(({ check }) => check.call))]
      return [
        { title: titleOf(first, same, calls), fix: first.fix.replace('%', namesOf(same)), calls, failures },
      ]
    })
}

function titleOf(first: Symptom, same: readonly Symptom[], calls: readonly CallName[]): string {
  const [call = ''] = calls
  if (first.answers !== undefined) {
    const answers = sum(Map.groupBy(same, ({ result }) => result.check.call))
    const [names, what] = [namesOf(same), first.what.slice(first.what.indexOf(' ') + 1)]
    return `${names} ${names === first.name ? what : what.replace(/^is /, 'are ')} in ${answers} ${answers === 1 ? 'answer' : 'answers'} of ${listed(calls)}${first.example}`
  }
  const { title } = first.result.check
  if (first.area === 'cors') return `${title}: ${first.example}`
  if (same.length === 1) return `${call} ${title}: ${first.example}`
  return `${listed(calls)}: ${first.example} (${same.length} checks)`
}

const namesOf = (same: readonly Symptom[]) => listed([...new Set(same.flatMap(({ name }) => name ?? []))])

/** Counts the answers with a deviation. The strict check of a call and the one as the app reads it see the same ones. */
function sum(byCall: ReadonlyMap<CallName, readonly Symptom[]>): number {
  let all = 0
  for (const symptoms of byCall.values()) all += Math.max(...symptoms.map(({ answers = 0 }) => answers))
  return all
}

function listed(names: readonly string[]): string {
  const kind = names[0]?.startsWith('`') === true ? 'fields' : 'calls'
  return names.length > 4 ? `${names.length} ${kind} (${names.slice(0, 3).join(', ')}, …)` : names.join(', ')
}

function symptomsOf(result: Result): Symptom[] {
  const { outcome } = result
  if (outcome.status !== 'failed') return []
  const { deviations, message } = outcome
  if (deviations) return deviations.map((one) => ofDeviation(one, result))
  const area = areaOf(result, message)
  return [
    { area, what: general(message), example: short(message), fix: fixOf(area, result, message), result },
  ]
}

function ofDeviation({ at, message, found, count }: Counted, result: Result): Symptom {
  const field = at.split('/').findLast((part) => part !== '' && part !== '*')
  const name = field === undefined ? 'The answer' : `\`${field}\``
  const { call, kind } = result.check
  const isEnvelope = field === undefined || at === '/status' || at === '/message'
  const unread = isEnvelope ? 'envelope' : 'unread'
  const area = kind === 'access' ? 'leaks' : kind === 'reading' ? unread : 'strict'
  const line = contractLines.get(call)
  const source = line === undefined ? '' : ` (openapi.yaml, line ${line})`
  const fix =
    area === 'leaks'
      ? `Leave % out of the answers of ${call}.`
      : at === '/status'
        ? 'Send `status` with every answer: `success`, or `error` if the call is refused.'
        : `Send % as the contract says${source}.`
  const example = found === '' ? '' : `, such as ${short(found)}`
  // Fields of one object that have one fault have one cause.
  const what = `${at.slice(0, at.lastIndexOf('/'))} ${message}`
  return { area, what, example, fix, name, answers: count, result }
}

function areaOf({ check: { kind, title } }: Result, message: string): Area {
  if (kind === 'cors') return 'cors'
  if (
    title === 'answers at all' ||
    /doesn't answer within|breaks the connection|redirects to|failed \d+ of|^the setup's/.test(message)
  )
    return 'reach'
  if (/without a JSON envelope|nested more than|lacks what this check needs/.test(message)) return 'envelope'
  if (message.includes('refuses this: ')) return 'refused'
  return kind === 'access' ? 'leaks' : kind === 'input' ? 'input' : 'rules'
}

function fixOf(area: Area, { check: { call, title, rule } }: Result, message: string): string {
  if (message.startsWith("the setup's")) return 'Mend the hook in the setup file.'
  if (area === 'reach')
    return 'Let the backend answer every call at this address, each time and without a redirect.'
  if (area === 'cors')
    return 'Send Access-Control-Allow-Origin with every answer, and allow the header authorization in the answer to OPTIONS. If the app’s pages come from the backend’s own origin, name it with --origin.'
  if (area === 'envelope')
    return `Answer ${call} with a JSON object that has \`status\` and \`message\`, and the fields of the contract.`
  const source = rule === undefined ? 'docs/conformance.md' : `rule ${rule} in docs/rules.md`
  return `Let ${call} pass “${title}” (${source}).`
}

/** Removes from a failure's message what differs between failures with one cause. */
function general(message: string): string {
  return message
    .replaceAll(/\/api\/[\w/-]+/g, '/api/…')
    .replaceAll(/ ?\(called by [^()]*\)/g, '')
    .replaceAll(/\bq\w+x\d+z\b|\d+/g, '#')
}

function short(message: string): string {
  const line = message.replaceAll(/\s+/g, ' ')
  return line.length > 160 ? `${line.slice(0, 160)}…` : line
}
