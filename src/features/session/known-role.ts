import type { QueryClient } from '@tanstack/react-query'
import { meQuery, type User } from '../../api/session.ts'
import { token } from '../../api/token.ts'

/**
 * The kind of account that is signed in, if it is known already; for loaders, which must not ask for what this person
 * would only be refused.
 */
export function knownRole(queryClient: QueryClient): User['type'] | undefined {
  return token.get() === undefined ? undefined : queryClient.getQueryData(meQuery().queryKey)?.type
}
