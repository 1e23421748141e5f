import { useQueryClient, type MutationKey } from '@tanstack/react-query'
import { useContext, useMemo, useState } from 'react'
import * as v from 'valibot'
import type { Changes, FormDraft } from '../../ui/useForm.ts'
import { createDraftStore } from './draft-store.ts'
import { Owner } from './owner.ts'
import { useSession } from './useSession.ts'

const drafts = createDraftStore()

/**
 * Returns the draft of a form, for `useForm`. It is stored in this browser for the account that uses the form, and stays
 * when the session expires (rules 12). Chosen files stay in memory.
 * @param key the form's name, such as `post-job`
 * @param schema parses the changed fields, which an older version of the app may have stored. Each is optional. Define
 *   it outside the component.
 * @param sentBy the key of the mutation that sends the form. While it runs, the draft isn't restored, so that a user who
 *   leaves and returns can't send the same input twice.
 */
export function useDraft<V extends object>(
  key: string,
  schema: v.GenericSchema<unknown, Changes<V>>,
  sentBy?: MutationKey,
): FormDraft<V> {
  const client = useQueryClient()
  const admitted = useContext(Owner)
  const { user } = useSession()
  const [last, setLast] = useState(user?.id)
  if (user && user.id !== last) setLast(user.id)
  const owner = admitted ?? last
  return useMemo(
    () =>
      createDraft(
        key,
        owner,
        schema,
        () => sentBy !== undefined && client.isMutating({ mutationKey: sentBy }) > 0,
      ),
    [client, key, owner, schema, sentBy],
  )
}

function createDraft<V extends object>(
  key: string,
  owner: number | undefined,
  schema: v.GenericSchema<unknown, Changes<V>>,
  isSending: () => boolean,
): FormDraft<V> {
  /** When this form's draft was stored. */
  let savedAt: Date | undefined
  return {
    restore: () => {
      const stored = owner === undefined || isSending() ? undefined : drafts.restore(key, owner)
      if (!stored) return undefined
      const values = v.safeParse(schema, stored.values)
      const before = v.safeParse(schema, stored.before)
      if (!values.success || !before.success || Object.keys(values.output).length === 0) return undefined
      savedAt = stored.savedAt
      return { values: values.output, before: before.output, savedAt }
    },
    save: (values, before) => {
      if (owner !== undefined) savedAt = drafts.save(key, owner, values, before)
    },
    clear: () => {
      if (owner !== undefined && savedAt) drafts.clear(key, owner, savedAt)
    },
  }
}
