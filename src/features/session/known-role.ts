import type { QueryClient } from '@tanstack/react-query'
import { accountType, meQuery, type AccountType } from '../../api/session.ts'
import { token } from '../../api/token.ts'

/**
 * Returns the logged-in account's type, if it has loaded. Loaders use it to skip calls that the server would refuse.
 */
export function knownRole(queryClient: QueryClient): AccountType | undefined {
  const user = token.get() === undefined ? undefined : queryClient.getQueryData(meQuery().queryKey)
  return user && accountType(user)
}
