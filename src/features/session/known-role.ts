import type { QueryClient } from '@tanstack/react-query'
import { accountType, meQuery, type AccountType } from '../../api/session.ts'
import { token } from '../../api/token.ts'

/**
 * The kind of account that is signed in, if it is known already; for loaders, which must not ask for what this person
 * would only be refused.
 */
export function knownRole(queryClient: QueryClient): AccountType | undefined {
  const user = token.get() === undefined ? undefined : queryClient.getQueryData(meQuery().queryKey)
  return user && accountType(user)
}
