import { notifyManager, useQueryClient, type Query, type QueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { isUnserved } from '../api/errors.ts'
import { announce } from '../ui/Announcer.tsx'
import { Button } from '../ui/Button.tsx'
import { CircleAlert } from '../ui/Icon.tsx'
import { useHeld } from '../ui/press.ts'
import { Toaster } from '../ui/Toaster.tsx'

/** The alerts and the refresh notice, shown below the header of every page. */
export function Messages() {
  return (
    <Toaster>
      <RefreshNotice />
    </Toaster>
  )
}

/** Returns whether a query has old data after a failed refetch that raised no alert. */
const isStale = ({ state }: Query) =>
  state.data !== undefined && state.status === 'error' && isUnserved(state.error)

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
        if (stale.length === 0) return 'current'
        return stale.some(({ state: { fetchStatus } }) => fetchStatus === 'fetching') ? 'retrying' : 'stale'
      },
    ),
  )

  async function retry() {
    await client.refetchQueries({ type: 'active', predicate: isStale })
    announce(
      staleIn(client).length === 0 ? 'This page is up to date.' : 'We still couldn’t refresh this page.',
    )
  }

  return (
    <div role="status" className="not-empty:pt-2">
      {state !== 'current' && (
        <div className="pointer-events-auto flex w-fit max-w-full flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-bad-ink bg-paper px-4 py-2 text-dense">
          <p className="flex items-start gap-2">
            <CircleAlert className="mt-0.5 text-bad-ink" />
            We couldn’t refresh this page, so it may be out of date.
          </p>
          <Button size="sm" onClick={() => void retry()} busy={state === 'retrying'}>
            Retry
          </Button>
        </div>
      )}
    </div>
  )
}
