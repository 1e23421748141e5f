import {
  type MutationKey,
  type MutationMeta,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { isApiError } from '../../api/errors.ts'
import { announce } from '../../ui/Announcer.tsx'
import { rowToFocus } from '../../ui/focus-restoration.ts'
import { useNotice } from '../../ui/useNotice.ts'

/** A call that removes or restores a row. */
type Step<Row> = {
  mutationKey: MutationKey | undefined
  meta: MutationMeta | undefined
  send: (row: Row) => Promise<unknown>
}

/** How rows are removed from a list and restored. */
export type Removal<Row> = {
  /** The prefix of the list's query keys. */
  list: QueryKey
  /** Returns the id of the element that takes focus in a row. */
  focusIdOf: (id: number) => string
  remove: Step<Row>
  restore: Step<Row>
  /** Removes a row from the cache. Returns a function that puts it back. */
  removeFromCache: (client: QueryClient, row: Row) => () => void
  /** Called once the server has removed or restored a row, to update other cached answers. */
  settle?: (client: QueryClient, row: Row, isSaved: boolean) => void
  /** Whether a removed row can be restored; true by default. */
  canReturn?: (row: Row) => boolean
  words: {
    removed: (row: Row) => string
    restored: (row: Row) => string
    failed: (row: Row) => string
  }
}

/** The last change, which the `LastChangeBar` reports. */
export type RemovalNotice<Row> = {
  row: Row
  kind: 'removed' | 'removeFailed' | 'restoreFailed'
}

/**
 * Removes a row before the server answers, puts it back if the call fails (product: states), and offers to undo the
 * removal. A refusal raises an alert; a network failure is reported in `notice` (rules 37).
 *
 * @param rows the listed rows, in order
 * @param heading the list's heading, which takes focus if no row can
 */
export function useRemoval<Row extends { id: number }>(
  { list, focusIdOf, remove, restore, removeFromCache, settle, canReturn, words }: Removal<Row>,
  rows: readonly Row[],
  heading: RefObject<HTMLElement | null>,
) {
  const client = useQueryClient()
  const [notice, setNotice] = useNotice<RemovalNotice<Row>>()
  /** Ids of the rows with a call in progress. Another press on them has no effect (product: accessibility). */
  const busy = useRef(new Set<number>())
  /** What was the first row when a row was restored, which the refetched list then shows. */
  const restoredTo = useRef<{ first: number | undefined }>(undefined)
  const first = rows[0]?.id
  useEffect(() => {
    if (!restoredTo.current || restoredTo.current.first === first || first === undefined) return
    restoredTo.current = undefined
    // The Undo button has disappeared, so the hidden heading has the focus, unless the user has moved it.
    const holder = document.activeElement
    if (holder === heading.current || holder === document.body)
      document.getElementById(focusIdOf(first))?.focus()
  }, [first, focusIdOf, heading])

  function notify(kind: RemovalNotice<Row>['kind'], row: Row) {
    setNotice({ kind, row })
    announce(kind === 'removed' ? words.removed(row) : words.failed(row))
  }

  const removal = useMutation({
    ...(remove.mutationKey && { mutationKey: remove.mutationKey }),
    ...(remove.meta && { meta: remove.meta }),
    mutationFn: remove.send,
    onMutate: async (row: Row) => {
      // A pending refetch would bring the row back. First loads aren't cancelled, because their lists would stay empty.
      await client.cancelQueries({ queryKey: list, predicate: ({ state }) => state.data !== undefined })
      return removeFromCache(client, row)
    },
    onSuccess: (_answer, row) => {
      settle?.(client, row, false)
      notify('removed', row)
    },
    onError: (error, row, putBack) => {
      putBack?.()
      if (isApiError(error, 'network')) notify('removeFailed', row)
      // The cached list may be wrong: the row may have been removed in another tab.
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
      restoredTo.current = { first }
      setNotice(undefined)
      announce(words.restored(row))
    },
    onError: (error, row) => {
      if (isApiError(error, 'network')) notify('restoreFailed', row)
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

  return {
    notice,
    remove: (row: Row) => {
      // The pressed button disappears with its row, so focus moves to a neighbouring row or the heading.
      const ids = rows.map(({ id }) => id)
      const neighbour = rowToFocus(ids, row.id)
      const next = neighbour === undefined ? null : document.getElementById(focusIdOf(neighbour))
      ;(next ?? heading.current)?.focus()
      removeRow(row)
    },
    dismiss: () => setNotice(undefined),
    /** Props for the `LastChangeBar` that shows the notice. */
    bar: {
      failed: notice !== undefined && notice.kind !== 'removed',
      action: notice && actionOf(notice, canReturn),
      busy: restoration.isPending,
      onAction: () => {
        if (notice?.kind === 'removeFailed') removeRow(notice.row)
        else if (notice) once(notice.row, restoration.mutate)
      },
      onDismiss: () => setNotice(undefined),
    },
  }
}

/** Returns the label of the bar's button, or `undefined` for no button. */
function actionOf<Row>(
  { kind, row }: RemovalNotice<Row>,
  canReturn: Removal<Row>['canReturn'] = () => true,
): string | undefined {
  if (kind === 'removeFailed') return 'Try again'
  if (!canReturn(row)) return undefined
  return kind === 'removed' ? 'Undo' : 'Try again'
}
