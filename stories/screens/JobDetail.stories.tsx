import { expect, userEvent, within } from 'storybook/test'
import { applications, extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { bannerName } from '../support/feature-job.ts'
import { arrived, heading } from '../support/job-detail.ts'
import * as story from '../support/plays.ts'
import { type Meta, unanswered } from '../support/story.ts'

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
