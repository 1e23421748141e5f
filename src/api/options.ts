import { mutationOptions } from '@tanstack/react-query'
import { call, type Answer, type Body, type CallName, type CallOptions } from './client.ts'
import { ApiError, isApiError } from './errors.ts'
import type { MutationMetaFields } from './meta.ts'
import { token } from './token.ts'

/** A call for queries that need somebody signed in. Without a token nothing is sent. @throws ApiError */
export async function callSignedIn<N extends CallName>(
  name: N,
  body: Body<N>,
  options?: CallOptions,
): Promise<Answer<N>> {
  if (token.get() === undefined) {
    throw new ApiError({ kind: 'session-over', call: name, message: 'Please log in to see this.' })
  }
  return await call(name, body, options)
}

/**
 * The answer to a call that anybody may make. To a dead token the server answers as it does to visitors, without a word: a
 * job of one's own is not found, or has lost its applicants. So an answer that is fit for a visitor is believed only if
 * the session is alive.
 *
 * @throws ApiError `session-over`, if it is not (rules 12); what the call itself throws
 */
export async function forWhoeverIsThere<T>(
  answer: Promise<T>,
  isForVisitors: (answer: T) => boolean,
  options?: CallOptions,
): Promise<T> {
  try {
    const given = await answer
    if (isForVisitors(given)) await expectSession(options)
    return given
  } catch (error) {
    if (isApiError(error, 'refused')) await expectSession(options)
    throw error
  }
}

async function expectSession(options?: CallOptions): Promise<void> {
  if (token.get() === undefined) return
  try {
    await call('me', undefined, options)
  } catch (error) {
    // Whether it is alive could not be found out: what was answered counts.
    if (isApiError(error, 'session-over')) throw error
  }
}

/** The options of a mutation that is one call: `useMutation(applyMutation)`, `mutate({ id, cv_id })`. */
export function callMutation<N extends CallName>(name: N, meta: MutationMetaFields = {}) {
  return mutationOptions({ mutationKey: [name], mutationFn: (body: Body<N>) => call(name, body), meta })
}

/** A paginated answer with its number of pages, which a backend may leave out (rules 5). */
export function withPages<T extends { pages?: number | undefined }>(answer: T): T & { pages: number } {
  return { ...answer, pages: answer.pages ?? 1 }
}
