import type { QueryClient } from '@tanstack/react-query'
import { cvsQuery, type Cv } from '../../api/cvs.ts'

/** The list with this CV as its only default, or without a default if `id` is `undefined` (product: states). */
export function withDefault(cvs: readonly Cv[], id: number | undefined): Cv[] {
  return cvs.map((cv) => (cv.is_default === (cv.id === id) ? cv : { ...cv, is_default: cv.id === id }))
}

/** The list with a new CV at the top. If the new CV is the default, no other CV is. */
export function withNew(cvs: readonly Cv[], cv: Cv): Cv[] {
  const others = cvs.filter(({ id }) => id !== cv.id)
  return [cv, ...(cv.is_default ? withDefault(others, undefined) : others)]
}

/** Updates the cached list of CVs, if there is one. */
export function changeCvs(client: QueryClient, change: (cvs: readonly Cv[]) => Cv[]): void {
  client.setQueryData(cvsQuery().queryKey, (answer) => answer && { ...answer, cvs: change(answer.cvs) })
}
