import type { FieldErrors } from '../../mocks/engine/base/errors.ts'
import type { BackendTypes, Body, CallName, Success } from '../../mocks/engine/call/types.ts'
import type { Validator } from '../../mocks/engine/contract/types.ts'

/** The envelope of an error (rules 2). */
interface RefusalEnvelope {
  status: 'error'
  message: string
  errors?: FieldErrors
}

/** An answered call: its envelope and the HTTP status. */
export interface Answered<B extends BackendTypes, K extends CallName<B>> {
  httpStatus: number
  /** The success envelope. Reading it after a refusal fails the test with the refusal's message. */
  readonly success: Success<B, K>
  /** The refusal. Reading it after a success fails the test. */
  readonly refusal: RefusalEnvelope
}

/** A payload as clients pass it: an empty field of a form has no number. */
export type FormInput<B extends BackendTypes, K extends CallName<B>> = Partial<{
  [F in keyof Body<B, K>]: Body<B, K>[F] | (number extends Body<B, K>[F] ? '' : never)
}>

/** Makes a call with form data, as a client does; `token` authenticates it. */
export type Caller<B extends BackendTypes> = <K extends CallName<B>>(
  call: K,
  body?: FormInput<B, K>,
  token?: string,
) => Promise<Answered<B, K>>

/**
 * Creates the client of a backend.
 * @param validators validate answers against the backend's contract
 * @param send makes a call with any form data
 */
export function callerOf<B extends BackendTypes>(
  validators: { answers: Readonly<Record<CallName<B>, Validator>>; refusal: Validator },
  send: (call: string, form: FormData | null, token?: string) => Promise<Response>,
): Caller<B> {
  return async (call, body, token) => {
    const response = await send(call, body ? formOf(body) : null, token)
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
  }

  function isSuccess<K extends CallName<B>>(call: K, envelope: unknown): envelope is Success<B, K> {
    return validators.answers[call](envelope)
  }

  function isRefusal(envelope: unknown): envelope is RefusalEnvelope {
    return validators.refusal(envelope)
  }
}

/** Returns a function that makes calls with any form data. @param url of the backend, with a slash at the end */
export function senderOf(send: (request: Request) => Promise<Response>, url: string) {
  return (call: string, form: FormData | string | null, token?: string): Promise<Response> => {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
    return send(new Request(`${url}api/${call}`, { method: 'POST', body: form, headers }))
  }
}

/** What has rows by table. */
interface Readable {
  runtime: {
    read<T>(look: (context: { tx: Record<string, { all(): readonly { id: number }[] }> }) => T): Promise<T>
  }
}

/** Returns every row of a world by table, ordered by id, for comparisons. */
export async function worldOf({ runtime }: Readable): Promise<Record<string, object[]>> {
  const inOrder = (rows: readonly { id: number }[]) => rows.toSorted((a, b) => a.id - b.id)
  return await runtime.read(({ tx }) =>
    Object.fromEntries(
      Object.entries(tx).map(([name, rows]) => [name, inOrder(rows.all()).map((row) => ({ ...row }))]),
    ),
  )
}

/** Encodes a payload as form data (rules 3). */
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

/** An image to upload: a file that starts like a PNG. */
export function pngFile(name = 'picture.png', size = 64): File {
  const head = [Uint8Array.of(0x89), 'PNG\r\n\x1a\n']
  return new File([...head, ' '.repeat(Math.max(0, size - 8))], name, { type: 'image/png' })
}

/** A video to upload: a file that starts like an MP4. */
export function mp4File(name = 'clip.mp4'): File {
  return new File(['\0\0\0\x18ftypisom', ' '.repeat(64)], name, { type: 'video/mp4' })
}
