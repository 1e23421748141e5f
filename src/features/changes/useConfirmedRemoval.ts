import { useRef, useState } from 'react'
import { type ApiErrorKind, isApiError } from '../../api/errors.ts'
import { announce } from '../../ui/Announcer.tsx'
import { rowToFocus } from '../../ui/focus-restoration.ts'

/** The failures that a retry would only repeat. */
const finalKinds: readonly ApiErrorKind[] = ['refused', 'session-over', 'not-built']

/**
 * Removes a row of a list after a confirmation. The dialog stays open if a retry may work. Otherwise, such as after a
 * refusal, it closes. Focus then moves to a neighbouring row, or to the heading.
 *
 * @param rows the listed rows, in order
 * @param remove makes the call
 * @param forget removes the row from the cache
 * @param focusIdOf returns the id of the element that takes focus for a row, which also identifies the row
 * @param heading returns what takes focus if no row is left; by default, the element with the `heading` ref
 * @param wordsFor returns the announcement for a removed row
 */
export function useConfirmedRemoval<Row>({
  rows,
  remove,
  forget,
  focusIdOf,
  heading: headingOf,
  wordsFor,
}: {
  rows: readonly Row[]
  remove: (row: Row) => Promise<unknown>
  forget: (row: Row) => void
  focusIdOf: (row: Row) => string
  heading?: () => HTMLElement | null
  wordsFor: (row: Row) => string
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const finalFocus = useRef<HTMLElement>(null)
  // The row stays set while the dialog closes, because the title may name it.
  const [asked, setAsked] = useState<Row>()
  const [open, setOpen] = useState(false)

  async function onConfirm(): Promise<void> {
    if (!asked) return
    try {
      await remove(asked)
    } catch (error) {
      if (!isApiError(error) || !finalKinds.includes(error.kind)) throw error
      return
    }
    const neighbour = rowToFocus(rows.map(focusIdOf), focusIdOf(asked))
    finalFocus.current =
      (neighbour === undefined ? null : document.getElementById(neighbour)) ??
      (headingOf ? headingOf() : heading.current)
    forget(asked)
    announce(wordsFor(asked))
  }

  return {
    heading,
    /** The row that the confirmation is about. */
    asked,
    /** Opens the confirmation. @param opener the pressed button */
    ask: (row: Row, opener: HTMLElement) => {
      finalFocus.current = opener
      setAsked(row)
      setOpen(true)
    },
    /** Sets what takes focus when the dialog closes. */
    focusNext: (element: HTMLElement | null) => {
      finalFocus.current = element
    },
    /** The props for the dialog. */
    question: { open, onClose: () => setOpen(false), onConfirm, finalFocus },
  }
}
