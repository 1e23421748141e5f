import { expect, userEvent, waitFor, within } from 'storybook/test'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { opened, press } from '../support/flow.ts'
import { applicants, arrived } from '../support/job-detail.ts'
import * as story from '../support/plays.ts'
import { failing, type Meta, narrow, type Play, unanswered, unreachable } from '../support/story.ts'

export default {
  title: 'Screens/Job/Applicants',
  parameters: { at: `/jobs/${jobs.crowded}`, as: personas.harbour },
} satisfies Meta

/** The job has loaded, and a search for applicants is about to start. */
const searching = { at: `/jobs/${jobs.crowded}?tab=details&search=ek` }

/** Opens the applicants of `searching` in another network. */
function then(network: { network: Partial<typeof runtime.options> }, play: Play): Play {
  return async (context) => {
    const tab = await context.canvas.findByRole('tab', { name: /^Applicants/ })
    runtime.options = { ...runtime.options, ...network.network }
    await userEvent.click(tab)
    await play(context)
  }
}

/** The list, with a line from each profile. */
export const Full = story.full(async ({ canvas }) => {
  await expect(within(await applicants(canvas)).getAllByRole('row')).toHaveLength(26)
  await expect(canvas.getByText('Views')).toBeVisible()
  const row = await canvas.findByRole('row', { name: /Bo Ek/ })
  await expect(within(row).getByText('Carpenter.')).toBeVisible()
  const offer = canvas.getByRole('region', { name: /^Feature this job/ })
  await expect(row.compareDocumentPosition(offer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

export const Empty = story.empty(
  {
    at: `/jobs/${jobs.crowded}?tab=applicants`,
    prepare: ({ tx }) => {
      for (const { id } of tx.applications.by('job_id', jobs.crowded)) tx.applications.remove(id)
    },
  },
  'No applicants yet',
)

export const EmptySearch = story.empty(
  { at: `/jobs/${jobs.crowded}?search=nobody` },
  'No applicant matches this search and status.',
)

export const LoadingState = story.loading(
  searching,
  then(unanswered('jobs/fetch-single'), story.saysLoading('Loading the applicants…')),
)

export const ServerError = story.error(
  searching,
  then(failing('jobs/fetch-single'), story.says('We couldn’t load the applicants.')),
)

export const StatusNotSaved = story.offline('jobs/change-application-status', async ({ canvas }) => {
  await userEvent.selectOptions(
    await canvas.findByRole('combobox', { name: 'Status of Bo Ek' }),
    'Shortlisted',
  )
  await canvas.findByText(/^We couldn’t save the status of Bo Ek\./, { selector: 'main *' })
})

export const Offline = story.offline(
  searching,
  then(unreachable('jobs/fetch-single'), story.saysOffline('We couldn’t load the applicants.')),
)

/** Links to applicants are in emails; without a login, they lead to the job alone. */
export const Visitor = story.notAllowed(
  { at: `/jobs/${jobs.crowded}?view=board`, as: 'visitor' },
  async ({ canvas }) => {
    await arrived(canvas)
    await expect(canvas.queryByRole('region', { name: 'Applicants' })).toBeNull()
  },
)

export const LongText = story.longText(
  { at: '/jobs/1', as: extremes.company, scenario: 'extremes' },
  story.shows('table', 'Applicants'),
)

export const OtherScript = story.otherScript(
  {
    prepare: ({ tx }) => {
      const [first] = tx.applications.by('account_id', personas.rightToLeft)
      if (first) tx.applications.patch(first.id, { job_id: jobs.crowded })
    },
  },
  async ({ canvas }) => expect(await applicants(canvas)).toHaveTextContent(/\p{Script=Arabic}/u),
)

/** The panel covers the list, so it shows the last change itself. */
export const DecidesNarrow = story.state({ globals: narrow }, async ({ canvas }) => {
  await userEvent.click(within(await applicants(canvas)).getByRole('button', { name: 'Bo Ek' }))
  await press(await opened('dialog', 'Bo Ek'), 'Not considered and next')
  const next = await opened('dialog', 'Grzegorz Niezgódka')
  await expect(await next.findByText('Bo Ek moved to Not considered.')).toBeVisible()
  await press(next, 'Undo')
  await waitFor(() => expect(next.queryByText('Bo Ek moved to Not considered.')).toBeNull())
  await expect(next.getByRole('button', { name: 'Shortlist and next' })).toHaveFocus()
})

/** The filter leaves only applicants with one status, so only the column of that status appears. */
export const BoardOfOneStatus = story.state(
  { at: `/jobs/${jobs.crowded}?view=board&status=accepted` },
  async ({ canvas }) => {
    const column = await canvas.findByRole('region', { name: /^Accepted/ })
    await expect(within(column).getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.queryByText('No applicants')).toBeNull()
    await expect(canvas.queryByRole('region', { name: /^Interviewing/ })).toBeNull()
  },
)

export const Board = story.full({ at: `/jobs/${jobs.crowded}?view=board` }, story.shows('region', /^Applied/))
