import type { CallName } from '../../mocks/operation.ts'
import * as fc from 'fast-check'
import type { Tx } from '../../mocks/model/tables.ts'
import { personas } from '../../mocks/scenarios/personas.ts'
import { setKeys } from './third-parties.ts'
import { MemoryStorage } from '../../mocks/engine/storage/memory.ts'
import { type Answered, createTestBackend, type FormInput, type TestBackend } from './backend.ts'

export const people = ['ada', 'newcomer', 'harbour', 'smallShop'] as const
export type Person = (typeof people)[number]
const seekers = ['ada', 'newcomer'] as const
const recruiters = ['harbour', 'smallShop'] as const

/** The choices of one step: who acts, on which rows, and in which variant. */
export interface Choices {
  seeker: (typeof seekers)[number]
  recruiter: (typeof recruiters)[number]
  anybody: Person
  first: number
  second: number
  flag: boolean
}

export const choices: fc.Arbitrary<Choices> = fc.record({
  seeker: fc.constantFrom(...seekers),
  recruiter: fc.constantFrom(...recruiters),
  anybody: fc.constantFrom(...people),
  first: fc.nat({ max: 30 }),
  second: fc.nat({ max: 30 }),
  flag: fc.boolean(),
})

/** Returns the value at any index, which wraps around at the end; undefined if there are no values. */
export const at = <T>(values: readonly T[], index: number): T | undefined => values[index % values.length]

/** Two tabs on one store, and the people who use them. */
export class Play {
  readonly storage: MemoryStorage
  #tabs: [TestBackend, TestBackend]
  #current = 0
  readonly #tokens = new Map<Person, string>()
  readonly passwords = new Map<Person, string>()

  private constructor(storage: MemoryStorage, tabs: [TestBackend, TestBackend]) {
    this.storage = storage
    this.#tabs = tabs
  }

  static async begin(): Promise<Play> {
    const storage = new MemoryStorage()
    const first = await createTestBackend('everyday', storage)
    await setKeys(first)
    return new Play(storage, [first, await createTestBackend('everyday', storage)])
  }

  get tab(): TestBackend {
    return this.#tabs[this.#current === 0 ? 0 : 1]
  }

  get tabs(): readonly TestBackend[] {
    return this.#tabs
  }

  changeTab(): void {
    this.#current = 1 - this.#current
  }

  /** Reopens the current tab with the stored world. */
  async reload(): Promise<void> {
    const fresh = await createTestBackend('everyday', this.storage)
    must(fresh.runtime.store.notice === null, 'the world is read again')
    this.#tabs = this.#current === 0 ? [fresh, this.#tabs[1]] : [this.#tabs[0], fresh]
  }

  async tokenOf(person: Person): Promise<string> {
    const known = this.#tokens.get(person)
    if (known !== undefined && (await this.tab.call('me', {}, known)).httpStatus === 200) return known
    const token = await this.tab.signIn(personas[person])
    this.#tokens.set(person, token)
    return token
  }

  /** Makes a call whose HTTP status must be 200, whether it succeeds or is refused. */
  async call<K extends CallName>(person: Person, call: K, body: FormInput<K>): Promise<Answered<K>> {
    const answered = await this.tab.call(call, body, await this.tokenOf(person))
    must(answered.httpStatus === 200, `${call} does not fail`)
    return answered
  }

  look<T>(look: (tx: Tx, now: number) => T): Promise<T> {
    return this.tab.runtime.read(({ tx, now }) => look(tx, now))
  }
}

export function succeeded<K extends CallName>(answered: Answered<K>): boolean {
  try {
    return typeof answered.success === 'object'
  } catch {
    return false
  }
}

/** @throws Error naming the broken invariant */
export function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`This must hold: ${what}`)
}
