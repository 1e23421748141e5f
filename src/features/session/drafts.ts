import { browserStorage, tabStorage, type SafeStorage } from '../../api/storage.ts'
import { token } from '../../api/token.ts'

export const draftPrefix = 'fieldwork.draft.'

/** The files of drafts by field, in this tab's memory, because JSON cannot hold them. A reload loses them. */
export const draftFiles = new Map<string, Readonly<Record<string, unknown>>>()

/** Deletes the drafts of all accounts, as a logout does. */
export function clearDrafts(...storages: readonly SafeStorage[]): void {
  for (const storage of storages.length > 0 ? storages : [browserStorage, tabStorage]) {
    for (const key of storage.keys()) if (key.startsWith(draftPrefix)) storage.remove(key)
  }
  draftFiles.clear()
}

// A logout in another tab deletes what all tabs share; this tab must drop its own texts and files.
token.subscribe((change) => {
  if (change === 'signed-out') clearDrafts(tabStorage)
})
