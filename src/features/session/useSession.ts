import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { accountType, type AccountType, meQuery, type User } from '../../api/session.ts'
import { type Settings, settingsQuery } from '../../api/site.ts'
import { token } from '../../api/token.ts'
import { useSteadyQuery } from '../loading/index.ts'

export type Session = {
  /** If a token is stored: `loading` until its account has loaded, `failed` if it can't be loaded. */
  status: 'visitor' | 'loading' | 'failed' | 'signed-in'
  user: User | undefined
  /** `undefined` without a loaded account, and for an unknown account type, which has a visitor's permissions. */
  role: AccountType | undefined
  /** The session expired during use, and nobody has logged in since. Input must stay on screen (rules 12). */
  ended: boolean
  error: Error | null
  /** The account is being loaded, for the first time or again. */
  asking: boolean
  /** Loads the account again. @returns whether that worked */
  retry: () => Promise<boolean>
}

/** Returns the current session. The component renders again when it changes, even in another tab. */
export function useSession(): Session {
  const held = useSyncExternalStore(token.subscribe, token.get, nobody)
  const ended = useSyncExternalStore(token.subscribe, token.ended, never)
  const enabled = held !== undefined
  const { data, error, isError, isFetching: asking, refetch } = useSteadyQuery({ ...meQuery(), enabled })
  const retry = async () => (await refetch()).isSuccess
  const user = enabled ? data : undefined
  const status = !enabled ? 'visitor' : user ? 'signed-in' : isError ? 'failed' : 'loading'
  return { status, user, role: user && accountType(user), ended: ended && !user, error, asking, retry }
}

const nobody = () => undefined
const never = () => false

/** Returns the settings once they have loaded (product: session). */
export function useSettings(): Settings | undefined {
  return useQuery(settingsQuery()).data
}

/**
 * Returns the logged-in account's type, if it has loaded. Loaders use it to skip calls that the server would refuse.
 */
export function knownRole(queryClient: QueryClient): AccountType | undefined {
  const user = token.get() === undefined ? undefined : queryClient.getQueryData(meQuery().queryKey)
  return user && accountType(user)
}
