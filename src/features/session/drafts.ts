import { useQueryClient, type MutationKey } from '@tanstack/react-query'
import { useContext, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { browserStorage, type SafeStorage } from '../../api/storage.ts'
import { token } from '../../api/token.ts'
import { Owner } from './owner.ts'

const prefix = 'fieldwork.draft.'

/** Unsent input. Its files are lost when the page reloads. */
export type Draft<T> = { values: T; savedAt: Date; files: File[] }

export type DraftHandle<T> = {
  /** Returns the owner's stored draft, if it can be read. Call it once, when the form opens. */
  restore: () => Draft<T> | undefined
  /** Stores the values in this browser, and the files in memory because JSON cannot hold them. */
  save: (values: T, files?: File[]) => void
  clear: () => void
}

export type DraftStore = {
  restore: (key: string, owner: number) => Draft<unknown> | undefined
  save: (key: string, owner: number, values: unknown, files?: File[]) => void
  /** Leaves another owner's draft alone. */
  clear: (key: string, owner: number) => void
  clearAll: () => void
  clearFiles: () => void
}

type Stored = { owner: number; savedAt: string; values: unknown }

/** Creates a store that keeps drafts in `storage` and their files in memory, for their owners only (rules 12). */
export function createDraftStore(storage: SafeStorage): DraftStore {
  const chosen = new Map<string, File[]>()
  const filesKey = (key: string, owner: number) => `${owner}.${key}`
  const read = (key: string, owner: number) => {
    const stored = parse(storage.get(prefix + key))
    return stored?.owner === owner ? stored : undefined
  }
  return {
    restore: (key, owner) => {
      const stored = read(key, owner)
      if (!stored) return undefined
      const files = chosen.get(filesKey(key, owner)) ?? []
      return { values: stored.values, savedAt: new Date(stored.savedAt), files }
    },
    save: (key, owner, values, files = []) => {
      const stored: Stored = { owner, savedAt: new Date().toISOString(), values }
      storage.set(prefix + key, JSON.stringify(stored))
      chosen.set(filesKey(key, owner), files)
    },
    clear: (key, owner) => {
      if (read(key, owner)) storage.remove(prefix + key)
      chosen.delete(filesKey(key, owner))
    },
    clearAll: () => {
      for (const key of storage.keys()) if (key.startsWith(prefix)) storage.remove(key)
      chosen.clear()
    },
    clearFiles: () => chosen.clear(),
  }
}

function parse(text: string | null): Stored | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('values' in stored)) return undefined
    if (!('owner' in stored) || typeof stored.owner !== 'number') return undefined
    if (!('savedAt' in stored) || typeof stored.savedAt !== 'string') return undefined
    if (Number.isNaN(Date.parse(stored.savedAt))) return undefined
    return { owner: stored.owner, savedAt: stored.savedAt, values: stored.values }
  } catch {
    return undefined
  }
}

/** The app's drafts, stored in this browser. */
export const drafts: DraftStore = createDraftStore(browserStorage)

// A logout in another tab deletes the stored text; this tab must drop the files in its memory.
token.subscribe((change) => {
  if (change === 'signed-out') drafts.clearFiles()
})

/**
 * Returns access to a form's draft, which is stored in this browser for the account that the surrounding `RequireRole`
 * has admitted. The draft stays when the session expires (rules 12).
 * @param key the form's name, such as `post-job`
 * @param read parses stored values, which may be from an older version of the app; returns `undefined` if they are
 *   unusable. Define it outside the component.
 */
export function useDraft<T>(key: string, read: (values: unknown) => T | undefined): DraftHandle<T> {
  const owner = useContext(Owner)
  return useMemo(
    () => ({
      restore: () => {
        const stored = owner === undefined ? undefined : drafts.restore(key, owner)
        const values = stored && read(stored.values)
        return stored && values !== undefined ? { ...stored, values } : undefined
      },
      save: (values, files) => {
        if (owner !== undefined) drafts.save(key, owner, values, files)
      },
      clear: () => {
        if (owner !== undefined) drafts.clear(key, owner)
      },
    }),
    [key, owner, read],
  )
}

/**
 * Returns a form's initial values: those of its draft, or `empty`. While a mutation with this key runs, it returns
 * `empty`, so that a user who leaves and returns can't submit the same values twice.
 */
export function useBegun<V, T>(
  draft: DraftHandle<T>,
  mutationKey: MutationKey | undefined,
  empty: V,
  restored: (draft: Draft<T>) => V,
): V {
  const client = useQueryClient()
  const [begun] = useState(() => {
    if (mutationKey && client.isMutating({ mutationKey }) > 0) return empty
    const stored = draft.restore()
    return stored ? restored(stored) : empty
  })
  return begun
}

/**
 * Saves a form's values as its draft on every change, even after the session has expired (rules 12). The caller clears
 * the draft once the form is sent.
 * @param begun the initial values of the form
 * @param rest returns the values to store; `undefined` if nothing was typed or chosen
 */
export function useSaveDraft<V, T>(
  draft: DraftHandle<T>,
  begun: V,
  values: V,
  rest: (values: V) => { values: T; files?: File[] } | undefined,
): void {
  const saveDraft = useEffectEvent((now: V) => {
    const stored = rest(now)
    if (stored) draft.save(stored.values, stored.files)
    else draft.clear()
  })
  useEffect(() => {
    if (values !== begun) saveDraft(values)
  }, [begun, values])
}
