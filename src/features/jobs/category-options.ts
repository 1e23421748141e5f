import type { Category } from '../../api/jobs.ts'

/**
 * The categories as choices, "All categories" first. A chosen one that is not among them (it came with the address, or they
 * have not arrived yet) is a choice too, so that the form says what is searched.
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
