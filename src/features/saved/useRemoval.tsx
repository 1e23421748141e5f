import { type MutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { cancelRefetches } from '../../api/confirmed.ts'
import { isApiError } from '../../api/errors.ts'
import { announce } from '../../ui/Announcer.tsx'
import { rowToFocus } from '../../ui/focus-restoration.ts'
import { LastChangeBar } from '../../ui/LastChangeBar.tsx'
import { useNotice } from '../../ui/useNotice.ts'
import { takeOut } from '../changes/index.ts'
import { shortName } from './short-name.ts'

/** A call that removes or restores a row. */
type Step<Row> = Pick<MutationOptions<unknown, Error, Row>, 'mutationKey' | 'mutationFn' | 'meta'>

/** How rows are removed from a list and restored. */
export type Removal<Row> = {
  /** The name of the list in its answers. */
  field: string
  /** The prefix of the list's query keys. */
  list: readonly string[]
  /** The id of the list's heading, which takes focus if no row can. */
  headingId: string
  /** Returns the id of the element that takes focus in a row. */
  focusIdOf: (id: number) => string
  remove: Step<Row>
  restore: Step<Row>
  /** Called once the server has removed or restored a row, to update other cached answers. */
  settle?: (client: QueryClient, row: Row, isSaved: boolean) => void
  /** Whether a removed row can be restored; true by default. */
  canReturn?: (row: Row) => boolean
  nameOf: (row: Row) => string
  words: Record<Change, (name: string) => string>
}

type Change = 'removed' | 'restored' | 'removeFailed' | 'restoreFailed'

/**
 * Removes a row before the server answers, puts it back if the call fails (product: states), and offers to undo the
 * removal. A refusal raises an alert; the bar reports a network failure (rules 37).
 *
 * @param rows the listed rows, in order
 */
export function useRemoval<Row extends { id: number }>(of: Removal<Row>, rows: readonly Row[]) {
  const { headingId, focusIdOf, settle } = of
  const client = useQueryClient()
  const [notice, setNotice] = useNotice<{ row: Row; kind: Exclude<Change, 'restored'>; words: string }>()
  /** Ids of the rows with a call in progress. Another press on them has no effect (product: accessibility). */
  const busy = useRef(new Set<number>())
  /** The first row when a row was restored, which the refetched list then shows. */
  const restoredTo = useRef<{ first: number | undefined }>(undefined)
  const first = rows[0]?.id
  useEffect(() => {
    if (!restoredTo.current || restoredTo.current.first === first || first === undefined) return
    restoredTo.current = undefined
    // The Undo button has disappeared, so the hidden heading has the focus, unless the user has moved it.
    const holder = document.activeElement
    if (holder?.id === headingId || holder === document.body)
      document.getElementById(focusIdOf(first))?.focus()
  }, [first, focusIdOf, headingId])

  function say(kind: Change, row: Row) {
    const sentence = of.words[kind](shortName(of.nameOf(row)))
    setNotice(kind === 'restored' ? undefined : { row, kind, words: sentence })
    announce(sentence)
  }

  const removal = useMutation({
    ...of.remove,
    onMutate: async (row: Row) => {
      await cancelRefetches(client)
      return takeOut(client, of.list, of.field, row)
    },
    onSuccess: (_answer, row) => {
      settle?.(client, row, false)
      say('removed', row)
    },
    onError: (error, row, putBack) => {
      putBack?.()
      if (isApiError(error, 'network')) say('removeFailed', row)
    },
    onSettled: (_answer, _error, { id }) => busy.current.delete(id),
  })

  const restoration = useMutation({
    ...of.restore,
    onSuccess: (_answer, row) => {
      settle?.(client, row, true)
      restoredTo.current = { first }
      say('restored', row)
    },
    onError: (error, row) => {
      if (isApiError(error, 'network')) say('restoreFailed', row)
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

  const failed = notice !== undefined && notice.kind !== 'removed'
  const canReturn = notice && (of.canReturn?.(notice.row) ?? true)
  return {
    remove: (row: Row) => {
      // The pressed button disappears with its row, so focus moves to a neighbouring row or the heading.
      const neighbour = rowToFocus(
        rows.map(({ id }) => id),
        row.id,
      )
      const next = neighbour === undefined ? null : document.getElementById(focusIdOf(neighbour))
      ;(next ?? document.getElementById(headingId))?.focus()
      removeRow(row)
    },
    dismiss: () => setNotice(undefined),
    bar: notice && (
      <LastChangeBar
        failed={failed}
        action={notice.kind !== 'removeFailed' && !canReturn ? undefined : failed ? 'Try again' : 'Undo'}
        busy={restoration.isPending}
        onAction={() => {
          if (notice.kind === 'removeFailed') removeRow(notice.row)
          else once(notice.row, restoration.mutate)
        }}
        onDismiss={() => setNotice(undefined)}
      >
        <span key={notice.words}>{notice.words}</span>
      </LastChangeBar>
    ),
  }
}
