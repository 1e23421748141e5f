import { rewrites } from '../../mocks/assumptions/rewrites.ts'
import { answers, shapes } from '../../src/api/answers.gen.ts'
import { fieldsOf, listOf } from '../../src/api/read-answer.ts'
import type { Explain } from '../answers.ts'
import { type Deviation, excerpt, isObject, isReadRefusal, textOf } from '../contract.ts'
import type { Exchange, Received } from '../transport.ts'

/** Evidence on one assumption, by the verdict that it supports. */
export interface Sightings {
  assumed: string[]
  otherwise: string[]
  neither: string[]
}

type Verdict = keyof Sightings
type Fields = Readonly<Record<string, unknown>>

const isList = (value: unknown) => Array.isArray(value)
const when = (assumed: boolean, otherwise: boolean): Verdict =>
  assumed ? 'assumed' : otherwise ? 'otherwise' : 'neither'

/** A text that may be empty. The app reads null as empty. */
const isNoText = ({ at, found }: Deviation) =>
  /\/(?:description|url|time_took|caption|about|summary)$/.test(at) && found === 'null'

/** Collects evidence on the assumptions from the answers of a run. */
export class Observer {
  readonly seen = new Map<string, Sightings>()
  /** The assumptions that are reversed at each place, which is a call and a path without list positions. */
  readonly #reversed = new Map<string, Set<string>>()
  readonly #origin: string

  constructor(url: string) {
    this.#origin = URL.canParse(url) ? new URL(url).origin : ''
  }

  /** Explains deviations by the assumptions that the backend reverses there, if they are among these. */
  explainedBy(reversed: ReadonlySet<string>): Explain {
    return (call, deviation) => {
      if (isNoText(deviation)) return 'unset.text'
      const at = deviation.at.slice(1).replaceAll('/*', '').replaceAll('/', '.')
      const shown = this.#reversed.get(`${call} ${at}`)
      return [...reversed].find((id) => shown?.has(id))
    }
  }

  look(
    { call, httpStatus, verdict }: Exchange,
    { envelope, json }: Pick<Received, 'envelope' | 'json'>,
  ): void {
    if (httpStatus === 413 || httpStatus === 429) {
      this.#note('server-faults', 'assumed', call, 'HTTP', httpStatus)
    }
    if (!verdict || !isObject(json)) return
    if (json['status'] === 'success') {
      if (isObject(envelope)) this.#walk(call, '', answers[call] ?? '', json, envelope)
      return
    }
    const word = json['status']
    const isRead = typeof word === 'string' || isReadRefusal(json, httpStatus ?? 0)
    this.#note('status-word', when(word === 'error', isRead), call, 'status', word)
    if (isRead && word === undefined) this.#note('status-word', 'otherwise', call, 'message', json['message'])
    for (const [field, said] of isObject(json['errors']) ? Object.entries(json['errors']) : [])
      this.#note('errors.form', when(isList(said), typeof said === 'string'), call, `errors.${field}`, said)
    if (httpStatus === null || [401, 413, 429].includes(httpStatus) || httpStatus >= 500) return
    if (call === 'me' || /token|log in/i.test(textOf(json['message']))) return
    this.#note('refusals', when(httpStatus === 200, httpStatus >= 400), call, 'HTTP', httpStatus)
  }

  #walk(call: string, outer: string, shape: string, raw: Fields, read: Fields): void {
    for (const { name: key, kind, nullable, isList: hasRows } of fieldsOf(shape)) {
      const at = outer === '' ? key : `${outer}.${key}`
      const [found, value] = [this.#withoutOrigin(raw[key]), nullable && read[key] === '' ? null : read[key]]
      for (const [id, shows, , isAssumed, isOther] of rewrites) {
        // How an empty list arrives is another assumption.
        if (id === 'profile-rows.text' && (found ?? null) === null) continue
        if (shows(value, { call, at, key, owner: read }))
          this.#note(id, when(isAssumed(found, raw), isOther(found, raw)), call, at, found)
      }
      const inner = shapes[kind]
      if (inner === undefined) continue
      const rowsOf = (one: unknown) => (hasRows ? listOf(one, kind) : [one]) ?? []
      const [rows, readRows] = [rowsOf(found), rowsOf(value)]
      // If rows were left out, those that remain have other positions.
      if (rows.length !== readRows.length) continue
      for (const [index, row] of rows.entries()) {
        const readRow = readRows[index]
        if (isObject(row) && isObject(readRow)) this.#walk(call, at, inner, row, readRow)
      }
    }
  }

  #withoutOrigin(value: unknown): unknown {
    return typeof value === 'string' && value.startsWith(`${this.#origin}/`)
      ? value.slice(this.#origin.length)
      : value
  }

  #note(id: string, verdict: Verdict, call: string, at: string, found: unknown): void {
    const sightings = this.seen.get(id) ?? { assumed: [], otherwise: [], neither: [] }
    this.seen.set(id, sightings)
    const evidence = `${call}: ${at} ${found === undefined ? 'is absent' : excerpt(found, 60)}`
    if (sightings[verdict].length < 2) sightings[verdict].push(evidence)
    if (verdict !== 'otherwise') return
    const place = `${call} ${at}`
    this.#reversed.set(place, (this.#reversed.get(place) ?? new Set()).add(id))
  }
}
