import type { ReactNode } from 'react'
import { isApiError } from '../../api/errors.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import type { SteadyResult } from './use-steady-query.ts'

/** In the place of what a query could not load: what went wrong, and the way to try again (rules 37). */
export function LoadFailure({
  title,
  query: { error, isFetching, refetch },
  className,
  children,
}: {
  /** What could not be loaded, in a sentence. */
  title: string
  query: Pick<SteadyResult, 'error' | 'isFetching' | 'refetch'>
  className?: string
  /** Another way to it. */
  children?: ReactNode
}) {
  return (
    <ErrorState title={title} onRetry={() => void refetch()} busy={isFetching} className={className}>
      {isApiError(error) && error.message} {children}
    </ErrorState>
  )
}
