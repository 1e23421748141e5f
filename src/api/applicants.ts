// The recruiter's actions on a job's applications. Separate from `applications.ts`, because only one screen needs this
// large code, while the loaders in the first chunk use the queries of that file.

import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { applicationQuery, type Application, type StatusChoice } from './applications.ts'
import { download, type Answer, type Body } from './client.ts'
import { cancelRefetches, createConfirmed, perClient } from './confirmed.ts'
import { isApiError, isUnserved, type ApiError } from './errors.ts'
import { callToChange } from './options.ts'

export type StatusChange = { id: number; status: StatusChoice }

type Outcome = {
  failed: StatusChange[]
  /** The error of the first failed change. */
  error: ApiError | undefined
}

/** Maximum number of parallel calls. */
const lanes = 4

/**
 * Sets the status of one or several applications, with one call for each. Changes appear at once in the cached jobs and
 * applications; each one that fails is reverted individually (product: states).
 */
export const changeApplicationStatusesMutation = mutationOptions({
  mutationKey: ['jobs/change-application-status'],
  mutationFn: async (changes: readonly StatusChange[], { client }): Promise<Outcome> => {
    const { send } = confirmed(client)
    const waiting = [...changes]
    const failed: StatusChange[] = []
    let error: ApiError | undefined
    async function lane() {
      for (let change = waiting.shift(); change; change = waiting.shift()) {
        try {
          const { id, status } = change
          await send(id, status, () => callToChange('jobs/change-application-status', { id, status }))
        } catch (thrown) {
          // The query client handles expired sessions.
          if (!isApiError(thrown) || thrown.kind === 'session-over') throw thrown
          error ??= thrown
          failed.push(change)
          // Without a connection or the call, the waiting changes would fail, too.
          if (isUnserved(thrown)) failed.push(...waiting.splice(0))
        }
      }
    }
    await Promise.all(Array.from({ length: Math.min(lanes, changes.length) }, lane))
    return { failed, error }
  },
  onMutate: async (changes, { client }) => {
    await cancelRefetches(client)
    const before = show(client, changes)
    for (const [id, status] of before) confirmed(client).begin(id, status)
    return before
  },
  onSettled: (_outcome, _error, _changes, before, { client }) => {
    const { end } = confirmed(client)
    show(
      client,
      [...(before?.keys() ?? [])].flatMap((id) => {
        const last = end(id)
        return last ? [{ id, status: last.value }] : []
      }),
    )
  },
})

/** The confirmed statuses, by application id. */
const confirmed = perClient(() => createConfirmed<number, Application['status']>())

type Statuses = ReadonlyMap<number, Application['status']>

/** Writes the statuses to the cached jobs and applications. Returns the previous statuses. */
function show(client: QueryClient, changes: readonly Pick<Application, 'id' | 'status'>[]): Statuses {
  const before = new Map<number, Application['status']>()
  const wanted = new Map(changes.map(({ id, status }) => [id, status]))
  const changed = (application: Application) => {
    const status = wanted.get(application.id)
    if (status === undefined) return application
    before.set(application.id, application.status)
    return application.status === status ? application : { ...application, status }
  }
  client.setQueriesData<Answer<'jobs/fetch-single'>>({ queryKey: ['jobs', 'single'] }, (answer) => {
    if (!answer?.applications.some(({ id }) => wanted.has(id))) return answer
    return { ...answer, applications: answer.applications.map(changed) }
  })
  for (const id of wanted.keys()) {
    client.setQueryData(applicationQuery(id).queryKey, (one) => one && changed(one))
  }
  return before
}

/** Downloads the CVs of a job's applications as a ZIP file; pass the result to `saveFile`. */
export const downloadCvsMutation = mutationOptions({
  mutationKey: ['jobs/download-cvs'],
  mutationFn: (body: Body<'jobs/download-cvs'>) => download('jobs/download-cvs', body),
  meta: { changes: 'nothing', isRead: true },
})
