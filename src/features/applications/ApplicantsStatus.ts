import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { changeApplicationStatusesMutation, type StatusChange } from '../../api/applicants.ts'
import type { Application, StatusChoice } from '../../api/applications.ts'
import { isApiError } from '../../api/errors.ts'
import { alert } from '../../ui/alerts.ts'
import { announce } from '../../ui/Announcer.tsx'
import { statusWording } from './status.ts'
import { isStatusChoice } from './statuses.ts'

/** What several applicants were set to, and can be taken back. */
export type StatusDone = { words: string; undo: () => void }

/** What could not be set, for the place where it is said. */
export type StatusFailure = { changes: readonly StatusChange[]; message: string }

/**
 * Sets statuses for a screen. A refusal is an alert (product: alerts); that nobody could be reached stands in
 * `failure` until it is tried again or dismissed (rules 37). Several at once can be undone: that stands in `done`, as
 * there is no alert for it (rules 38).
 *
 * @param applications those on screen, as they are now
 */
export function useStatusChange(applications: readonly Pick<Application, 'id' | 'status'>[]) {
  const { mutateAsync, isPending } = useMutation(changeApplicationStatusesMutation)
  const [failure, setFailure] = useState<StatusFailure>()
  const [done, setDone] = useState<StatusDone>()
  const current = useRef(applications)
  useEffect(() => {
    current.current = applications
  }, [applications])

  const run = useCallback(
    async (changes: readonly StatusChange[]): Promise<readonly StatusChange[]> => {
      setFailure(undefined)
      setDone(undefined)
      try {
        const { failed, error } = await mutateAsync(changes)
        if (error?.kind === 'network') {
          console.error(`${error.call}: ${error.message}`, error.cause ?? '')
          setFailure({ changes: failed, message: error.message })
          announce(`The status could not be saved. ${error.message}`)
        } else if (error) {
          alert.error('Error', error.message)
        }
        return changes.filter((change) => !failed.includes(change))
      } catch (error) {
        // The client has told it.
        if (isApiError(error)) return []
        throw error
      }
    },
    [mutateAsync],
  )

  const set = useCallback(
    async (ids: readonly number[], status: StatusChoice) => {
      const chosen = new Set(ids)
      const before = current.current.filter((entry) => chosen.has(entry.id) && entry.status !== status)
      if (before.length === 0) return
      const changed = new Set((await run(before.map(({ id }) => ({ id, status })))).map(({ id }) => id))
      if (ids.length < 2 || changed.size === 0) return
      const who = changed.size === 1 ? '1 applicant is' : `${changed.size} applicants are`
      const words = `${who} now ${statusWording[status].label.toLowerCase()}.`
      announce(words)
      // What the company cannot set stays as it is now.
      const earlier = before.flatMap(({ id, status: was }) =>
        changed.has(id) && isStatusChoice(was) ? [{ id, status: was }] : [],
      )
      setDone({ words, undo: () => void run(earlier) })
    },
    [run],
  )

  return {
    /** Stays the same function, so that a long list need not render again. */
    set,
    /** Something is being saved. */
    isSaving: isPending,
    failure,
    done,
    dismiss: () => {
      setFailure(undefined)
      setDone(undefined)
    },
    retry: () => {
      if (failure) void run(failure.changes)
    },
  }
}
