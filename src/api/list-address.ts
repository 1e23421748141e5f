/** What is shown of a list that can be searched and has pages, as it stands in the address; the defaults are absent. */
export type ListAddress = { search?: string | undefined; page?: number | undefined }

/** What is shown of such a list. An empty search finds all. */
export type ListView = { search: string; page: number }

/** Longest search that the lists' calls take (limit of the contract), in characters. */
export const longestSearch = 200

/** Reads an address; a wrong value falls to its default. */
export function readListAddress({ search, page }: Readonly<Record<string, unknown>>): ListView {
  const words = typeof search === 'string' || typeof search === 'number' ? String(search) : ''
  return {
    search: Array.from(words.trim()).slice(0, longestSearch).join('').trimEnd(),
    page: readPage(page),
  }
}

/** Writes an address. */
export function toListAddress({ search = '', page = 1 }: Partial<ListView>): ListAddress {
  return { search: search || undefined, page: page > 1 ? page : undefined }
}

/** The number of a page in an address: a whole number from 1 on, anything else is 1 (rules 5). */
export function readPage(raw: unknown): number {
  const page = typeof raw === 'string' && /^\s*\d+\s*$/.test(raw) ? Number(raw) : raw
  return typeof page === 'number' && Number.isSafeInteger(page) && page >= 1 ? page : 1
}
