import { useQueryClient, type MutationKey } from '@tanstack/react-query'
import { useContext, useMemo, useState } from 'react'
import { isObject, type Json } from '../../api/json.ts'
import { browserStorage, readStored, tabStorage, type SafeStorage } from '../../api/storage.ts'
import type { FormDraft } from '../../ui/useForm.ts'
import { draftFiles, draftPrefix } from './drafts.ts'
import { Owner } from './owner.ts'
import { useSession } from './useSession.ts'

/** The changed fields of a form, what they were before the change, and when that was stored. */
type StoredDraft = { values: Json; before: Json; savedAt: Date }

type DraftStore = {
  restore: (key: string, owner: number) => StoredDraft | undefined
  /** Returns the time of storing. */
  save: (key: string, owner: number, values: object, before?: object) => Date
  /** Leaves alone another owner's draft, and one that another tab has stored after `savedAt`. */
  clear: (key: string, owner: number, savedAt: Date) => void
}

const isFiles = (value: unknown) =>
  value instanceof File || (Array.isArray(value) && value.some((entry) => entry instanceof File))

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
    const { savedAt, values, before, ...stored } = readStored(place, draftPrefix + key) ?? {}
    if (stored['owner'] !== owner || typeof savedAt !== 'string' || Number.isNaN(Date.parse(savedAt)))
      return undefined
    return isObject(values) && isObject(before) ? { values, before, savedAt: new Date(savedAt) } : undefined
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
 * @param sentBy the key of the mutation that sends the form. While it runs, the draft isn't restored, so that a user who
 *   leaves and returns can't send the same input twice.
 */
export function useDraft(key: string, sentBy?: MutationKey): FormDraft {
  const client = useQueryClient()
  const admitted = useContext(Owner)
  const { user } = useSession()
  const [last, setLast] = useState(user?.id)
  if (user && user.id !== last) setLast(user.id)
  const owner = admitted ?? last
  return useMemo(
    () =>
      createDraft(key, owner, () => sentBy !== undefined && client.isMutating({ mutationKey: sentBy }) > 0),
    [client, key, owner, sentBy],
  )
}

function createDraft(key: string, owner: number | undefined, isSending: () => boolean): FormDraft {
  /** When this form's draft was stored. */
  let savedAt: Date | undefined
  return {
    restore: (initial) => {
      const stored = owner === undefined || isSending() ? undefined : drafts.restore(key, owner)
      if (!stored) return undefined
      const before = withStored(initial, stored.before)
      const values = withStored(before, stored.values)
      const earlier: unknown[] = Object.values(before)
      if (Object.values(values).every((value, at) => value === earlier[at])) return undefined
      savedAt = stored.savedAt
      return { values, before, savedAt }
    },
    save: (values, before) => {
      if (owner !== undefined) savedAt = drafts.save(key, owner, values, before)
    },
    clear: () => {
      if (owner !== undefined && savedAt) drafts.clear(key, owner, savedAt)
    },
  }
}

/** Returns a form's values with the stored ones. Those of another kind, perhaps of another version of the app, are left out. */
export function withStored<V extends object>(values: V, stored: Json): V {
  const next = { ...values }
  for (const name in values) {
    const value = stored[name]
    if (isLike(value, values[name])) next[name] = value
  }
  return next
}

/** Whether a stored value may replace another one. `null` is a file that isn't there, `undefined` a text. */
function isLike<T>(value: unknown, own: T): value is T & {} {
  if (own === null || own instanceof File) return value instanceof File
  if (!Array.isArray(own)) return typeof value === typeof (own ?? '')
  return Array.isArray(value) && (value.every((entry) => entry instanceof File) || value.every(isRow))
}

/** Whether a value is a row of a list, with its key and its texts by field. */
function isRow(value: unknown): boolean {
  if (!isObject(value) || typeof value['key'] !== 'string' || !isObject(value['texts'])) return false
  return Object.values(value['texts']).every((text) => typeof text === 'string')
}
