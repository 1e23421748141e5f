import { mutationOptions, useMutation, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ApplicationStatus } from '../../api/applications.ts'
import { call, type Answer } from '../../api/client.ts'
import { isApiError, type ApiError } from '../../api/errors.ts'
import { alert } from '../../ui/alerts.ts'
import { announce } from '../../ui/Announcer.tsx'
import { statusWording } from './status.ts'

/** An application that gets a status. */
type StatusChange = { id: number; status: ApplicationStatus }

/** What became of a change of several statuses. */
type Outcome = {
  /** Those that did not get their status. */
  failed: StatusChange[]
  /** Why the first of them did not. */
  error: ApiError | undefined
}

/** How many calls run beside each other. */
const lanes = 4

/**
 * Sets the status of one or several applications, each by its own call (spec §7): shown at once wherever they are shown, and
 * what failed is taken back, itself alone (spec §4).
 */
const changeStatuses = mutationOptions({
  mutationKey: ['jobs/change-application-status'],
  meta: { refreshes: [['jobs', 'single'], ['applications']] },
  mutationFn: async (changes: readonly StatusChange[]): Promise<Outcome> => {
    const waiting = [...changes]
    const failed: StatusChange[] = []
    let error: ApiError | undefined
    async function lane() {
      for (let change = waiting.shift(); change; change = waiting.shift()) {
        try {
          await call('jobs/change-application-status', change)
        } catch (thrown) {
          // A dead session is everybody's business, and the client's.
          if (!isApiError(thrown) || thrown.kind === 'session-over') throw thrown
          error ??= thrown
          failed.push(change)
          // Nobody is there: the others need not try.
          if (thrown.kind === 'network') failed.push(...waiting.splice(0))
        }
      }
    }
    await Promise.all(Array.from({ length: Math.min(lanes, changes.length) }, lane))
    return { failed, error }
  },
  onMutate: async (changes, { client }) => {
    await client.cancelQueries({
      queryKey: ['jobs', 'single'],
      predicate: ({ state }) => state.data !== undefined,
    })
    return show(client, changes)
  },
  onSuccess: ({ failed }, _changes, before, { client }) => {
    takeBack(client, failed, before)
  },
  onError: (_error, changes, before, { client }) => {
    if (before) takeBack(client, changes, before)
  },
})

type Statuses = ReadonlyMap<number, ApplicationStatus>

/** Shows the statuses in every answer that holds the applications. Answers what was shown before. */
function show(client: QueryClient, changes: readonly StatusChange[]): Statuses {
  const before = new Map<number, ApplicationStatus>()
  const wanted = new Map(changes.map(({ id, status }) => [id, status]))
  client.setQueriesData<Answer<'jobs/fetch-single'>>({ queryKey: ['jobs', 'single'] }, (answer) => {
    if (!answer?.applications.some(({ id }) => wanted.has(id))) return answer
    const applications = answer.applications.map((application) => {
      const status = wanted.get(application.id)
      if (status === undefined) return application
      before.set(application.id, application.status)
      return { ...application, status }
    })
    return { ...answer, applications }
  })
  return before
}

function takeBack(client: QueryClient, changes: readonly StatusChange[], before: Statuses) {
  const earlier = changes.flatMap(({ id }) => {
    const status = before.get(id)
    return status === undefined ? [] : [{ id, status }]
  })
  if (earlier.length > 0) show(client, earlier)
}

/** What could not be set, for the place where it is said. */
export type StatusFailure = { changes: readonly StatusChange[]; message: string }

/**
 * Sets statuses for a screen. A refusal is an alert (spec §8); that nobody could be reached stands in `failure` until it
 * is tried again or dismissed (rules 37). Several at once can be undone.
 *
 * @param applications those on screen, as they are now
 */
export function useStatusChange(applications: readonly StatusChange[]) {
  const { mutateAsync, isPending } = useMutation(changeStatuses)
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
