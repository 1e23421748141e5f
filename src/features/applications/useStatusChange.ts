import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { changeApplicationStatusesMutation, type StatusChange } from '../../api/applicants.ts'
import type { Application, StatusChoice } from '../../api/applications.ts'
import { isApiError } from '../../api/errors.ts'
import { alert } from '../../ui/alerts.ts'
import { announce } from '../../ui/Announcer.tsx'
import { statusWording } from './status-wording.ts'
import { isStatusChoice } from './status-choices.ts'

/** The last status change: its announcement, the changed ids and a function that reverts it. */
export type StatusDone = { words: string; ids: readonly number[]; undo: () => void }

/** The changes that a network failure has prevented, with the message to show. */
export type StatusFailure = { changes: readonly StatusChange[]; message: string }

/**
 * Sets the status of one or more applications. A refusal raises an alert (product: alerts); success raises none.
 * `failure` holds a network failure until the user retries, dismisses it or makes another change (rules 37). `done`
 * describes the last change and can undo it.
 *
 * @param applications the loaded applications, with their current statuses
 */
export function useStatusChange(applications: readonly Pick<Application, 'id' | 'status' | 'user'>[]) {
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
          announce(`We couldn’t save the status. ${error.message}`)
        } else if (error) {
          alert.error('Error', error.message)
        }
        return changes.filter((change) => !failed.includes(change))
      } catch (error) {
        // The session has expired, which the query client has already handled.
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
      if (changed.size === 0) return
      const who = changed.size > 1 ? `${changed.size} applicants` : nameOf(before, changed)
      const words = `${who} moved to ${statusWording[status].label}.`
      announce(words)
      // Undo can't restore a status that a company can't set.
      const earlier = before.flatMap(({ id, status: was }) =>
        changed.has(id) && isStatusChoice(was) ? [{ id, status: was }] : [],
      )
      setDone({ words, ids: [...changed], undo: () => void run(earlier) })
    },
    [run],
  )

  return {
    /** A stable function, so that a long list does not rerender. */
    set,
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

/** The name of the only applicant whose status has changed. */
function nameOf(applications: readonly Pick<Application, 'id' | 'user'>[], changed: ReadonlySet<number>) {
  return applications.find(({ id }) => changed.has(id))?.user.name ?? '1 applicant'
}
