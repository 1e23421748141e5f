import type { QueryObserverResult } from '@tanstack/react-query'

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
