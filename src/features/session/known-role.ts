import type { QueryClient } from '@tanstack/react-query'
import { accountType, meQuery, type AccountType } from '../../api/session.ts'
import { token } from '../../api/token.ts'

/**
 * The type of the logged-in account, if it is already loaded. Loaders use it to skip calls that the server would refuse.
 */
export function knownRole(queryClient: QueryClient): AccountType | undefined {
  const user = token.get() === undefined ? undefined : queryClient.getQueryData(meQuery().queryKey)
  return user && accountType(user)
}
