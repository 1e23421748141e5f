import { useMemo } from 'react'
import { browserStorage, type KeptStorage } from '../../api/storage.ts'
import { token } from '../../api/token.ts'
import { useSession } from './use-session.ts'

const prefix = 'fieldwork.draft.'

/** What was typed and not sent yet. */
export type Draft<T> = { values: T; savedAt: Date }

export type DraftKeeper<T> = {
  /** The kept draft of whoever is signed in, if there is a readable one. Call it once, when the form opens. */
  restore: () => Draft<T> | undefined
  /** Keeps the values; files are not kept, for they don't survive JSON. Goes on after the session has died. */
  save: (values: T) => void
  clear: () => void
}

export type DraftStore = {
  restore: (key: string, owner: number | undefined) => { values: unknown; savedAt: Date } | undefined
  /** Without an owner the draft stays whose it was. */
  save: (key: string, values: unknown, owner: number | undefined) => void
  clear: (key: string) => void
  clearAll: () => void
}

type Kept = { owner: number | undefined; savedAt: string; values: unknown }

/** Drafts in a storage. @param isInterrupted whether a session died just now: its draft is shown without an owner */
export function createDraftStore(storage: KeptStorage, isInterrupted: () => boolean): DraftStore {
  const read = (key: string) => parse(storage.get(prefix + key))
  return {
    restore: (key, owner) => {
      const kept = read(key)
      if (!kept) return undefined
      const isOwn = kept.owner === owner || (owner === undefined && isInterrupted())
      return isOwn ? { values: kept.values, savedAt: new Date(kept.savedAt) } : undefined
    },
    save: (key, values, owner) => {
      const kept: Kept = { owner: owner ?? read(key)?.owner, savedAt: new Date().toISOString(), values }
      storage.set(prefix + key, JSON.stringify(kept))
    },
    clear: (key) => storage.remove(prefix + key),
    clearAll: () => {
      for (const key of storage.keys()) if (key.startsWith(prefix)) storage.remove(key)
    },
  }
}

function parse(text: string | null): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('values' in kept) || !('savedAt' in kept))
      return undefined
    if (typeof kept.savedAt !== 'string' || Number.isNaN(Date.parse(kept.savedAt))) return undefined
    const owner = 'owner' in kept && typeof kept.owner === 'number' ? kept.owner : undefined
    return { owner, savedAt: kept.savedAt, values: kept.values }
  } catch {
    return undefined
  }
}

/** The app's drafts, kept in this browser. */
export const drafts: DraftStore = createDraftStore(browserStorage, token.ended)

/**
 * A form's draft, kept in this browser for whoever is signed in.
 * @param key the form's name, `post-job`
 * @param read makes the form's values of what was kept, perhaps by an older version; `undefined` if it cannot. Define
 *   it outside the component.
 */
export function useDraft<T>(key: string, read: (values: unknown) => T | undefined): DraftKeeper<T> {
  const owner = useSession().user?.id
  return useMemo(
    () => ({
      restore: () => {
        const kept = drafts.restore(key, owner)
        const values = kept && read(kept.values)
        return kept && values !== undefined ? { values, savedAt: kept.savedAt } : undefined
      },
      save: (values) => drafts.save(key, values, owner),
      clear: () => drafts.clear(key),
    }),
    [key, owner, read],
  )
}
