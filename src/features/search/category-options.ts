import type { Category } from '../../api/jobs.ts'
import { type Option, optionsOf } from '../../ui/SelectField.tsx'

/**
 * The categories as options, “All categories” first. With the chosen one, so that the form shows what is searched: it may
 * come from the URL, or the categories may not have loaded.
 */
export function categoryOptions(categories: readonly Category[] = [], chosen: string): Option[] {
  const names = categories.map(({ category }) => category)
  return [{ value: '', label: 'All categories' }, ...optionsOf(names, chosen)]
}
