import {
  hashKey,
  keepPreviousData,
  useQuery,
  type QueryKey,
  type QueryObserverResult,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useState } from 'react'
import { missingMessage } from '../../api/errors.ts'

/** The parts of a query's result that a screen shows: the data, or the failure and a retry. */
export type SteadyResult<Data = unknown> = Pick<
  UseQueryResult,
  'error' | 'isError' | 'isFetching' | 'isFetchedAfterMount' | 'isPlaceholderData'
> & {
  data: Data | undefined
  /** The server's message if it says that there is no such thing, even where older data is cached. */
  missing: string | undefined
  refetch: UseQueryResult<Data>['refetch']
}

/**
 * `useQuery` for content that an `ErrorState` may replace (rules 37). A plain query becomes pending again during a
 * retry, so the message and its button would disappear on press, and the focus with them. Here the failure stays, with
 * `isFetching` set, until there is data or another failure.
 */
export function useSteadyQuery<FnData, Data = FnData, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<FnData, Error, Data, Key>,
): SteadyResult<Data> {
  const result = useQuery(options)
  const { data, error, isError, isEnabled, isPlaceholderData } = result
  const [before, setBefore] = useState<Failure>()
  // `isEnabled` is included so that a query enabled again, such as one in a reopened dialog, drops its old failure.
  const failure = failureOf(before, `${hashKey(options.queryKey)} ${isEnabled}`, result)
  if (failure !== before) setBefore(failure)

  const shownError = failure ? failure.error : error
  return {
    data: failure ? undefined : data,
    error: shownError,
    missing: missingMessage(shownError),
    isError: failure !== undefined || isError,
    isFetching: result.isFetching,
    isFetchedAfterMount: result.isFetchedAfterMount,
    isPlaceholderData: !failure && isPlaceholderData,
    refetch: result.refetch,
  }
}

/** `useSteadyQuery` for a page of a list: the previous page stays until the next has loaded. */
export const useListQuery: typeof useSteadyQuery = (options) =>
  useSteadyQuery({ ...options, placeholderData: keepPreviousData })

/** A failed query without any data to show. */
export type Failure = {
  error: Error
  /** Identifies what was requested. */
  asked: string
  /** The query's `errorUpdateCount` at that time. */
  times: number
}

/**
 * Returns the failure to show: the query's own error or, during a retry, the previous failure, which the query has
 * already cleared. Data clears it, and so does requesting something else or resetting the query (logout). Placeholder
 * data doesn't count.
 *
 * @param before what this returned last time
 * @param asked identifies what is requested now
 */
export function failureOf(
  before: Failure | undefined,
  asked: string,
  {
    data,
    error,
    errorUpdateCount: times,
    isPlaceholderData,
  }: Pick<QueryObserverResult, 'data' | 'error' | 'errorUpdateCount' | 'isPlaceholderData'>,
): Failure | undefined {
  if (data !== undefined && !isPlaceholderData) return undefined
  // A reset sets the query's count back to zero, so a failure from before the reset isn't shown again.
  const isSame = before?.asked === asked && before.times === times
  if (isSame && (!error || error === before.error)) return before
  return error ? { error, asked, times } : undefined
}
