import { contract } from '../contract/calls.gen.ts'
import { type CallName, isCall } from '../operation.ts'

/** Which half answers a call: the real backend, or the simulator. */
export type Side = 'real' | 'simulated'

/** The value of `VITE_SIMULATE` or `--simulate`. */
export interface Simulated {
  readonly calls: ReadonlySet<CallName>
  /** Whether calls that the backend doesn't have are simulated, too. */
  readonly missing: boolean
}

/** A list of calls that cannot be simulated. The message is a sentence for the user. */
export class WrongChoice extends Error {
  override name = 'WrongChoice'
}

export const allCalls: readonly CallName[] = Object.keys(contract).filter(isCall)
export const tagOf = (call: CallName): string => contract[call].tag
export const tags: readonly string[] = [...new Set(allCalls.map(tagOf))]

/** The calls of the session, which are on one side: a token of one half means nothing to the other (rules 49). */
export const isSessionCall = (call: CallName): boolean => tagOf(call) === 'session'

const sessionCalls = allCalls.filter(isSessionCall)

/**
 * Reads a list of tags, calls and `missing`, separated by commas.
 * @throws WrongChoice if it names something unknown, or only a part of the session's calls, or leaves real calls without
 *   a real session
 */
export function readSimulated(text: string): Simulated {
  const names = text.split(/[\s,]+/).filter(Boolean)
  const calls = new Set(names.flatMap(callsOf))
  const session = sessionCalls.filter((call) => calls.has(call))
  if (session.length > 0 && session.length < sessionCalls.length) {
    throw new WrongChoice(
      `The session’s calls go together, so ${session.join(', ')} can’t be simulated alone. The others are ${sessionCalls.filter((call) => !calls.has(call)).join(', ')}.`,
    )
  }
  if (session.length > 0 && calls.size < allCalls.length) {
    throw new WrongChoice(
      'The session can’t be simulated while other calls are real: the backend would refuse its tokens.',
    )
  }
  return { calls, missing: names.includes('missing') }
}

function callsOf(name: string): readonly CallName[] {
  if (name === 'missing') return []
  if (isCall(name)) return [name]
  const tagged = allCalls.filter((call) => tagOf(call) === name)
  if (tagged.length > 0) return tagged
  throw new WrongChoice(
    `"${name}" is neither a tag nor a call. The tags are ${tags.join(', ')}; "missing" is what the backend lacks.`,
  )
}

/** A call in the panel. */
export interface Tally {
  count: number
  side: Side
  httpStatus: number
}

/** What is kept beyond a page. */
export interface Remembered {
  /** The choices of the panel. */
  readonly choices: Readonly<Record<string, Side>>
  /** The calls that the backend lacks; null if it was never asked. */
  readonly missed: readonly string[] | null
  /** Those of them that it only probably lacks, since a page can't read the answer (CORS). */
  readonly probable: readonly string[]
  /** The calls that the backend has answered, the latest last. Only a person can make them missing again. */
  readonly found: readonly string[]
}

/** What a backend said when it was asked for all calls. The others remain unknown. */
export type Found = Readonly<Record<'found' | 'missed' | 'probable', readonly CallName[]>>

/** Keeps what is remembered, for all tabs of a browser. */
export interface Memory {
  get(): Remembered
  set(remembered: Remembered): void
  /** Calls `listener` when another tab changed something. */
  subscribe(listener: () => void): void
}

/** Forgets everything with the process. */
export function shortMemory(): Memory {
  let remembered: Remembered = { choices: {}, missed: null, probable: [], found: [] }
  return {
    get: () => remembered,
    set: (next) => {
      remembered = next
    },
    subscribe: () => undefined,
  }
}

/** What makes a missing call known in a page. */
export const corsAdvice =
  'To make sure, the backend must send Access-Control-Allow-Origin with HTTP 404, too.'

/** Which half answers each call, and what came of it. */
export class Sides {
  readonly #given: Simulated
  readonly #memory: Memory
  readonly #listeners = new Set<() => void>()
  readonly #tallies = new Map<CallName, Tally>()
  readonly #problems = new Map<string, string>()
  /** Shows a message in the page. */
  notify: (title: string, message: string) => void = () => undefined
  /** Changes with everything that the panel shows. */
  version = 0

  constructor(given: Simulated, memory = shortMemory()) {
    this.#given = given
    this.#memory = memory
    memory.subscribe(() => this.#changed())
  }

  /** Whether calls that the backend lacks are simulated. */
  get missing(): boolean {
    return this.#given.missing
  }

  hasProblem(about: string): boolean {
    return this.#problems.has(about)
  }

  /** The problems of now, a sentence each. */
  get problems(): readonly string[] {
    return [...this.#problems.values()]
  }

  of(call: CallName): Side {
    const given = this.#given.calls.has(call) ? 'simulated' : 'real'
    if (isSessionCall(call)) return given
    return this.#memory.get().choices[call] ?? (this.hasMissed(call) ? 'simulated' : given)
  }

  isChosen(call: CallName, side: Side): boolean {
    return !isSessionCall(call) && this.#memory.get().choices[call] === side
  }

  /** The calls that the backend lacks, which are simulated except for the session's; null if it was never asked. */
  get missed(): readonly string[] | null {
    return this.missing ? this.#memory.get().missed : []
  }

  get found(): readonly CallName[] {
    return this.#memory.get().found.filter(isCall)
  }

  hasMissed(call: CallName): boolean {
    return this.missed?.includes(call) === true
  }

  /** What is known of the backend's having a call. */
  standing(call: CallName): 'real' | 'missing' | 'probably missing' | 'unknown' {
    const { probable } = this.#memory.get()
    if (this.hasMissed(call)) return probable.includes(call) ? 'probably missing' : 'missing'
    return !this.missing || this.found.includes(call) ? 'real' : 'unknown'
  }

  /** Whether it isn't known which half has a call. */
  isOpen(call: CallName): boolean {
    const isReal = isSessionCall(call) || this.isChosen(call, 'real')
    return !isReal && this.of(call) === 'real' && this.standing(call) === 'unknown'
  }

  /** Takes over which calls the backend has. Calls that have answered before stay found. */
  settle(asked: Found): void {
    const kept = this.missed === null ? this.found : []
    const found = [...new Set([...kept, ...asked.found])]
    const missed = asked.missed.filter((call) => !found.includes(call))
    for (const call of allCalls) this.#problems.delete(`lost ${call}`)
    this.#remember({ missed, probable: asked.probable, found })
  }

  /** Notes that the backend lacks a call that it hasn't answered yet. */
  miss(call: CallName, isProbable = false): void {
    if (this.standing(call) === (isProbable ? 'probably missing' : 'missing')) return
    const { missed, probable } = this.#memory.get()
    const others = (calls: readonly string[] | null) => calls?.filter((each) => each !== call) ?? []
    this.#remember({
      missed: [...others(missed), call],
      probable: [...others(probable), ...(isProbable ? [call] : [])],
    })
  }

  /** Notes that the backend has a call. */
  find(call: CallName): void {
    const { found, missed } = this.#memory.get()
    if (found.includes(call) && !missed?.includes(call)) return
    const others = (calls: readonly string[]) => calls.filter((each) => each !== call)
    this.#remember({ missed: missed && others(missed), found: [...others(found), call] })
  }

  #remember(changes: Partial<Remembered>): void {
    this.#memory.set({ ...this.#memory.get(), ...changes })
    this.#changed()
  }

  tallyOf(call: CallName): Tally | undefined {
    return this.#tallies.get(call)
  }

  /** Chooses the half of some calls, in all tabs of this browser. */
  choose(calls: readonly CallName[], side: Side): void {
    const { choices } = this.#memory.get()
    for (const call of calls) this.#problems.delete(`lost ${call}`)
    const chosen = Object.fromEntries(
      calls.filter((call) => !isSessionCall(call)).map((call) => [call, side]),
    )
    this.#remember({ choices: { ...choices, ...chosen } })
  }

  /** Takes back all choices. */
  reset(): void {
    this.#remember({ choices: {} })
  }

  count(call: CallName, side: Side, httpStatus: number): void {
    this.#tallies.set(call, { count: (this.#tallies.get(call)?.count ?? 0) + 1, side, httpStatus })
    this.#changed()
  }

  /**
   * Shows a problem in the panel until it is solved.
   * @param about what the problem is about: its next report replaces it
   * @param problem a sentence; undefined if it is solved
   */
  report(about: string, problem: string | undefined): void {
    if (this.#problems.get(about) === problem) return
    if (problem === undefined) this.#problems.delete(about)
    else {
      console.warn(problem)
      this.#problems.set(about, problem)
    }
    this.#changed()
  }

  /** @returns a function that unsubscribes */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #changed(): void {
    this.version += 1
    for (const listener of this.#listeners) listener()
  }
}
