import type { CallName, JobBoard, Runtime, Scenario, Schema } from '../../mocks/operation.ts'
import { jobDefaults, newJob } from '../../mocks/model/jobs.ts'
import type { Row } from '../../mocks/model/tables.ts'
import { jobBoard } from '../../mocks/backend.ts'
import { readScenario } from '../../mocks/admin/saved-scenario.ts'
import { openSession } from '../../mocks/services/sessions.ts'
import { Runtime as SimulatedBackend } from '../../mocks/engine/runtime.ts'
import { MemoryStorage } from '../../mocks/engine/storage/memory.ts'
import type { WorldStorage } from '../../mocks/engine/storage/storage.ts'
import { answerValidators, refusalValidator } from '../../mocks/contract/validators.gen.js'
import * as calls from './calls.ts'

/** The time of tests and stories: a Friday morning. */
export const testMoment = Date.UTC(2026, 10, 20, 9, 30)

/** Where tests find the app, and its backend below it. */
export const appUrl = 'https://app.example/'

/** Builds a scenario again only for another seed or time. Worlds copy its rows, so they may share them. */
function builtOnce(scenario: Scenario): Scenario {
  let last: { seed: number; now: number; built: ReturnType<Scenario['build']> } | undefined
  return {
    ...scenario,
    build(seed, now) {
      if (last?.seed !== seed || last.now !== now) last = { seed, now, built: scenario.build(seed, now) }
      return last.built
    },
  }
}

/** The job board, with scenarios that a process builds once as long as the clock is frozen. */
export const testBoard = { ...jobBoard, scenarios: jobBoard.scenarios.map(builtOnce) }

/** An answered call: its envelope and the HTTP status. */
export type Answered<K extends CallName> = calls.Answered<JobBoard, K>
/** A payload as clients pass it. */
export type FormInput<K extends CallName> = calls.FormInput<JobBoard, K>
export { formOf, mp4File, pdfFile, pngFile, worldOf } from './calls.ts'

/** A simulated backend for tests, in memory and with a frozen clock. */
export interface TestBackend {
  runtime: Runtime
  storage: WorldStorage
  /** Makes a call with form data, as a client does; `token` authenticates it. */
  call<K extends CallName>(call: K, body?: FormInput<K>, token?: string): Promise<Answered<K>>
  /** Makes a call with form data that the contract doesn't allow. */
  raw: ReturnType<typeof calls.senderOf>
  /** Opens a session for an account. */
  signIn(accountId: number): Promise<string>
  /** Moves the clock forward by a number of milliseconds. */
  advance(milliseconds: number): Promise<void>
}

/**
 * Creates a simulated backend for a test.
 * @param scenario `everyday` by default; or a saved scenario, as JSON parses its file
 * @param storage shared by two backends that act as two tabs
 */
export async function createTestBackend(
  scenario: unknown = 'everyday',
  storage: WorldStorage = new MemoryStorage(),
): Promise<TestBackend> {
  const runtime = new SimulatedBackend(testBoard, {
    storage,
    ...(typeof scenario === 'string'
      ? { scenario }
      : { world: readScenario(scenario, jobBoard.scenarios).world }),
    seed: 7,
    realNow: () => testMoment,
    violations: 'refuse',
    appUrl,
  })
  await runtime.open()

  const raw = calls.senderOf((request) => runtime.handle(request.url.slice(appUrl.length), request), appUrl)

  return {
    runtime,
    storage,
    raw,
    call: calls.callerOf<JobBoard>({ answers: answerValidators, refusal: refusalValidator }, raw),
    signIn: (accountId) => runtime.mutate((context) => openSession(context, { id: accountId }).token),
    advance: (milliseconds) =>
      runtime.mutate(({ tx, now }) => {
        tx.settings.patch(1, { clock_frozen_at: now + milliseconds })
      }),
  }
}

/** Returns an approved and active job of an account, posted just now. */
export function jobRow(
  accountId: number,
  changes: Partial<Omit<Row<'jobs'>, 'id'>> = {},
): Omit<Row<'jobs'>, 'id'> {
  return {
    account_id: accountId,
    title: 'Lighthouse keeper',
    type: 'remote',
    category: 'Lighthouses',
    nature: 'full_time',
    currency: 'EUR',
    vacancies: 1,
    description: '',
    status: 'active',
    state: 'approved',
    ...jobDefaults,
    ...newJob(changes.created_at ?? testMoment),
    ...changes,
  }
}

/**
 * Makes a call that must be refused without changing anything.
 * @returns the refusal and its HTTP status
 * @throws if the call succeeds or changes the world
 */
export async function refused<K extends CallName>(
  backend: TestBackend,
  call: K,
  body?: FormInput<K>,
  token?: string,
): Promise<Schema<'Refusal'> & { httpStatus: number }> {
  const before = JSON.stringify(await calls.worldOf(backend))
  const { httpStatus, refusal } = await backend.call(call, body, token)
  if (JSON.stringify(await calls.worldOf(backend)) !== before) {
    throw new Error(`${call} was refused and changed the world all the same`)
  }
  return { httpStatus, ...refusal }
}

/** The notifications and emails that were sent, each in order. */
export interface News {
  notifications: Row<'notifications'>[]
  mails: Row<'mails'>[]
}

/** Returns a function that lists the notifications and emails sent since this call. */
export async function watchNews({ runtime }: TestBackend): Promise<() => Promise<News>> {
  const later = <R extends { id: number }>(rows: readonly R[], known: ReadonlySet<number>) =>
    rows.filter(({ id }) => !known.has(id)).toSorted((a, b) => a.id - b.id)
  const known = await runtime.read(({ tx }) => ({
    notifications: new Set(tx.notifications.all().map(({ id }) => id)),
    mails: new Set(tx.mails.all().map(({ id }) => id)),
  }))
  return () =>
    runtime.read(({ tx }) => ({
      notifications: later(tx.notifications.all(), known.notifications),
      mails: later(tx.mails.all(), known.mails),
    }))
}

/** Requests a stored file by its public path. */
export async function fetchStored({ runtime }: TestBackend, path: string): Promise<Response> {
  return await runtime.handle(path.slice(1), new Request(`https://app.example${path}`))
}
