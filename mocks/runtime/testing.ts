import { scenarios } from '../scenarios/index.ts'
import { openSession } from '../services/sessions.ts'
import type { Body, CallName, Schema, Success } from './calls.ts'
import { Runtime } from './runtime.ts'
import { MemoryStorage } from './storage-memory.ts'
import type { WorldStorage } from './storage.ts'
import { answerValidators, refusalValidator } from './validators.gen.js'

/** The moment tests and stories take place at: a Friday morning. */
export const testMoment = Date.UTC(2026, 10, 20, 9, 30)

/** An answered call: its envelope and the HTTP status. */
export interface Answered<K extends CallName> {
  httpStatus: number
  /** The success envelope. Reading it of a refused call fails the test with the refusal's message. */
  readonly success: Success<K>
  /** The refusal. Reading it of a successful call fails the test. */
  readonly refusal: Schema<'Refusal'>
}

/** A simulated backend for tests: in memory, its clock standing still until it is moved. */
export interface TestBackend {
  runtime: Runtime
  storage: WorldStorage
  /** Makes a call by form data, as a client does; `token` signs it. */
  call<K extends CallName>(call: K, body?: FormInput<K>, token?: string): Promise<Answered<K>>
  /** Makes a call whose form data the contract does not allow. */
  raw(call: string, form: FormData | string | null, token?: string): Promise<Response>
  /** Opens a session for an account. */
  signIn(accountId: number): Promise<string>
  /** Moves the clock, in milliseconds. */
  advance(milliseconds: number): Promise<void>
}

/** A payload as a client gives it. */
export type FormInput<K extends CallName> = Partial<{ [F in keyof Body<K>]: Body<K>[F] }>

/**
 * Makes a simulated backend for a test.
 * @param scenario which world; `everyday` unless said otherwise
 * @param storage shared by two backends to play two tabs
 */
export async function createTestBackend(
  scenario = 'everyday',
  storage: WorldStorage = new MemoryStorage(),
): Promise<TestBackend> {
  const runtime = new Runtime({
    storage,
    scenarios,
    scenario,
    seed: 7,
    realNow: () => testMoment,
    frozenAt: testMoment,
    violations: 'refuse',
    appUrl: 'https://app.example/',
  })
  await runtime.open()

  const raw: TestBackend['raw'] = (call, form, token) => {
    const request = new Request(`https://app.example/api/${call}`, {
      method: 'POST',
      body: form,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    })
    return runtime.handle(`api/${call}`, request)
  }

  return {
    runtime,
    storage,
    raw,
    async call(call, body, token) {
      const response = await raw(call, body ? formOf(body) : null, token)
      const envelope: unknown = await response.json()
      return {
        httpStatus: response.status,
        get success() {
          if (isSuccess(call, envelope)) return envelope
          throw new Error(`${call} did not succeed: ${JSON.stringify(envelope)}`)
        },
        get refusal() {
          if (isRefusal(envelope)) return envelope
          throw new Error(`${call} was not refused: ${JSON.stringify(envelope)}`)
        },
      }
    },
    signIn: (accountId) => runtime.act((surroundings) => openSession(surroundings, { id: accountId }).token),
    advance: (milliseconds) =>
      runtime.act(({ tx, now }) => {
        tx.settings.patch(1, { clock_frozen_at: now + milliseconds })
      }),
  }
}

function isSuccess<K extends CallName>(call: K, envelope: unknown): envelope is Success<K> {
  return answerValidators[call](envelope)
}

function isRefusal(envelope: unknown): envelope is Schema<'Refusal'> {
  return refusalValidator(envelope)
}

/** Form data as the contract has it travel (rules 3). */
export function formOf(body: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined || value === null) continue
    if (value instanceof Blob) form.append(name, value)
    else if (Array.isArray(value) && name.endsWith('[]')) {
      for (const file of value) if (file instanceof Blob) form.append(name, file)
    } else if (typeof value === 'boolean') form.append(name, value ? '1' : '0')
    else form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return form
}

/** A small PDF to upload. */
export function pdfFile(name = 'cv.pdf', size = 400): File {
  return new File([`%PDF-1.7\n${' '.repeat(Math.max(0, size - 15))}\n%%EOF`], name, {
    type: 'application/pdf',
  })
}
