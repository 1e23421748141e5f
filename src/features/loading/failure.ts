import type { QueryObserverResult } from '@tanstack/react-query'

/** A failed query without any data to show. */
export type Failure = {
  error: Error
  /** Identifies what was requested. */
  asked: string
  /** How often the query had failed by then. */
  times: number
}

/**
 * Returns the failure to show: the query's own or, during a retry, the previous one, which the query itself has dropped by
 * then. Data clears it, and so does requesting something else or resetting the query (logout). Placeholders don't count
 * as data.
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
  // A reset query counts its failures from zero.
  const isSame = before?.asked === asked && before.times === times
  if (isSame && (!error || error === before.error)) return before
  return error ? { error, asked, times } : undefined
}
