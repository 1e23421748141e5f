import type { Category } from '../../api/jobs.ts'

/**
 * The categories as options, "All categories" first. A chosen category that is missing (from the URL, or before the
 * categories have loaded) is added, so that the form shows what is searched.
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
