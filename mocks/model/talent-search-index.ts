import { newestFirst, type Page, pageOf, type Wanted } from '../rules/pages.ts'
import { holdsAll, searchable, wordsOf } from '../rules/text.ts'
import { SearchIndex } from './search-index.ts'
import type { Row, Tables, Tx } from './tables.ts'

/** A page of the job seekers whose profiles contain every word of `search`, newest first. */
export function findPeople(tx: Tx, search: string, wanted: Wanted): Page<Row<'accounts'>> {
  if (tx.accounts.staged.size > 0) return scanPeople(tx, search, wanted)
  const words = wordsOf(search)
  const index = indexOf(tx)
  const holds = index.holding(words)
  const found = words.length === 0 ? index.newest : index.newest.filter(holds)
  const { rows, ...counts } = pageOf(found, wanted)
  return { rows: rows.map(({ row }) => row), ...counts }
}

/** `findPeople` without the index, for a call with staged changes to accounts. */
export function scanPeople(tx: Tx, search: string, wanted: Wanted): Page<Row<'accounts'>> {
  const words = wordsOf(search)
  const found = tx.accounts.where((row) => isListed(row) && holdsAll(words, searchable(searchedTexts(row))))
  return pageOf(found.sort(newestFirst), wanted)
}

function isListed({ type }: Row<'accounts'>): boolean {
  return type === 'job_seeker'
}

function searchedTexts(row: Row<'accounts'>): (string | null)[] {
  const { name, about, desired_job_title, desired_skills, currently_located, currently_working } = row
  return [name, about, desired_job_title, desired_skills, currently_located, currently_working]
}

/** The search index of a world's job seekers, built on first use and then updated with each change. */
function indexOf(tx: Tx): SearchIndex<Row<'accounts'>> {
  const accounts = tx.accounts.committed
  const known = indexes.get(accounts)
  if (known) return known
  const index = new SearchIndex(accounts.all().filter(isListed), searchedTexts)
  indexes.set(accounts, index)
  accounts.watch({
    put(row, previous) {
      if (!isListed(row)) index.remove(row.id)
      else {
        const before = previous && searchedTexts(previous)
        index.put(row, !before || searchedTexts(row).some((text, place) => text !== before[place]))
      }
    },
    removed: ({ id }) => index.remove(id),
    replaced: () => indexes.delete(accounts),
  })
  return index
}

const indexes = new WeakMap<Tables['accounts'], SearchIndex<Row<'accounts'>>>()
