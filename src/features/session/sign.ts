import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { meQuery, type User } from '../../api/session.ts'
import { token } from '../../api/token.ts'
import { clearDrafts } from './drafts.ts'
import { pendingLogin } from './pending-login.ts'

/** The answer of `verify` and `login-with-google`. */
export type SignedIn = { access_token: string; user: User }

/** Starts a session. `useSignInAndGo` also opens the next page. */
export function signIn(queryClient: QueryClient, { access_token, user }: SignedIn): void {
  token.set(access_token)
  queryClient.setQueryData(meQuery().queryKey, user)
  pendingLogin.clear()
}

/** How long logging out waits for the server, in milliseconds. */
const logoutTimeout = 3000

/** Ends the session here, and on the server if it answers in time. Deletes all drafts, which others could read. */
export async function signOut(): Promise<void> {
  const leaving = token.get()
  if (leaving !== undefined) {
    await Promise.race([
      call('logout', undefined).catch((error: unknown) => console.warn('logout:', error)),
      new Promise((resolve) => {
        setTimeout(resolve, logoutTimeout)
      }),
    ])
  }
  // Meanwhile, somebody else may have logged in in another tab.
  if (token.get() !== leaving) return
  token.clear()
  clearDrafts()
}
