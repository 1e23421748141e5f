import type { RawBody, ReceivedForm } from '../contract/read-body.ts'
import type { CallContract } from '../contract/types.ts'
import type { Refused } from '../base/errors.ts'
import type { Sent, Traced } from '../network/trace.ts'
import type { Refuser, Settled, Style } from './answers.ts'

export interface Found {
  /** Its name, as in the log. */
  readonly call: string
  readonly contract: CallContract
  /** Values in the path, as they were sent. */
  readonly path: Readonly<Record<string, string>>
}

/** Returns a stored file by name. */
export type FileReader = (name: string) => Promise<Blob | undefined>

/** How requests name calls and carry payloads, and how answers look: the house's convention, or that of open contracts. */
export interface Convention extends Refuser {
  readonly style: Style
  /** The beginning of the addresses of all calls, after the base path, and of nothing else: `api/`. */
  readonly prefix: string
  /** A regular expression for the addresses of calls, if the prefix is empty. */
  readonly paths?: string
  /** The method of every call; `fetch` if there are others, because modules and pages may have the same addresses. */
  readonly method: 'POST' | 'fetch'
  /** The beginnings of the addresses of calls elsewhere, and what replaces each here: `https://api.example.com/` → `api/`. */
  readonly servers?: Readonly<Record<string, string>>
  /** The headers that calls read; null for those that every server reads. */
  readonly headers: readonly string[] | null
  /** Maximum size of a body that is not a form, in bytes. */
  readonly bodySize: number
  /** @throws Refused if there is no such call, or not with this method */
  find(path: string, method: string): Found
  /** Loads what a call needs to be read, checked and answered, unless that is there. Comes before all that follows. */
  load?(call: string): Promise<void>
  unauthenticated(): Refused
  /** What the log needs to make a request again, besides its payload; nothing if a request is named by its call. */
  sentBy?(request: Request): Sent
  /** Reads the payload, and notes it for the log. @throws Refused if it can't be read */
  read(
    found: Found,
    request: Request,
    readForm: () => Promise<FormData>,
    noted: Traced,
  ): Promise<ReceivedForm>
  /** The fields of a payload by the names in the log, which pinned answers compare. */
  fieldsOf(body: ReceivedForm['body']): Readonly<Record<string, unknown>>
  /** What an operation gets of a payload. */
  contextOf(body: RawBody): RawBody & { body: unknown }
  /** @throws Refused if the payload breaks the contract */
  check(found: Found, body: ReceivedForm['body']): void
  /** Returns the response for what an operation returned, and how it breaks the contract. */
  answer(
    found: Found,
    result: object,
    request: Request,
    file: FileReader,
  ): Promise<Pick<Settled, 'response' | 'violations' | 'answer' | 'cookie'>>
  /** Returns what the contract has a call answer, as far as that is loaded: its examples, also of refusals. */
  examplesOf?(call: string): readonly { httpStatus: number; name: string; body: unknown }[]
  /** Returns how an answer to a call breaks the contract, whether it is a success or a refusal. */
  brokenBy(call: string, httpStatus: number, answer: unknown): string[]
}
