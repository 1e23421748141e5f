import { expect, userEvent } from 'storybook/test'
import { applications, personas } from '../../mocks/scenarios/personas.ts'
import { expire, items, noAlert, refetched } from '../support/flow.ts'
import * as story from '../support/plays.ts'
import { type Canvas, type Meta } from '../support/story.ts'

export default {
  title: 'Screens/Application',
  parameters: { at: `/application/${applications.applied}`, as: personas.ada },
} satisfies Meta

/** The steps of the path, as a screen reader reads them. */
const steps = async (canvas: Canvas) =>
  (await items(canvas, /^Progress of (your|this) application$/)).map((item) => item.textContent)

export const Applied = story.full(async ({ canvas }) => {
  await expect((await steps(canvas))[0]).toMatch(/^Applied, current/)
  await expect(canvas.getByRole('link', { name: 'See job' })).toHaveAttribute('href', '/jobs/46')
})

export const InReview = story.state({ at: `/application/${applications.in_review}` })

export const Shortlisted = story.state(
  { at: `/application/${applications.shortlisted}` },
  async ({ canvas }) =>
    expect((await steps(canvas)).slice(1, 4)).toEqual([
      'In reviewNot reported',
      'Shortlisted, current',
      'Interviewing, not yet',
    ]),
)

export const Interviewing = story.state({ at: `/application/${applications.interviewing}` })

export const Accepted = story.state({ at: `/application/${applications.accepted}` }, async ({ canvas }) => {
  await expect((await steps(canvas)).slice(3)).toEqual(['InterviewingNot reported', 'Accepted, done'])
  await expect(canvas.getByText('ada.lindqvist@example.org')).toBeVisible()
  const contact = await canvas.findByRole('link', { name: 'See the company’s contact details' })
  await expect(contact).toHaveAttribute('href', '/recruiter/3')
  await expect(canvas.queryByRole('link', { name: 'Search other jobs' })).toBeNull()
})

/** The path ends at this status, with a link to other jobs. */
export const NotConsidered = story.state(
  { at: `/application/${applications.not_considered}` },
  async ({ canvas }) => {
    await expect((await steps(canvas)).slice(1)).toEqual(['Not considered, ended here'])
    await expect(canvas.getByRole('link', { name: 'Search other jobs' })).toBeVisible()
  },
)

/** The job's owner sees the applicant, and a link to the page where the status is set. */
export const RecruitersView = story.state({ as: personas.harbour }, async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Change status' })).toHaveAttribute(
    'href',
    `/jobs/46?applicant=${applications.applied}`,
  )
  await expect(canvas.getByRole('link', { name: 'ada.lindqvist@example.org' })).toBeVisible()
})

export const OtherScript = story.otherScript(
  {
    as: personas.harbour,
    prepare: ({ tx }) => {
      const { name, about, profile_image } = tx.accounts.need(personas.rightToLeft)
      tx.accounts.patch(personas.ada, { name, about, profile_image })
    },
  },
  story.shows('heading', 'ليان العطّار'),
)

export const LongTexts = story.longText({ at: '/application/1', as: 1, scenario: 'extremes' })

/** An application for another company's job is not shown. The server's message appears in place, without an alert. */
export const OthersApplication = story.notAllowed(
  { at: `/application/${applications.shortlisted}`, as: personas.harbour },
  async ({ canvas }) => {
    await expect(await canvas.findByText('This application is not yours.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to my jobs' })).toHaveAttribute('href', '/my')
    await noAlert()
  },
)

export const NotFound = story.error({ at: '/application/999999' }, 'Application not found.')
export const InvalidAddress = story.error({ at: '/application/seven' }, 'Page not found')
export const Loading = story.loading('jobs/fetch-application', 'Loading the application…')
export const Offline = story.offline('jobs/fetch-application', 'We couldn’t load this application.')

/** A CV that cannot be loaded is reported in place. */
export const FileMissing = story.error(
  {
    prepare: ({ tx, files }) => {
      for (const { path } of tx.cvs.by('account_id', personas.ada)) files.drop(path)
    },
  },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download CV' }))
    await expect(await canvas.findByText('We couldn’t load this CV.')).toBeVisible()
  },
)

/** The applicant’s view stays on screen (rules 12). */
export const ExpiredSession = story.notAllowed(async ({ canvas }) => {
  await steps(canvas)
  await expire(personas.ada)
  await refetched(() => canvas.getByText(/^Your session has expired/))
  await expect(canvas.getByRole('list', { name: 'Progress of your application' })).toBeVisible()
})

export const Visitor = story.notAllowed({ as: 'visitor' }, 'Log in to see this application.')
