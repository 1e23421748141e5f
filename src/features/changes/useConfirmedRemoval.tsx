import { type ComponentProps, useEffect, useRef } from 'react'
import { type ApiErrorKind, isApiError } from '../../api/errors.ts'
import { announce } from '../../ui/Announcer.tsx'
import { rowToFocus } from '../../ui/focus-restoration.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useDialog } from '../../ui/useDialog.ts'

const ConfirmDialog = lazyComponent(async () => (await import('../../ui/ConfirmDialog.tsx')).ConfirmDialog)

/** The failures that a retry would only repeat. */
const finalKinds: readonly ApiErrorKind[] = ['refused', 'session-over', 'not-built']

/**
 * Removes a row of a list after a confirmation. The dialog stays open if a retry may work. Otherwise, such as after a
 * refusal, it closes. Focus then moves to a neighbouring row, or to the heading.
 */
export function useConfirmedRemoval<Row>(of: {
  /** The listed rows, in order. */
  rows: readonly Row[]
  /** Makes the call. */
  remove: (row: Row) => Promise<unknown>
  /** Removes the row from the cache. */
  forget: (row: Row) => void
  /** Returns the id of the element that takes focus for a row, which also identifies the row. */
  focusIdOf: (row: Row) => string
  /** Returns what takes focus if no row is left; by default, the element with the `heading` ref. */
  heading?: () => HTMLElement | null
  /** Returns the announcement for a removed row. */
  wordsFor: (row: Row) => string
  /** Returns what the dialog says of a row. */
  question: (
    row: Row,
  ) => Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'message' | 'confirmLabel' | 'danger'>
  /** Does something else, which keeps the row, and returns what takes focus. */
  instead?: ((row: Row) => HTMLElement | null) | undefined
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { about: asked, show: ask, focusNext, dialog } = useDialog<Row>()
  useEffect(() => void ConfirmDialog.load(), [])

  async function confirm(row: Row): Promise<void> {
    if (of.instead) {
      focusNext(of.instead(row) ?? heading.current)
      return
    }
    try {
      await of.remove(row)
    } catch (error) {
      if (!isApiError(error) || !finalKinds.includes(error.kind)) throw error
      return
    }
    const neighbour = rowToFocus(of.rows.map(of.focusIdOf), of.focusIdOf(row))
    focusNext(
      (neighbour === undefined ? null : document.getElementById(neighbour)) ??
        (of.heading ? of.heading() : heading.current),
    )
    of.forget(row)
    announce(of.wordsFor(row))
  }

  return {
    heading,
    ask,
    confirmation: asked && (
      <ConfirmDialog {...dialog} {...of.question(asked)} onConfirm={() => confirm(asked)} />
    ),
  }
}
