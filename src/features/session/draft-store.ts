import * as v from 'valibot'
import { browserStorage, type SafeStorage } from '../../api/storage.ts'
import { draftFiles, draftPrefix } from './drafts.ts'

/** The changed fields of a form, what they were before the change, and when that was stored. */
export type StoredDraft = { values: object; before: object; savedAt: Date }

export type DraftStore = {
  restore: (key: string, owner: number) => StoredDraft | undefined
  /** Returns the time of storing. */
  save: (key: string, owner: number, values: object, before?: object) => Date
  /** Leaves alone another owner's draft, and one that another tab has stored after `savedAt`. */
  clear: (key: string, owner: number, savedAt: Date) => void
}

const isFiles = (value: unknown) =>
  value instanceof File || (Array.isArray(value) && value.some((entry) => entry instanceof File))

const record = v.record(v.string(), v.unknown())
const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    owner: v.number(),
    savedAt: v.pipe(v.string(), v.isoTimestamp(), v.toDate()),
    values: record,
    before: v.optional(record, {}),
  }),
)

/** Creates a store that keeps drafts in `storage` and their files in memory, for their owners only (rules 12). */
export function createDraftStore(storage: SafeStorage = browserStorage): DraftStore {
  const filesKey = (key: string, owner: number) => `${owner}.${key}`
  const read = (key: string, owner: number) => {
    const stored = v.safeParse(schema, storage.get(draftPrefix + key))
    return stored.success && stored.output.owner === owner ? stored.output : undefined
  }
  return {
    restore: (key, owner) => {
      const stored = read(key, owner)
      return stored && { ...stored, values: { ...stored.values, ...draftFiles.get(filesKey(key, owner)) } }
    },
    save: (key, owner, values, before = {}) => {
      const savedAt = new Date()
      const files = Object.fromEntries(Object.entries(values).filter(([, value]) => isFiles(value)))
      const texts = (all: object) =>
        Object.fromEntries(Object.entries(all).filter(([name]) => !(name in files)))
      const stored = { owner, savedAt, values: texts(values), before: texts(before) }
      storage.set(draftPrefix + key, JSON.stringify(stored))
      draftFiles.set(filesKey(key, owner), files)
      return savedAt
    },
    clear: (key, owner, savedAt) => {
      const stored = read(key, owner)
      if (!stored || stored.savedAt > savedAt) return
      storage.remove(draftPrefix + key)
      draftFiles.delete(filesKey(key, owner))
    },
  }
}
