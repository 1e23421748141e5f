import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { saveProfileMutation } from '../../api/profile.ts'
import { meQuery, updateUser, type User } from '../../api/session.ts'
import { announce } from '../../ui/Announcer.tsx'
import { useForm, type FormState } from '../../ui/useForm.ts'
import { mediaProblem } from '../media/index.ts'
import { useDraft, useSession } from '../session/index.ts'
import {
  changedKeys,
  profileFields,
  profileRules,
  savedUser,
  unreadOf,
  valuesOf,
  type ProfileValues,
} from './profile-values.ts'

/**
 * The state of the profile form, kept in step with the account. The account is fetched before each save, because a saved
 * list replaces the old one (rules 29).
 */
export function useProfileSync(user: User): {
  form: FormState<ProfileValues>
  /** Counts saves and resets; children reset their own state when it changes. */
  round: number
  discard: () => void
} {
  const client = useQueryClient()
  const { ended } = useSession()
  const { mutateAsync: save } = useMutation(saveProfileMutation)
  const [round, setRound] = useState(0)

  const form = useForm<ProfileValues>({
    initial: valuesOf(user),
    unread: unreadOf(user),
    draft: useDraft('profile'),
    differing: changedKeys,
    rules: profileRules,
    submit: async (sent) => {
      const problem = sent.profile_image && (await mediaProblem([sent.profile_image]))
      if (problem) return { errors: { profile_image: [problem] } }
      // An answer on its way may be older than the press.
      await client.cancelQueries({ queryKey: meQuery().queryKey })
      // After an expired session the save itself fails with a message, so the account is not requested.
      const account = ended ? undefined : await client.query({ ...meQuery(), staleTime: 0 })
      // Someone has logged in to another account in another tab.
      if (account && account.id !== user.id)
        return { message: 'You’re now logged in with another account. Reload the page to see its profile.' }
      if (account && form.follow(valuesOf(account), unreadOf(account))) return 'held'
      const fields = profileFields(user.type, sent)
      await save(fields)
      announce('Profile saved.')
      setRound((count) => count + 1)
      form.markSaved({ ...sent, profile_image: null, cover_photo: null })
      // The header and the form update at once; a new picture's URL is known only after the account is fetched.
      updateUser(client, { ...savedUser(fields), unread: [] })
      const now = await client.query({ ...meQuery(), staleTime: 0 }).catch(() => undefined)
      form.set('profile_image', null)
      form.set('cover_photo', null)
      if (now) form.follow(valuesOf(now), unreadOf(now))
      return undefined
    },
  })

  const [seen, setSeen] = useState(user)
  if (seen !== user) {
    setSeen(user)
    // A form with unsaved changes follows when it is saved.
    if (form.changed.size === 0) form.follow(valuesOf(user), unreadOf(user))
  }

  function discard() {
    setRound((count) => count + 1)
    form.reset()
  }

  return { form, round, discard }
}
