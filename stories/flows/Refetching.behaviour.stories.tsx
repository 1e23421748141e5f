import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { behaviour } from '../support/plays.ts'
import type { Meta } from '../support/story.ts'

export default { title: 'Flows/Refetching' } satisfies Meta

const refusal = 'Too many requests. Wait a minute.'

type Shown = {
  as?: number
  /** The call of the page's subject. */
  call: string
  /** A heading that appears once the subject has loaded. */
  title: string | RegExp
  /** The label of a field. Such a form stays open even if its subject is gone. */
  field?: string
}

/**
 * A page that says so if its subject is missing. A later refetch is refused, which must replace neither the page nor
 * typed text, until the server says that the subject is gone.
 */
const refetched = (address: string, { as, call, title, field }: Shown) =>
  behaviour({ at: address, as: as ?? 'visitor' }, async ({ canvas }) => {
    const heading = () => canvas.findByRole('heading', { name: title })
    await heading()
    const input = field === undefined ? undefined : await canvas.findByLabelText(field)
    if (input) await userEvent.type(input, ' and more')
    const text = input instanceof HTMLInputElement ? input.value : ''

    // Everything is stale from now on.
    const { now } = Date
    Date.now = () => now() + 60_000
    const { handle } = runtime
    const backend = spyOn(runtime, 'handle')
    async function refuse(status: number) {
      let times = 0
      backend.mockImplementation(async (path, request) => {
        if (path !== `api/${call}`) return await handle.call(runtime, path, request)
        times += 1
        return Response.json({ status: 'error', message: refusal }, { status })
      })
      // A second refetch only starts once the first has ended.
      await waitFor(() => {
        window.dispatchEvent(new Event('visibilitychange'))
        return expect(times).toBeGreaterThan(1)
      })
    }
    try {
      for (const status of [429, 500, 403]) {
        await refuse(status)
        await expect(canvas.queryByText(refusal)).toBeNull()
        await heading()
      }
      await refuse(404)
      if (input) await expect(input).toHaveValue(text)
      else await canvas.findByRole('heading', { level: 1, name: refusal })
    } finally {
      backend.mockRestore()
      Date.now = now
    }
  })

const job = { call: 'jobs/fetch-single', title: 'Terminal planner' }
const ownJob = { ...job, as: personas.harbour }

export const Job = refetched(`/jobs/${jobs.open}`, job)
export const Person = refetched(`/user/${personas.ada}`, { call: 'users/find', title: /^Ada/ })
export const FeatureJob = refetched(`/jobs/${jobs.open}/feature`, {
  ...ownJob,
  title: '30 days, $49, no renewal',
})
export const EditJob = refetched(`/jobs/${jobs.open}/edit`, {
  ...ownJob,
  title: 'Edit job',
  field: 'Job title',
})
