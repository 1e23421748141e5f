import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { accountType, meQuery, type AccountType, type User } from '../../api/session.ts'
import { settingsQuery, type Settings } from '../../api/site.ts'
import { token } from '../../api/token.ts'
import { useSteadyQuery } from '../loading/index.ts'

export type Session = {
  /** With a token: `loading` until its account is known, `failed` if the account could not be loaded. */
  status: 'visitor' | 'loading' | 'failed' | 'signed-in'
  user: User | undefined
  /** Absent for an unknown account type, which has a visitor's permissions. */
  role: AccountType | undefined
  /** The session expired during use, and nobody has logged in since: keep input on screen (rules 12). */
  ended: boolean
  /** The account is being loaded, for the first time or again. */
  asking: boolean
  /** Loads the account again. @returns whether that worked */
  retry: () => Promise<boolean>
}

/** The current session. Components update on every change, including those of other tabs. */
export function useSession(): Session {
  const held = useSyncExternalStore(token.subscribe, token.get, nobody)
  const ended = useSyncExternalStore(token.subscribe, token.ended, never)
  const enabled = held !== undefined
  const { data, isError, isFetching: asking, refetch } = useSteadyQuery({ ...meQuery(), enabled })
  const retry = async () => (await refetch()).isSuccess
  if (enabled && data) {
    return { status: 'signed-in', user: data, role: accountType(data), ended: false, asking, retry }
  }
  const status = !enabled ? 'visitor' : isError ? 'failed' : 'loading'
  return { status, user: undefined, role: undefined, ended, asking, retry }
}

const nobody = () => undefined
const never = () => false

/** The settings, once loaded (product: session). */
export function useSettings(): Settings | undefined {
  return useQuery(settingsQuery()).data
}
