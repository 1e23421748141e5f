import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { accountType, meQuery, type AccountType, type User } from '../../api/session.ts'
import { settingsQuery, type Settings } from '../../api/site.ts'
import { token } from '../../api/token.ts'
import { useSteadyQuery } from '../loading/index.ts'

export type Session = {
  /** `loading` while it is being found out whose token this is. */
  status: 'visitor' | 'loading' | 'signed-in'
  user: User | undefined
  /** Absent for a kind of account that only a newer backend knows: it may do what a visitor may. */
  role: AccountType | undefined
  /** The session died here, and nobody has signed in since: keep what was typed on screen (rules 12). */
  ended: boolean
  /** There is a token, but the server could not be asked whose: a visitor for now. */
  failed: boolean
  /** The server is being asked whose the token is, for the first time or again. */
  asking: boolean
}

/** Who is using the app. Every change, other tabs' included, is announced to every component that asks. */
export function useSession(): Session {
  const held = useSyncExternalStore(token.subscribe, token.get, nobody)
  const ended = useSyncExternalStore(token.subscribe, token.ended, never)
  const enabled = held !== undefined
  const { data, isError: failed, isFetching: asking } = useSteadyQuery({ ...meQuery(), enabled })
  const nobodyKnown = { user: undefined, role: undefined, ended, asking }
  if (!enabled) return { ...nobodyKnown, status: 'visitor', failed: false }
  if (data)
    return { status: 'signed-in', user: data, role: accountType(data), ended: false, failed: false, asking }
  return { ...nobodyKnown, status: failed ? 'visitor' : 'loading', failed }
}

const nobody = () => undefined
const never = () => false

/** The settings, once they are there (product: session). */
export function useSettings(): Settings | undefined {
  return useQuery(settingsQuery()).data
}
