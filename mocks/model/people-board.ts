import { type Page, pageOf, pageSize } from '../rules/pages.ts'
import { holdsAll } from '../rules/job-search.ts'
import { wordsOf } from '../rules/text.ts'
import { Listing, newestFirst } from './listing.ts'
import type { Row, Tables, Tx } from './world.ts'

/**
 * A page of the job seekers in whose texts every word of `search` occurs, newest first (spec §7).
 * @param page from 1
 */
export function findPeople(tx: Tx, search: string, page: number): Page<Row<'accounts'>> {
  if (tx.accounts.staged.size > 0) return scanPeople(tx, search, page)
  const words = wordsOf(search)
  const board = boardOf(tx)
  const holds = board.holding(words)
  const found = words.length === 0 ? board.newest : board.newest.filter(holds)
  const rows = found.slice((page - 1) * pageSize, page * pageSize).map(({ row }) => row)
  return { rows, total: found.length, pages: Math.max(1, Math.ceil(found.length / pageSize)) }
}

/** As `findPeople`, by looking at every account: for a call that has changed accounts itself. */
export function scanPeople(tx: Tx, search: string, page: number): Page<Row<'accounts'>> {
  const words = wordsOf(search)
  const found = tx.accounts.where((row) => isListed(row) && holdsAll(words, searchedTexts(row)))
  return pageOf(
    found.sort((a, b) => newestFirst({ row: a }, { row: b })),
    page,
  )
}

function isListed({ type }: Row<'accounts'>): boolean {
  return type === 'job_seeker'
}

function searchedTexts(row: Row<'accounts'>): (string | null)[] {
  const { name, about, desired_job_title, desired_skills, currently_located, currently_working } = row
  return [name, about, desired_job_title, desired_skills, currently_located, currently_working]
}

/** The job seekers of a world (a read model of accounts), made on first use and kept up with it from then on. */
function boardOf(tx: Tx): Listing<Row<'accounts'>> {
  const accounts = tx.accounts.committed
  const known = boards.get(accounts)
  if (known) return known
  const board = new Listing(accounts.all().filter(isListed), searchedTexts)
  boards.set(accounts, board)
  accounts.watch({
    put(row, previous) {
      if (!isListed(row)) board.remove(row.id)
      else {
        const before = previous && searchedTexts(previous)
        board.put(row, !before || searchedTexts(row).some((text, place) => text !== before[place]))
      }
    },
    removed: ({ id }) => board.remove(id),
    replaced: () => boards.delete(accounts),
  })
  return board
}

const boards = new WeakMap<Tables['accounts'], Listing<Row<'accounts'>>>()
