import {
  type MutationKey,
  type MutationMeta,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isApiError } from '../../api/errors.ts'
import { announce } from '../../ui/Announcer.tsx'

/** A call that takes a row off a list, or puts it on again. */
type Step<Row> = {
  mutationKey: MutationKey | undefined
  meta: MutationMeta | undefined
  send: (row: Row) => Promise<unknown>
}

/** How rows are removed from a list, and brought back. */
export type Removal<Row> = {
  /** The beginning of the keys of what shows the list. */
  list: QueryKey
  remove: Step<Row>
  restore: Step<Row>
  /** Takes a row out of everything that is cached. Returns how to put it in again. */
  takeOut: (client: QueryClient, row: Row) => () => void
  /** It is removed for good, or is there again: other places may show that. */
  settle?: (client: QueryClient, row: Row, isKept: boolean) => void
  words: {
    removed: (row: Row) => string
    restored: (row: Row) => string
    failed: (row: Row) => string
  }
}

/** What was done last, for the bar at the foot. */
export type RemovalNotice<Row> = {
  row: Row
  /** `lost`: bringing it back did not work. */
  kind: 'removed' | 'kept' | 'lost'
}

/**
 * Removes rows at once, and brings them back if it fails (spec §4). Afterwards each can be brought back by whoever
 * pressed too soon. What the server refused is an alert; that nobody could be reached stands in `notice` (rules 37).
 */
export function useRemoval<Row extends { id: number }>({
  list,
  remove,
  restore,
  takeOut,
  settle,
  words,
}: Removal<Row>) {
  const client = useQueryClient()
  const [notice, setNotice] = useState<RemovalNotice<Row>>()
  /** Rows that something is being done to: a second press does nothing (look 6). */
  const busy = useRef(new Set<number>())

  function tell(kind: RemovalNotice<Row>['kind'], row: Row) {
    setNotice({ kind, row })
    announce(kind === 'removed' ? words.removed(row) : words.failed(row))
  }

  const removal = useMutation({
    ...(remove.mutationKey && { mutationKey: remove.mutationKey }),
    ...(remove.meta && { meta: remove.meta }),
    mutationFn: remove.send,
    onMutate: async (row: Row) => {
      // An answer that is on its way still says how it was. A list that has nothing to show yet goes on loading.
      await client.cancelQueries({ queryKey: list, predicate: ({ state }) => state.data !== undefined })
      return takeOut(client, row)
    },
    onSuccess: (_answer, row) => {
      settle?.(client, row, false)
      tell('removed', row)
    },
    onError: (error, row, putBack) => {
      putBack?.()
      if (isApiError(error, 'network')) tell('kept', row)
      // Refused: perhaps it was removed in another tab.
      else void client.invalidateQueries({ queryKey: list })
    },
    onSettled: (_answer, _error, { id }) => busy.current.delete(id),
  })

  const restoration = useMutation({
    ...(restore.mutationKey && { mutationKey: restore.mutationKey }),
    ...(restore.meta && { meta: restore.meta }),
    mutationFn: restore.send,
    onSuccess: (_answer, row) => {
      settle?.(client, row, true)
      setNotice(undefined)
      announce(words.restored(row))
    },
    onError: (error, row) => {
      if (isApiError(error, 'network')) tell('lost', row)
      else setNotice(undefined)
    },
    onSettled: (_answer, _error, { id }) => busy.current.delete(id),
  })

  function once(row: Row, act: (row: Row) => void) {
    if (busy.current.has(row.id)) return
    busy.current.add(row.id)
    act(row)
  }

  return {
    notice,
    /** Bringing back is under way. */
    isRestoring: restoration.isPending,
    remove: (row: Row) => {
      setNotice(undefined)
      once(row, removal.mutate)
    },
    /** @param onDone after it is there again */
    restore: (row: Row, onDone: () => void) =>
      once(row, (each) => restoration.mutate(each, { onSuccess: onDone })),
    dismiss: () => setNotice(undefined),
  }
}
