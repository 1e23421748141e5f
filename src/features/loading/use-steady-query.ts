import {
  hashKey,
  useQuery,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf, type Failure } from './failure.ts'

/** What a place needs of a query that it shows: the answer, or the failure with the way to try again. */
export type SteadyResult<Data = unknown> = Pick<
  UseQueryResult,
  'error' | 'isError' | 'isFetching' | 'isFetchedAfterMount' | 'isPlaceholderData'
> & {
  data: Data | undefined
  refetch: UseQueryResult<Data>['refetch']
}

/**
 * `useQuery` for a place with an `ErrorState` (rules 37). By itself a query that is asked anew after it failed is pending
 * again, as if nothing had been said: the message and its button would go at the press, and the focus with them. Here the
 * failure stays, and `isFetching` says that something is being done, until there is an answer or another failure.
 */
export function useSteadyQuery<FnData, Data = FnData, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<FnData, Error, Data, Key>,
): SteadyResult<Data> {
  const result = useQuery(options)
  const { data, error, isError, isEnabled, isPlaceholderData } = result
  const [before, setBefore] = useState<Failure>()
  // What nobody wanted for a while, such as the file of a closed dialog, begins anew as well.
  const failure = failureOf(before, `${hashKey(options.queryKey)} ${isEnabled}`, result)
  if (failure !== before) setBefore(failure)

  return {
    data: failure ? undefined : data,
    error: failure ? failure.error : error,
    isError: failure !== undefined || isError,
    isFetching: result.isFetching,
    isFetchedAfterMount: result.isFetchedAfterMount,
    isPlaceholderData: !failure && isPlaceholderData,
    refetch: result.refetch,
  }
}
