import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isApiError } from '../../api/errors.ts'
import { changeMyProfile, myProfileQuery } from '../../api/profile.ts'
import { announce } from '../../ui/Announcer.tsx'
import { rowToFocus } from '../../ui/focus-restoration.ts'

/**
 * The removal of a row of the own profile (a post, a project, an employee), which is asked about first
 * (product: profile). A call that reached nobody leaves the question open with a sentence; a refusal is told by an
 * alert, and the profile is looked at anew. The focus goes on to a row beside the one that went, or to the heading.
 *
 * @param rows what is listed, in its order
 * @param remove makes the call
 * @param forget what of the profile differs afterwards
 * @param focusIdOf the id of the element that takes focus for a row
 * @param wordsFor what is said of a row that went
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
  // What the question is about stays while it closes.
  const [asked, setAsked] = useState<Row>()
  const [open, setOpen] = useState(false)

  async function onConfirm(): Promise<string | undefined> {
    if (!asked) return undefined
    try {
      await remove({ id: asked.id })
    } catch (error) {
      if (isApiError(error, 'network')) return error.message
      // Told by an alert; perhaps it went in another tab.
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
    /** For the heading of the list. */
    heading,
    /** The row that the question is about. */
    asked,
    /** Opens the question. @param opener what was pressed for it */
    ask: (row: Row, opener: HTMLElement) => {
      finalFocus.current = opener
      setAsked(row)
      setOpen(true)
    },
    /** For `RowQuestion`. */
    question: { open, onClose: () => setOpen(false), onConfirm, finalFocus },
  }
}
