import {
  hashKey,
  useQuery,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useState } from 'react'
import { missingMessage } from '../../api/errors.ts'
import { failureOf, type Failure } from './failure.ts'

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
