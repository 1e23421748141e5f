import type { QueryObserverResult } from '@tanstack/react-query'

/** A query failed, and there is no answer to show instead. */
export type Failure = {
  error: Error
  /** What was asked for. */
  asked: string
  /** How often it had failed by then. */
  times: number
}

/**
 * The failure that a place shows: the one that the query tells of, and while it is asked anew the one before, of which the
 * query itself knows nothing then. An answer ends it, and so does asking for something else or forgetting the query
 * (a sign-out). Placeholders are no answer.
 *
 * @param before what this told the last time
 * @param asked what is asked for now
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
  // A forgotten query has never failed: it counts from nought.
  const isSame = before?.asked === asked && before.times === times
  if (isSame && (!error || error === before.error)) return before
  return error ? { error, asked, times } : undefined
}
