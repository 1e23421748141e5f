import { readPage } from './search-params.ts'

/** Which of the own jobs are shown, as it stands in the address; the first page is absent. */
export type MyJobsSearch = { search?: string | undefined; page?: number | undefined }

/** Longest search that the call takes (limit of the contract). */
const longest = 200

/** Reads the search of an address; a wrong value falls to its default. */
export function readMyJobsSearch(raw: Record<string, unknown>): MyJobsSearch {
  const { search } = raw
  // The router reads `?search=2026` as a number.
  const words = typeof search === 'string' || typeof search === 'number' ? String(search).trim() : ''
  const page = readPage(raw['page'])
  return { search: words.slice(0, longest) || undefined, page: page > 1 ? page : undefined }
}

/**
 * Who gets focus when a row goes: the next one, else the one before, else nobody (look 12).
 * @returns the id of that row
 */
export function heirOf(ids: readonly number[], gone: number): number | undefined {
  const place = ids.indexOf(gone)
  return place < 0 ? undefined : (ids[place + 1] ?? ids[place - 1])
}
