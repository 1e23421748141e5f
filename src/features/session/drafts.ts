import { useQueryClient, type MutationKey } from '@tanstack/react-query'
import { useContext, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { browserStorage, type SafeStorage } from '../../api/storage.ts'
import { token } from '../../api/token.ts'
import { Owner } from './owner.ts'

const prefix = 'fieldwork.draft.'

/** What was typed and not sent yet. The files that were chosen with it are there until the page is loaded anew. */
export type Draft<T> = { values: T; savedAt: Date; files: File[] }

export type DraftHandle<T> = {
  /** The own stored draft, if there is a readable one. Call it once, when the form opens. */
  restore: () => Draft<T> | undefined
  /** Keeps the values in this browser; the files only in memory, for they don't survive JSON. */
  save: (values: T, files?: File[]) => void
  clear: () => void
}

export type DraftStore = {
  restore: (key: string, owner: number) => Draft<unknown> | undefined
  save: (key: string, owner: number, values: unknown, files?: File[]) => void
  /** Somebody else's draft stays. */
  clear: (key: string, owner: number) => void
  clearAll: () => void
  clearFiles: () => void
}

type Stored = { owner: number; savedAt: string; values: unknown }

/** Drafts in a storage. Each has an owner, and nobody else is given it (rules 12). */
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

// Whoever logs out in another tab takes the texts along; the files are in this one's memory.
token.subscribe((change) => {
  if (change === 'signed-out') drafts.clearFiles()
})

/**
 * A form's draft, stored in this browser for whoever `RequireRole`, which has to be around the form, has let in. When their
 * session dies it goes on, and is there after the next login (rules 12).
 * @param key the form's name, `post-job`
 * @param read makes the form's values of what was stored, perhaps by an older version; `undefined` if it cannot. Define
 *   it outside the component.
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
 * What a form begins with: its draft, unless a call of this kind is under way. What somebody has sent before they went
 * away and came back would be sent twice.
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
 * Keeps what stands in a form as its draft, with every change and also when the session has died meanwhile: it is still
 * there after the next login (rules 12). Who sends the form clears the draft.
 * @param begun the values that the form began with
 * @param rest what of the values is worth keeping; `undefined` if nothing was typed or chosen
 */
export function useSaveDraft<V, T>(
  draft: DraftHandle<T>,
  begun: V,
  values: V,
  rest: (values: V) => { values: T; files?: File[] } | undefined,
): void {
  const keep = useEffectEvent((now: V) => {
    const stored = rest(now)
    if (stored) draft.save(stored.values, stored.files)
    else draft.clear()
  })
  useEffect(() => {
    if (values !== begun) keep(values)
  }, [begun, values])
}
