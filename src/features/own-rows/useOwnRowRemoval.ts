import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isApiError } from '../../api/errors.ts'
import { changeMyProfile, myProfileQuery } from '../../api/profile.ts'
import { announce } from '../../ui/Announcer.tsx'
import { rowToFocus } from '../../ui/focus-restoration.ts'

/**
 * Removes a row of the user's own profile (a post, a project, an employee) after a confirmation (product: profile). A
 * network failure keeps the dialog open with a message; a refusal shows an alert and reloads the profile. Focus moves
 * to a neighbouring row, or to the heading.
 *
 * @param rows the listed rows, in order
 * @param remove makes the call
 * @param forget returns the change to the cached profile after a removal
 * @param focusIdOf returns the id of the element that takes focus for a row
 * @param wordsFor returns the announcement for a removed row
 */
export function useOwnRowRemoval<Row extends { id: number }>({
  rows,
  remove,
  forget,
  focusIdOf,
  wordsFor,
}: {
  rows: readonly Row[]
  remove: (row: { id: number }) => Promise<unknown>
  forget: (id: number) => Parameters<typeof changeMyProfile>[1]
  focusIdOf: (id: number) => string
  wordsFor: (row: Row) => string
}) {
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const finalFocus = useRef<HTMLElement>(null)
  // The row stays set while the dialog closes, because the title may name it.
  const [asked, setAsked] = useState<Row>()
  const [open, setOpen] = useState(false)

  async function onConfirm(): Promise<string | undefined> {
    if (!asked) return undefined
    try {
      await remove({ id: asked.id })
    } catch (error) {
      if (isApiError(error, 'network')) return error.message
      // An alert shows the refusal; the row may have been removed in another tab.
      void client.invalidateQueries({ queryKey: myProfileQuery().queryKey })
      return undefined
    }
    const ids = rows.map(({ id }) => id)
    const neighbour = rowToFocus(ids, asked.id)
    finalFocus.current =
      (neighbour === undefined ? null : document.getElementById(focusIdOf(neighbour))) ?? heading.current
    changeMyProfile(client, forget(asked.id))
    announce(wordsFor(asked))
    return undefined
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
    /** The props for `RowQuestion`. */
    question: { open, onClose: () => setOpen(false), onConfirm, finalFocus },
  }
}
