import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Answer, Entity } from './client.ts'
import { callMutation, callSignedIn } from './options.ts'

export type Education = Entity<'Education'>
export type Experience = Entity<'Experience'>
export type Certificate = Entity<'Certificate'>

/** Projects, posts and employee links of the caller's profile; the profile's fields are in the user of `useSession`. */
export const myProfileQuery = () =>
  queryOptions({
    queryKey: ['profile'] as const,
    queryFn: ({ signal }) => callSignedIn('my-profile', undefined, { signal }),
  })

export type MyProfile = Answer<'my-profile'>

/** Updates the caller's cached profile, if any. */
export function changeMyProfile(
  client: QueryClient,
  change: (profile: MyProfile) => Partial<Omit<MyProfile, 'status'>>,
): void {
  client.setQueryData(myProfileQuery().queryKey, (profile) => profile && { ...profile, ...change(profile) })
}

/** Send the whole form: backends differ in whether they keep or clear omitted fields (rules 29). */
export const saveProfileMutation = callMutation('save-profile', { changes: 'account' })
