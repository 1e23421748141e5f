import { useEffect, type ReactNode } from 'react'
import { isApiError } from '../../api/errors.ts'
import { announce } from '../../ui/Announcer.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import type { SteadyResult } from './useSteadyQuery.ts'

/**
 * Replaces what a query could not load with the reason and a retry button (rules 37). There is no button if the server
 * doesn't have the call.
 */
export function LoadFailure({
  title,
  query: { error, isFetching, refetch },
  className,
  action,
  children,
}: {
  /** A sentence that says what could not be loaded. */
  title: string
  query: Pick<SteadyResult, 'error' | 'isFetching'> & { refetch: () => unknown }
  className?: string
  /** Another button, beside "Try again". */
  action?: ReactNode
  /** An alternative, such as a link. */
  children?: ReactNode
}) {
  // Again, if another attempt has failed.
  useEffect(() => {
    if (error) announce('Something on this page didn’t load.')
  }, [error])
  return (
    <ErrorState
      title={title}
      onRetry={isApiError(error, 'not-built') ? undefined : () => void refetch()}
      busy={isFetching}
      action={action}
      className={className}
    >
      <span>{isApiError(error) && error.message}</span> {children}
    </ErrorState>
  )
}
