import { expect, userEvent, within, waitFor } from 'storybook/test'
import { applications, extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { bannerName } from '../support/feature-job.ts'
import { arrived, heading } from '../support/job-detail.ts'
import * as story from '../support/plays.ts'
import { type Meta, unanswered, narrow, unreachable } from '../support/story.ts'
import { runtime } from '../support/backend.ts'
import { isTold, noAlert, noSidewaysScroll, pdf, press } from '../support/flow.ts'

export default {
  title: 'Screens/Job/States',
  parameters: { at: `/jobs/${jobs.open}` },
} satisfies Meta

export const Visitor = story.full(async ({ canvas }) => {
  await arrived(canvas)
  const apply = await canvas.findByRole('region', { name: 'Apply for this job' })
  const login = within(apply).getByRole('link', { name: 'Login' })
  await expect(login).toHaveAttribute('href', '/login?type=job_seeker')
  await canvas.findByRole('list', { name: 'More jobs in Transport & logistics' })
  const posting = document.querySelector('script[type="application/ld+json"]')
  await expect(JSON.parse(posting?.textContent ?? '')).toMatchObject({ '@type': 'JobPosting' })
})

export const JobSeeker = story.full({ as: personas.ada }, async ({ canvas }) => {
  await expect(await canvas.findByRole('radio', { name: /Your default/ })).toBeChecked()
})

export const Applied = story.state({ at: `/jobs/${jobs.applied}`, as: personas.ada }, async ({ canvas }) => {
  await heading(canvas, 2, 'Your application')
  await expect(canvas.getAllByText(/^You applied on/)).toHaveLength(2)
  await expect(canvas.getAllByText('Interviewing')).toHaveLength(2)
  const own = canvas.getByRole('link', { name: 'See your application' })
  await expect(own).toHaveAttribute('href', `/application/${applications.interviewing}`)
})

export const AnotherRecruiter = story.notAllowed(
  { at: `/jobs/${jobs.remote}`, as: personas.smallShop },
  async ({ canvas }) => {
    await canvas.findByText(/Only job seekers can apply/)
    await expect(canvas.queryByRole('button', { name: /^(Follow|Bookmark) / })).toBeNull()
  },
)

export const Closed = story.state(
  { at: `/jobs/${jobs.closed}`, as: personas.newcomer },
  async ({ canvas }) => {
    await canvas.findByText('This job is closed to applications.')
    await expect(document.querySelector('script[type="application/ld+json"]')).toBeNull()
  },
)

export const Deleted = story.state(
  { at: `/jobs/${jobs.removed}`, as: personas.ada },
  'It no longer takes applications.',
)

/** Only its owner can see a pending job. */
export const NotFound = story.state({ at: `/jobs/${jobs.pending}` }, 'Job not found.')

export const Featured = story.state(
  { at: `/jobs/${jobs.featured}`, as: personas.newcomer },
  async ({ canvas }) => expect((await canvas.findAllByText('Featured'))[0]).toBeVisible(),
)

export const Remote = story.state({ at: `/jobs/${jobs.remote}` }, async ({ canvas }) =>
  expect(await canvas.findByText('Remote')).toBeVisible(),
)

export const WithoutSalary = story.state({ at: `/jobs/${jobs.withoutPay}` }, async ({ canvas }) =>
  expect((await canvas.findAllByText('Salary not stated'))[0]).toBeVisible(),
)

export const OtherScript = story.otherScript({ at: `/jobs/${jobs.otherScript}` })
export const LongText = story.longText({ at: `/jobs/${jobs.longText}` })
export const LongestTexts = story.longText({ at: '/jobs/1', as: extremes.person, scenario: 'extremes' })

export const LoadingOwn = story.loading(
  { as: personas.harbour, ...unanswered('jobs/fetch-single') },
  story.shows('link', 'My jobs'),
)

export const LoadingState = story.loading('jobs/fetch-single', 'Loading the job…')
export const ServerError = story.error('jobs/fetch-single', 'We couldn’t load this job')
export const Offline = story.offline('jobs/fetch-single', 'We couldn’t load this job')

export const OwnerPending = story.state(
  { at: `/jobs/${jobs.pending}`, as: personas.harbour },
  async ({ canvas }) => {
    await canvas.findByText('This job is waiting for review.')
    await expect(await canvas.findByRole('region', { name: bannerName })).toHaveTextContent(
      'Its 30 days start when it is approved',
    )
  },
)

export const OwnerCancelled = story.state(
  { at: `/jobs/${jobs.cancelled}`, as: personas.harbour },
  'This job was not approved.',
)

export const OwnerPaused = story.state(
  { at: `/jobs/${jobs.closed}`, as: personas.harbour },
  'This job is paused.',
)

export const WithoutCv = story.error({ as: personas.newcomer }, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Upload and apply' }))
  await expect(canvas.getByRole('group', { name: /check what you entered/ })).toHaveFocus()
  await expect(canvas.getByLabelText('CV')).toHaveAccessibleDescription(/Choose a PDF\./)
})

/** On a phone, a bar at the bottom leads to the form while neither the first button nor the form is in view. */
export const JumpsToTheFormOnAPhone = story.behaviour(
  { as: personas.ada, globals: narrow },
  async ({ canvas }) => {
    await arrived(canvas)
    await expect(canvas.queryByRole('region', { name: 'Apply' })).toBeNull()
    canvas.getByRole('heading', { name: 'Responsibilities' }).scrollIntoView()
    const bar = await canvas.findByRole('region', { name: 'Apply' })
    await userEvent.click(within(bar).getByRole('button', { name: 'Apply' }))
    await expect(canvas.getByRole('heading', { name: 'Apply for this job' })).toHaveFocus()
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Apply' })).toBeNull())
    await noSidewaysScroll()
  },
)

/** On wide screens, a button beside the description takes the place of that bar. */
export const JumpsToTheForm = story.behaviour({ as: personas.ada }, async ({ canvas }) => {
  const facts = await arrived(canvas)
  const again = facts.querySelector('button')
  await expect(again).not.toBeVisible()
  const [first] = await canvas.findAllByRole('button', { name: 'Apply' })
  if (first) await userEvent.click(first)
  await expect(canvas.getByRole('heading', { name: 'Apply for this job' })).toHaveFocus()
  window.scrollTo({ top: 450 })
  await waitFor(() => expect(again).toBeVisible())
})

/** The form reports the failure without an alert and keeps the file (rules 37). */
export const UploadsCVAndApplies = story.behaviour(
  { as: personas.ada, ...unreachable('cvs/upload', 1) },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Upload another CV' }))
    await userEvent.upload(canvas.getByLabelText('CV'), pdf('Quay_planning.pdf'))
    await expect(canvas.getByLabelText('CV title')).toHaveValue('Quay planning')
    await press(canvas, 'Upload and apply')
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: /couldn’t reach the server/ })).toHaveFocus(),
    )
    await noAlert()
    await press(canvas, 'Upload and apply')
    await expect(await heading(canvas, 2, 'Your application')).toHaveFocus()
    await expect(canvas.getByText(/With your CV/)).toHaveTextContent('Quay planning')
  },
)

/** The form disappears, and the heading of its section takes focus. */
export const ReportsThatTheJobHasClosed = story.behaviour({ as: personas.ada }, async ({ canvas }) => {
  const form = within(await canvas.findByRole('form', { name: 'Apply for this job' }))
  await runtime.mutate(({ tx }) => void tx.jobs.patch(jobs.open, { status: 'in_active' }))
  await userEvent.click(form.getByRole('button', { name: 'Apply' }))
  await isTold('Error', 'This job is closed to applications. It may open again later.')
  await waitFor(() => expect(canvas.queryByRole('form', { name: 'Apply for this job' })).toBeNull())
  await expect(await heading(canvas, 2, 'Apply for this job')).toHaveFocus()
})
