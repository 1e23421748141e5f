import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import {
  changeApplicationStatusesMutation,
  type ApplicationStatus,
  type StatusChange,
} from '../../api/applications.ts'
import { isApiError } from '../../api/errors.ts'
import { alert } from '../../ui/alerts.ts'
import { announce } from '../../ui/Announcer.tsx'
import { statusWording } from './status.ts'

/** What could not be set, for the place where it is said. */
export type StatusFailure = { changes: readonly StatusChange[]; message: string }

/**
 * Sets statuses for a screen. A refusal is an alert (spec §8); that nobody could be reached stands in `failure` until it
 * is tried again or dismissed (rules 37). Several at once can be undone.
 *
 * @param applications those on screen, as they are now
 */
export function useStatusChange(applications: readonly StatusChange[]) {
  const { mutateAsync, isPending } = useMutation(changeApplicationStatusesMutation)
  const [failure, setFailure] = useState<StatusFailure>()
  const current = useRef(applications)
  useEffect(() => {
    current.current = applications
  }, [applications])

  const run = useCallback(
    async (changes: readonly StatusChange[]): Promise<readonly StatusChange[]> => {
      setFailure(undefined)
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
    async (ids: readonly number[], status: ApplicationStatus) => {
      const chosen = new Set(ids)
      const earlier = current.current
        .filter((entry) => chosen.has(entry.id) && entry.status !== status)
        .map((entry) => ({ id: entry.id, status: entry.status }))
      if (earlier.length === 0) return
      const done = new Set((await run(earlier.map(({ id }) => ({ id, status })))).map(({ id }) => id))
      if (ids.length < 2 || done.size === 0) return
      const who = done.size === 1 ? '1 applicant is' : `${done.size} applicants are`
      alert.success('Status changed', `${who} now ${statusWording[status].label}.`, {
        label: 'Undo',
        run: () => void run(earlier.filter(({ id }) => done.has(id))),
      })
    },
    [run],
  )

  return {
    /** Stays the same function, so that a long list need not render again. */
    set,
    /** Something is being saved. */
    isSaving: isPending,
    failure,
    dismiss: () => setFailure(undefined),
    retry: () => {
      if (failure) void run(failure.changes)
    },
  }
}
