import { mutationOptions } from '@tanstack/react-query'
import { call, type Answer, type Body, type CallName, type CallOptions } from './client.ts'
import { ApiError } from './errors.ts'
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

/** The options of a mutation that is one call: `useMutation(applyMutation)`, `mutate({ id, cv_id })`. */
export function callMutation<N extends CallName>(name: N, meta: MutationMetaFields = {}) {
  return mutationOptions({ mutationKey: [name], mutationFn: (body: Body<N>) => call(name, body), meta })
}

/** A paginated answer with its number of pages, which a backend may leave out (rules 5). */
export function withPages<T extends { pages?: number | undefined }>(answer: T): T & { pages: number } {
  return { ...answer, pages: answer.pages ?? 1 }
}
