import { mutationOptions } from '@tanstack/react-query'
import { call, checkSession, type Answer, type Body, type CallName, type CallOptions } from './client.ts'
import { ApiError, isApiError } from './errors.ts'
import type { MutationMetaFields } from './meta.ts'
import { token } from './token.ts'

const sessionOver = (name: string) =>
  new ApiError({ kind: 'session-over', call: name, message: 'Please log in to see this.' })

/**
 * A call for queries that need somebody signed in. Without a token nothing is sent, and what is refused may be so because
 * the session is over, whatever the HTTP status says.
 * @throws ApiError
 */
export async function callSignedIn<N extends CallName>(
  name: N,
  body: Body<N>,
  options?: CallOptions,
): Promise<Answer<N>> {
  if (token.get() === undefined) {
    throw sessionOver(name)
  }
  const answer = call(name, body, options)
  await answer.catch(async (error: unknown) => {
    // Anything else was looked at by the client.
    if (isApiError(error, 'refused') && error.httpStatus === 200) await checkSession()
  })
  return await answer
}

/**
 * Makes a call that anybody may make, for a query that shows more to who is signed in. To a dead token the server answers
 * as it does to visitors, without a word: a job of one's own is not found, or has lost its applicants. So an answer that
 * is fit for a visitor is believed only if the session is alive, and after it has died what is known stays (rules 12).
 *
 * @param known what the query has, if it has anything
 * @throws ApiError `session-over`, if it is; what the call throws
 */
export async function callAsWhoIsThere<N extends CallName>(
  name: N,
  body: Body<N>,
  isForVisitors: (answer: Answer<N>) => boolean,
  known: Answer<N> | undefined,
  options?: CallOptions,
): Promise<Answer<N>> {
  const wasThere = token.get() !== undefined
  if (!wasThere && token.ended() && known && !isForVisitors(known)) throw sessionOver(name)
  const answer = call(name, body, options)
  const mayBeForVisitors = await answer.then(isForVisitors, (error: unknown) => isApiError(error, 'refused'))
  if (wasThere && mayBeForVisitors) {
    // Another call may have found out meanwhile.
    if (token.ended()) throw sessionOver(name)
    await checkSession()
  }
  return await answer
}

/** The options of a mutation that is one call: `useMutation(applyMutation)`, `mutate({ id, cv_id })`. */
export function callMutation<N extends CallName>(name: N, meta: MutationMetaFields = {}) {
  return mutationOptions({ mutationKey: [name], mutationFn: (body: Body<N>) => call(name, body), meta })
}

/** How many entries a page has (rules 5). */
const pageSize = 10

/** The pages of a list: how many, and whether there may be more, where the backend does not tell (`withPages`). */
export type Pages = { pages: number; isOpenEnded?: boolean }

/**
 * A paginated answer with its number of pages, which a backend may leave out (rules 5): a full page has a next one then, any
 * other is the last.
 * @param listed how many entries the page has; of the longer list where there are two
 */
export function withPages<T extends { pages?: number | undefined }>(
  answer: T,
  page: number,
  listed: number,
): T & Pages {
  const isOpenEnded = answer.pages === undefined && listed >= pageSize
  const last = isOpenEnded ? page + 1 : listed > 0 ? page : page - 1
  return { ...answer, pages: Math.max(1, answer.pages ?? last), ...(isOpenEnded && { isOpenEnded }) }
}
