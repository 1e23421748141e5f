/** Search params of a list with a search and pages; defaults are omitted. */
export type ListAddress = { search?: string | undefined; page?: number | undefined }

/** The search and page of a list. An empty search finds everything. */
export type ListView = { search: string; page: number }

/** Maximum length of a list's search in the contract, in characters. */
export const longestSearch = 200

/** Parses search params; invalid values become defaults. */
export function readListAddress({ search, page }: Readonly<Record<string, unknown>>): ListView {
  const words = typeof search === 'string' || typeof search === 'number' ? String(search) : ''
  return {
    search: Array.from(words.trim()).slice(0, longestSearch).join('').trimEnd(),
    page: readPage(page),
  }
}

/** Returns search params, without defaults. */
export function toListAddress({ search = '', page = 1 }: Partial<ListView>): ListAddress {
  return { search: search || undefined, page: page > 1 ? page : undefined }
}

/** Parses a page number, an integer from 1; anything else is 1 (rules 5). */
export function readPage(raw: unknown): number {
  const page = typeof raw === 'string' && /^\s*\d+\s*$/.test(raw) ? Number(raw) : raw
  return typeof page === 'number' && Number.isSafeInteger(page) && page >= 1 ? page : 1
}
