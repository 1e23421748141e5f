import type { Backend } from '../../mocks/engine/backend.ts'
import { Runtime, type RuntimeSetup } from '../../mocks/engine/runtime.ts'
import { MemoryStorage } from '../../mocks/engine/storage/memory.ts'
import { library } from '../engine/library/backend.ts'
import type { Library } from '../engine/library/tables.ts'
import { answerValidators as answers, refusalValidator as refusal } from '../engine/library/validators.gen.js'
import { type Caller, callerOf, senderOf } from './calls.ts'

export { worldOf as rowsOf } from './calls.ts'

/** The time of the library's tests. */
export const moment = Date.UTC(2026, 10, 20, 9, 30)

const pins = { Ann: '1111', Ben: '2222', Lou: '3333' }

/** A lending library for tests. */
export interface TestLibrary {
  runtime: Runtime<Library>
  call: Caller<Library>
  /** Makes a call with form data that the contract doesn't allow. */
  raw: ReturnType<typeof senderOf>
  /** Logs a person in. @returns the token */
  logIn(name: keyof typeof pins): Promise<string>
  /** Moves the clock forward by a number of milliseconds. */
  advance(milliseconds: number): Promise<void>
  /** Requests a stored file by its public path. */
  file(path: string, headers?: Record<string, string>): Promise<Response>
}

/** Creates a client of the library. @param send sends its requests */
export function clientOf(send: (request: Request) => Promise<Response>, url: string) {
  const raw = senderOf(send, url)
  const call = callerOf<Library>({ answers, refusal }, raw)
  const logIn: TestLibrary['logIn'] = async (name) =>
    (await call('log-in', { name, pin: pins[name] })).success.token
  return { raw, call, logIn }
}

/** Opens a library with a frozen clock, by default in memory. */
export async function openLibrary(
  setup: Partial<RuntimeSetup> = {},
  backend: Backend<Library> = library,
): Promise<TestLibrary> {
  const url = 'https://library.example/'
  const runtime = new Runtime(backend, {
    storage: new MemoryStorage(),
    realNow: () => moment,
    appUrl: url,
    ...setup,
  })
  await runtime.open()
  return {
    runtime,
    ...clientOf((request) => runtime.handle(request.url.slice(url.length), request), url),
    advance: (milliseconds) =>
      runtime.mutate(({ tx, now }) => {
        tx.engine.patch(1, { clock_frozen_at: now + milliseconds })
      }),
    file: (path, headers = {}) => runtime.handle(path.slice(1), new Request(new URL(path, url), { headers })),
  }
}
