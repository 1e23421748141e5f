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

/** The next CV in the list or, for the last one, the previous; `undefined` if there is none. */
export function neighbourOf(cvs: readonly Cv[], id: number): Cv | undefined {
  const place = cvs.findIndex((cv) => cv.id === id)
  return place < 0 ? undefined : (cvs[place + 1] ?? cvs[place - 1])
}

/** Updates the cached list of CVs, if there is one. */
export function changeCvs(client: QueryClient, change: (cvs: readonly Cv[]) => Cv[]): void {
  client.setQueryData(cvsQuery().queryKey, (cvs) => cvs && change(cvs))
}
