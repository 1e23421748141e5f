import { useQueryClient, type MutationKey } from '@tanstack/react-query'
import { useContext, useMemo, useState } from 'react'
import * as v from 'valibot'
import { browserStorage, tabStorage, type SafeStorage } from '../../api/storage.ts'
import type { Changes, FormDraft } from '../../ui/useForm.ts'
import { draftFiles, draftPrefix } from './drafts.ts'
import { Owner } from './owner.ts'
import { useSession } from './useSession.ts'

/** The changed fields of a form, what they were before the change, and when that was stored. */
type StoredDraft = { values: object; before: object; savedAt: Date }

type DraftStore = {
  restore: (key: string, owner: number) => StoredDraft | undefined
  /** Returns the time of storing. */
  save: (key: string, owner: number, values: object, before?: object) => Date
  /** Leaves alone another owner's draft, and one that another tab has stored after `savedAt`. */
  clear: (key: string, owner: number, savedAt: Date) => void
}

const isFiles = (value: unknown) =>
  value instanceof File || (Array.isArray(value) && value.some((entry) => entry instanceof File))

const record = v.record(v.string(), v.unknown())
const storedDraft = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    owner: v.number(),
    savedAt: v.pipe(v.string(), v.isoTimestamp(), v.toDate()),
    values: record,
    before: record,
  }),
)

/**
 * Creates a store that keeps drafts for their owners only (rules 12), and their files in memory.
 * @param storage the newest draft of all tabs, for a new tab or a reopened one
 * @param tab this tab's own draft, which takes precedence, so that two tabs can fill in the same form
 */
export function createDraftStore(
  storage: SafeStorage = browserStorage,
  tab: SafeStorage = tabStorage,
): DraftStore {
  const places = [tab, storage]
  const filesKey = (key: string, owner: number) => `${owner}.${key}`
  const read = (place: SafeStorage, key: string, owner: number) => {
    const stored = v.safeParse(storedDraft, place.get(draftPrefix + key))
    return stored.success && stored.output.owner === owner ? stored.output : undefined
  }
  return {
    restore: (key, owner) => {
      const stored = read(tab, key, owner) ?? read(storage, key, owner)
      return stored && { ...stored, values: { ...stored.values, ...draftFiles.get(filesKey(key, owner)) } }
    },
    save: (key, owner, values, before = {}) => {
      const savedAt = new Date()
      const files = Object.fromEntries(Object.entries(values).filter(([, value]) => isFiles(value)))
      const texts = (all: object) =>
        Object.fromEntries(Object.entries(all).filter(([name]) => !(name in files)))
      const stored = JSON.stringify({ owner, savedAt, values: texts(values), before: texts(before) })
      for (const place of places) place.set(draftPrefix + key, stored)
      draftFiles.set(filesKey(key, owner), files)
      return savedAt
    },
    clear: (key, owner, savedAt) => {
      for (const place of places) {
        const stored = read(place, key, owner)
        if (!stored || stored.savedAt > savedAt) continue
        place.remove(draftPrefix + key)
        draftFiles.delete(filesKey(key, owner))
      }
    },
  }
}

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
