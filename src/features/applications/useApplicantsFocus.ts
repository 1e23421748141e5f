import { useCallback, useEffect, useRef } from 'react'
import type { Application, ApplicationStatus } from '../../api/applications.ts'
import { rowToFocus } from '../../ui/focus-restoration.ts'
import { openerId, selectAllId } from './ApplicantsList.tsx'
import { statusFieldId } from './ApplicantsStatusField.tsx'

/**
 * Returns focus to the row of the applicant whose panel has closed, if focus was in the panel.
 * @param instead the id of the application now at that position, used if the row has left the list
 */
export function useReturnOfFocus(open: number | undefined, instead: number | undefined, isWide: boolean) {
  const last = useRef(open)
  useEffect(() => {
    const closed = open === undefined ? last.current : undefined
    last.current = open
    if (closed === undefined || !isWide || document.activeElement !== document.body) return
    focusFirst(openerId(closed), instead === undefined ? undefined : openerId(instead), filterId)
  }, [open, instead, isWide])
}

/**
 * Restores focus when a new status removes a row from the filtered list: to the status field of a neighbouring row, or
 * to the filter if no row is left (product: accessibility).
 * @returns a stable function to call before a row changes its status
 */
export function useFocusRestoration(shown: readonly Application[], filter: ApplicationStatus | undefined) {
  const now = useRef({ shown, filter })
  const restoration = useRef<{ id: number | undefined }>(undefined)
  useEffect(() => {
    now.current = { shown, filter }
    const going = restoration.current
    restoration.current = undefined
    if (!going || document.activeElement !== document.body) return
    focusFirst(going.id === undefined ? undefined : statusFieldId(going.id), filterId)
  }, [shown, filter])
  return useCallback((id: number, status: ApplicationStatus) => {
    const { shown: before, filter: wanted } = now.current
    if (wanted === undefined || wanted === status) return
    restoration.current = {
      id: rowToFocus(
        before.map((each) => each.id),
        id,
      ),
    }
  }, [])
}

/** Restores focus if it was in the selection bar, which closes once the selected rows have left the list. */
export function useFocusAfterBar() {
  const inBar = useRef(false)
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      inBar.current = target instanceof Element && target.closest('[data-bar]') !== null
    }
    // If the target is still in the document, the user pressed elsewhere; otherwise it was removed.
    const onLeave = ({ target }: FocusEvent) => {
      queueMicrotask(() => {
        if (target instanceof Element && target.isConnected && document.activeElement === document.body) {
          inBar.current = false
        }
      })
    }
    document.addEventListener('focusin', onFocus)
    document.addEventListener('focusout', onLeave)
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('focusout', onLeave)
    }
  }, [])
  useEffect(() => {
    if (!inBar.current || document.activeElement !== document.body) return
    inBar.current = false
    focusFirst(selectAllId, filterId)
  })
}

/** The id of the pressed chip of the status filter. */
export const filterId = 'applicants-status-filter'

/** Focuses the first element that exists among these ids; `undefined` ids are skipped. */
export function focusFirst(...ids: readonly (string | undefined)[]): void {
  for (const id of ids) {
    const element = id === undefined ? null : document.getElementById(id)
    if (!element) continue
    element.focus()
    return
  }
}
