import { notifyManager, useQueryClient, type Query, type QueryClient } from '@tanstack/react-query'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { isApiError, isUnserved } from '../api/errors.ts'
import { announce } from '../ui/Announcer.tsx'
import { Button } from '../ui/Button.tsx'
import { useHeld } from '../ui/press.ts'
import { Message, Toaster } from '../ui/Toaster.tsx'

/** The alerts and the refresh notice, shown over the header of every page. */
export function Messages() {
  return (
    <Toaster>
      <RefreshNotice />
    </Toaster>
  )
}

// A refetch that failed without an alert.
const isStale = ({ state: { data, error } }: Query) =>
  data !== undefined && (isUnserved(error) || isApiError(error, 'not-an-envelope'))

const staleIn = (client: QueryClient) =>
  client.getQueryCache().findAll({ type: 'active', predicate: isStale })

/** Says that data on screen could not be refreshed, and offers a retry. The data stays (rules 37). */
function RefreshNotice() {
  const client = useQueryClient()
  const state = useHeld(
    useSyncExternalStore(
      useCallback(
        (onChange) => client.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
        [client],
      ),
      () => {
        const stale = staleIn(client)
        const isRetrying = stale.some(({ state: { fetchStatus } }) => fetchStatus === 'fetching')
        return [isRetrying, ...stale.map(({ queryHash }) => queryHash)].join('\n')
      },
    ),
  )
  const [isRetrying, ...stale] = state.split('\n')

  /** What was out of date when the message was dismissed. */
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  if (dismissed.length > 0 && stale.length === 0) setDismissed([])

  async function retry() {
    await client.refetchQueries({ type: 'active', predicate: isStale })
    announce(
      staleIn(client).length === 0 ? 'This page is up to date.' : 'We still couldn’t refresh this page.',
    )
  }

  return (
    <div role="status" className="flex flex-col items-center">
      {stale.some((hash) => !dismissed.includes(hash)) && (
        <Message
          tone="error"
          dismissLabel="Dismiss: out of date"
          onDismiss={() => setDismissed(stale)}
          action={
            <Button size="sm" onClick={() => void retry()} busy={isRetrying === 'true'}>
              Try again
            </Button>
          }
        >
          This page may be out of date.
        </Message>
      )}
    </div>
  )
}
