import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { changeApplicationStatusesMutation, type StatusChange } from '../../api/applicants.ts'
import type { Application, StatusChoice } from '../../api/applications.ts'
import { isApiError } from '../../api/errors.ts'
import { alert } from '../../ui/alerts.ts'
import { announce } from '../../ui/Announcer.tsx'
import { formatCount } from '../../ui/count.ts'
import { useNotice } from '../../ui/useNotice.ts'
import { statusWording } from './status-wording.ts'
import { isStatusChoice } from './status-choices.ts'
import { quoted } from '../../ui/quoted.ts'

/** The last status change or its failure, in words, with what reverts or repeats it if anything can. */
export type StatusNote = {
  words: string
  ids: readonly number[]
  failed: boolean
  action?: 'Undo' | 'Try again'
  act: () => void
}

/**
 * Sets the status of one or more applications. A refusal raises an alert (product: alerts); success raises none.
 * `note` holds a network failure until the user retries, dismisses it or makes another change (rules 37), else describes
 * the last change.
 *
 * @param applications the loaded applications, with their current statuses
 */
export function useStatusChange(applications: readonly Pick<Application, 'id' | 'status' | 'user'>[]) {
  const { mutateAsync, isPending } = useMutation(changeApplicationStatusesMutation)
  const [failure, setFailure] = useNotice<{ words: string; changes: readonly StatusChange[] }>()
  const [done, setDone] = useNotice<StatusNote>()
  const told = useRef(0)
  const current = useRef(applications)
  useEffect(() => {
    current.current = applications
  }, [applications])

  const run = useCallback(
    async (changes: readonly StatusChange[]): Promise<readonly StatusChange[]> => {
      setFailure(undefined)
      setDone(undefined)
      alert.dismiss(told.current)
      try {
        const { failed, error } = await mutateAsync(changes)
        if (error?.kind === 'network') {
          console.error(`${error.call}: ${error.message}`, error.cause ?? '')
          const words = `We couldn’t save the status of ${whoOf(current.current, failed)}. ${error.message}`
          setFailure({ words, changes: failed })
          announce(words)
        } else if (error) {
          told.current = alert.error('Error', error.message)
        }
        return changes.filter((change) => !failed.includes(change))
      } catch (error) {
        // The session has expired, which the query client has already handled.
        if (isApiError(error)) return []
        throw error
      }
    },
    [mutateAsync, setFailure, setDone],
  )

  const apply = useCallback(
    async (changes: readonly StatusChange[]) => {
      const before = new Map(current.current.map(({ id, status }) => [id, status]))
      const changed = await run(changes)
      const [first] = changed
      if (!first) return
      const words = `${whoOf(current.current, changed)} moved to ${statusWording[first.status].label}.`
      announce(words)
      // Undo can't restore a status that a company can't set.
      const earlier = changed.flatMap(({ id }) => {
        const was = before.get(id) ?? ''
        return isStatusChoice(was) ? [{ id, status: was }] : []
      })
      const undo = async () => {
        const restored = await run(earlier)
        const labels = new Set(restored.map(({ status }) => statusWording[status].label))
        if (labels.size === 0) return
        const to = labels.size === 1 ? ` to ${[...labels].join('')}` : ''
        announce(`${whoOf(current.current, restored)} moved back${to}.`)
      }
      setDone({
        words,
        ids: changed.map(({ id }) => id),
        failed: false,
        action: 'Undo',
        act: () => void undo(),
      })
    },
    [run, setDone],
  )

  const set = useCallback(
    async (ids: readonly number[], status: StatusChoice) => {
      const chosen = new Set(ids)
      const affected = current.current.filter(({ id }) => chosen.has(id))
      const changes = affected.flatMap(({ id, status: was }) => (was === status ? [] : [{ id, status }]))
      if (changes.length > 0) return await apply(changes)
      // A card from another window.
      if (affected.length === 0) return
      const verb = affected.length === 1 ? 'is' : 'are'
      const words = `${whoOf(affected, affected)} ${verb} already ${statusWording[status].label}.`
      announce(words)
      setDone({ words, ids, failed: false, act: () => {} })
    },
    [apply, setDone],
  )

  return {
    /** A stable function, so that a long list does not rerender. */
    set,
    isSaving: isPending,
    note: failure
      ? ({
          words: failure.words,
          ids: failure.changes.map(({ id }) => id),
          failed: true,
          action: 'Try again',
          act: () => void apply(failure.changes),
        } satisfies StatusNote)
      : done,
    dismiss: () => (failure ? setFailure(undefined) : setDone(undefined)),
  }
}

/** Names the only one of the changed applicants, or counts them. */
function whoOf(
  applications: readonly Pick<Application, 'id' | 'user'>[],
  changed: readonly { id: number }[],
): string {
  if (changed.length > 1) return `${formatCount(changed.length)} applicants`
  return quoted(applications.find(({ id }) => id === changed[0]?.id)?.user.name ?? '1 applicant')
}
