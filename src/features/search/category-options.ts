import type { Category } from '../../api/jobs.ts'

/**
 * The categories as options, "All categories" first. Adds the chosen category if it is missing, so that the form shows
 * what is searched: it may come from the URL, or the categories may not have loaded.
 */
export function categoryOptions(
  categories: readonly Category[] | undefined,
  chosen: string,
): Array<{ value: string; label: string }> {
  const names = (categories ?? []).map(({ category }) => category)
  const extra = chosen !== '' && !names.includes(chosen) ? [chosen] : []
  return [
    { value: '', label: 'All categories' },
    ...[...names, ...extra].map((name) => ({ value: name, label: name })),
  ]
}
