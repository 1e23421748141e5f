import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Entity } from './client.ts'
import { isUnanswered } from './errors.ts'
import { callMutation, callSignedIn } from './options.ts'
import type { components } from './schema.gen.ts'

export type User = Entity<'User'>
export type AccountType = components['schemas']['AccountType']

/** Returns an account's type; undefined for one that only a newer backend has. */
export function accountType({ type }: { type?: unknown }): AccountType | undefined {
  return type === 'job_seeker' || type === 'recruiter' ? type : undefined
}

/** The logged-in account (`/api/me`). Fails silently (rules 12). Screens use `useSession`. */
export const meQuery = () =>
  queryOptions({
    queryKey: ['me'] as const,
    queryFn: async ({ signal }) => (await callSignedIn('me', undefined, { signal })).user,
    staleTime: 30_000,
    // Every part of a page that needs the account would ask again, for the same answer.
    retryOnMount: ({ state }) => isUnanswered(state.error),
    meta: { quiet: true, changesWith: 'account' },
  })

/** Updates the caller's cached account, such as the unread count (product: session). */
export function updateUser(queryClient: QueryClient, change: Partial<User>): void {
  queryClient.setQueryData(meQuery().queryKey, (user) => user && { ...user, ...change })
}

export const registerMutation = callMutation('register', { successTitle: 'Sign Up' })
export const loginMutation = callMutation('login', { changes: 'nothing' })
/** Returns `access_token` and `user`; pass them to `signIn`. */
export const loginWithGoogleMutation = callMutation('login-with-google', { changes: 'nothing' })
/** Returns `access_token` and `user`; pass them to `signIn`. */
export const verifyMutation = callMutation('verify', { changes: 'nothing' })
export const sendPasswordResetLinkMutation = callMutation('send-password-reset-link', { changes: 'nothing' })
export const resetPasswordMutation = callMutation('reset-password', {
  successTitle: 'Reset password',
  changes: 'nothing',
})
export const changePasswordMutation = callMutation('change-password', {
  successTitle: 'Change password',
  changes: 'nothing',
})
