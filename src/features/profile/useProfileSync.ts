import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { saveProfileMutation } from '../../api/profile.ts'
import { meQuery, updateUser, type User } from '../../api/session.ts'
import { announce } from '../../ui/Announcer.tsx'
import { useForm, type FormState } from '../../ui/useForm.ts'
import { heldBack } from '../changes/index.ts'
import { mediaProblem } from '../media/index.ts'
import { useDraft, useSession } from '../session/index.ts'
import {
  profileFields,
  profileMerging,
  profileRules,
  savedUser,
  unreadOf,
  valuesOf,
  type ProfileValues,
} from './profile-values.ts'

/** Shown after a save that merged in changes made in another tab or on another device. */
export const savedWithOthers = 'Saved, including changes made elsewhere'

/**
 * The state of the profile form, kept in step with the account. The contract has no version number, so the account is
 * fetched before each save: fields that are unchanged here follow it, lists are merged by row, because a saved list
 * replaces the old one (rules 29), and a field that was changed in both places is reported before it is replaced.
 */
export function useProfileSync(user: User): {
  form: FormState<ProfileValues>
  /** Counts saves and resets; children reset their own state when it changes. */
  round: number
  /** Whether the last save merged in changes from elsewhere. */
  hasSavedNews: boolean
  /** Returns to the saved profile. */
  discard: () => void
} {
  const client = useQueryClient()
  const { ended } = useSession()
  const { mutateAsync: save } = useMutation(saveProfileMutation)
  const [round, setRound] = useState(0)
  const [hasSavedNews, setSavedNews] = useState(false)

  const form = useForm<ProfileValues>({
    initial: valuesOf(user),
    unread: unreadOf(user),
    draft: useDraft('profile'),
    ...profileMerging,
    rules: profileRules,
    submit: async (sent) => {
      const problem = sent.profile_image && (await mediaProblem([sent.profile_image]))
      if (problem) return { errors: { profile_image: [problem] } }
      // After an expired session the save itself fails with a message, so the account is not requested.
      const account = ended ? undefined : await client.query({ ...meQuery(), staleTime: 0 })
      // Someone has logged in to another account in another tab.
      if (account && account.id !== user.id)
        return { message: 'You’re now logged in with another account. Reload the page to see its profile.' }
      const merged = account && form.follow(valuesOf(account), unreadOf(account))
      if (merged && merged.conflicts.size + merged.unread.size > 0) return heldBack
      const values = merged?.values ?? sent
      const fields = profileFields(user.type, values)
      await save(fields)
      const hasNews = merged !== undefined && merged.news.size > 0
      setSavedNews(hasNews)
      announce(hasNews ? `${savedWithOthers}.` : 'Profile saved.')
      setRound((count) => count + 1)
      form.markSaved({ ...values, profile_image: null, cover_photo: null })
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
    // A form with unsaved changes is merged with the account when it is saved.
    if (form.changed.size === 0) form.follow(valuesOf(user), unreadOf(user))
  }

  function discard() {
    setRound((count) => count + 1)
    setSavedNews(false)
    form.reset()
  }

  return { form, round, hasSavedNews, discard }
}
