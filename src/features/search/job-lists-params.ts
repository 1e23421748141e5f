import type { JobNature } from '../../api/jobs.ts'
import { readPage } from '../../api/list-address.ts'
import { natures } from '../job/index.ts'

/** The chosen tab and its page as kept in the URL; the defaults are absent. */
export type TabsAddress = { tab?: JobNature | undefined; page?: number | undefined }

/** Reads the tab from a URL; `full_time` by default. */
export function readTab(raw: unknown): JobNature {
  return natures.find(({ value }) => value === raw)?.value ?? 'full_time'
}

/** A tab and a page as kept in the URL. */
export function toTabsAddress({ tab, page = 1 }: { tab: JobNature; page?: number }): TabsAddress {
  return { tab: tab === 'full_time' ? undefined : tab, page: page > 1 ? page : undefined }
}

/** Reads tab and page from a URL; invalid values become their defaults. */
export function readTabsAddress(raw: Readonly<Record<string, unknown>>): { tab: JobNature; page: number } {
  return { tab: readTab(raw['tab']), page: readPage(raw['page']) }
}

/**
 * Returns how many pages one of the two lists has. Both share one page number, and the backend counts only the pages of
 * the longer list (rules 5). A list with fewer jobs on a page than the other has no later pages.
 */
export function pagesOfList({
  own,
  longest,
  page,
  pages,
}: {
  /** Jobs of this list on the page. */
  own: number
  /** Jobs of the longer list on the page. */
  longest: number
  page: number
  /** Pages of the longer list. */
  pages: number
}): number {
  if (own >= longest) return pages
  return Math.max(1, own === 0 ? page - 1 : page)
}
