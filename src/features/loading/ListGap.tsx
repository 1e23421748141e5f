import { unreadableMessage } from '../../api/errors.ts'
import { formatCount } from '../../ui/count.ts'
import { LoadFailure } from './LoadFailure.tsx'
import type { SteadyResult } from './useSteadyQuery.ts'

/** Says what a list lacks because it could not be read; nothing if it is complete (rules 44). */
export function ListGap({
  rows,
  omitted,
  title,
  query,
  className,
}: {
  rows: number
  /** The number of entries that could not be read. */
  omitted: number | undefined
  /** A sentence that says which list could not be read at all. */
  title: string
  query: Pick<SteadyResult, 'error' | 'isFetching' | 'refetch'>
  className?: string | undefined
}) {
  if (!omitted) return null
  if (rows === 0) {
    return (
      <LoadFailure title={title} query={query} className={className}>
        {unreadableMessage}
      </LoadFailure>
    )
  }
  return (
    <p className="pb-3 text-dense text-ink-2">
      {`We couldn’t read ${omitted === 1 ? 'one entry' : `${formatCount(omitted)} entries`} of this list.`}
    </p>
  )
}
