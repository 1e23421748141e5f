import {
  type MutationKey,
  type MutationMeta,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { isApiError } from '../../api/errors.ts'
import { announce } from '../../ui/Announcer.tsx'
import { rowToFocus } from '../../ui/focus-restoration.ts'

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
  /** The id of the element that takes focus for a row. */
  focusIdOf: (id: number) => string
  remove: Step<Row>
  restore: Step<Row>
  /** Takes a row out of everything that is cached. Returns how to put it in again. */
  takeOut: (client: QueryClient, row: Row) => () => void
  /** It is removed for good, or is there again: other places may show that. */
  settle?: (client: QueryClient, row: Row, isSaved: boolean) => void
  /** Whether a row that was removed could be had again; each could unless said otherwise. */
  canReturn?: (row: Row) => boolean
  words: {
    removed: (row: Row) => string
    restored: (row: Row) => string
    failed: (row: Row) => string
  }
}

/** What was done last, for the bar at the foot. */
export type RemovalNotice<Row> = {
  row: Row
  kind: 'removed' | 'removeFailed' | 'restoreFailed'
}

/**
 * Removes rows at once, and brings them back if it fails (product: states). Afterwards each can be brought back by
 * whoever pressed too soon. What the server refused is an alert; that nobody could be reached stands in `notice`
 * (rules 37).
 *
 * @param rows what is listed, in its order
 * @param heading of the list: it takes the focus where no row can
 */
export function useRemoval<Row extends { id: number }>(
  { list, focusIdOf, remove, restore, takeOut, settle, canReturn, words }: Removal<Row>,
  rows: readonly Row[],
  heading: RefObject<HTMLElement | null>,
) {
  const client = useQueryClient()
  const [notice, setNotice] = useState<RemovalNotice<Row>>()
  /** Rows that something is being done to: a second press does nothing (product: accessibility). */
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
      if (isApiError(error, 'network')) tell('removeFailed', row)
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
      if (isApiError(error, 'network')) tell('restoreFailed', row)
      else setNotice(undefined)
    },
    onSettled: (_answer, _error, { id }) => busy.current.delete(id),
  })

  function once(row: Row, act: (row: Row) => void) {
    if (busy.current.has(row.id)) return
    busy.current.add(row.id)
    act(row)
  }

  function removeRow(row: Row) {
    setNotice(undefined)
    once(row, removal.mutate)
  }

  function restoreRow(row: Row) {
    // It comes back as the newest, on top; whoever is further down stays there.
    once(row, (each) =>
      restoration.mutate(each, { onSuccess: () => heading.current?.focus({ preventScroll: true }) }),
    )
  }

  return {
    notice,
    /** Removes a row whose button was pressed. */
    remove: (row: Row) => {
      // The pressed button goes with its row: the neighbour has the focus, or what stands above the list.
      const ids = rows.map(({ id }) => id)
      const neighbour = rowToFocus(ids, row.id)
      const next = neighbour === undefined ? null : document.getElementById(focusIdOf(neighbour))
      ;(next ?? heading.current)?.focus()
      removeRow(row)
    },
    dismiss: () => setNotice(undefined),
    /** For the `LastChangeBar` that tells the notice. */
    bar: {
      failed: notice !== undefined && notice.kind !== 'removed',
      action: notice && wayOn(notice, canReturn),
      busy: restoration.isPending,
      onAction: () => {
        if (notice?.kind === 'removeFailed') removeRow(notice.row)
        else if (notice) restoreRow(notice.row)
      },
      onDismiss: () => {
        heading.current?.focus({ preventScroll: true })
        setNotice(undefined)
      },
    },
  }
}

/** The words on the button of the bar, if there is a way on. */
function wayOn<Row>(
  { kind, row }: RemovalNotice<Row>,
  canReturn: Removal<Row>['canReturn'] = () => true,
): string | undefined {
  if (kind === 'removeFailed') return 'Try again'
  if (!canReturn(row)) return undefined
  return kind === 'removed' ? 'Undo' : 'Try again'
}
