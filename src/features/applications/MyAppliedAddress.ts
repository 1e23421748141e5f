/** What is looked at of the own applications, as it stands in the address; the defaults are absent. */
export type MyAppliedAddress = { search?: string | undefined; page?: number | undefined }

/** What is looked at of the own applications. An empty search finds all. */
export type MyAppliedView = { search: string; page: number }

/** Longest search that the call takes (limit of the contract). */
export const longestSearch = 200

/** Reads an address; a wrong value falls to its default. */
export function readMyApplied({ search, page }: Readonly<Record<string, unknown>>): MyAppliedView {
  const words = typeof search === 'string' || typeof search === 'number' ? String(search) : ''
  const number = Number(page)
  return {
    search: Array.from(words.trim()).slice(0, longestSearch).join('').trimEnd(),
    page: Number.isSafeInteger(number) && number >= 1 ? number : 1,
  }
}

/** Writes an address. */
export function toMyApplied({ search = '', page = 1 }: Partial<MyAppliedView>): MyAppliedAddress {
  return { search: search || undefined, page: page > 1 ? page : undefined }
}
