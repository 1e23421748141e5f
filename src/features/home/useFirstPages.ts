import { type QueryKey, useQueries, type UseQueryOptions } from '@tanstack/react-query'
import type { Pages } from '../../api/options.ts'
import { useSteadyQuery } from '../loading/index.ts'

/**
 * Loads the first three pages of a list, whose newest rows may not be those that changed last. `answers` is undefined until all
 * have settled; `isWhole` if the list has no other rows; `hasGap` if some could not be read.
 */
export function useFirstPages<Answer extends Pages & { omitted?: object }, Key extends QueryKey>(
  queryOf: (page: number) => UseQueryOptions<Answer, Error, Answer, Key>,
) {
  const query = useSteadyQuery(queryOf(1))
  const others = Array.from({ length: Math.min(query.data?.pages ?? 1, 3) - 1 }, (_, place) => place + 2)
  const rest = useQueries({ queries: others.map(queryOf) })
  const known = [query.data, ...rest.map(({ data }) => data)].filter((answer) => answer !== undefined)
  const hasGap = known.some(({ omitted }) => omitted) || rest.some(({ data, isError }) => isError && !data)
  return {
    query,
    answers: query.data && rest.every((other) => !other.isPending) ? known : undefined,
    hasGap,
    isWhole: !hasGap && known.every(({ pages }) => pages <= known.length),
    queries: [query, ...rest],
  }
}

/** The rows of several pages. One that moved between two calls is on both. */
export const unique = <Row extends { id: number }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
]
