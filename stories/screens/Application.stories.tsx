import { expect, userEvent } from 'storybook/test'
import { applications, personas } from '../../mocks/scenarios/personas.ts'
import { steps } from '../support/application.ts'
import { expire, noAlert, refetched } from '../support/flow.ts'
import { error, full, loading, longText, notAllowed, offline, otherScript, state } from '../support/plays.ts'
import type { Meta } from '../support/story.ts'

export default {
  title: 'Screens/Application',
  parameters: { at: `/application/${applications.applied}`, as: personas.ada },
} satisfies Meta

export const Applied = full(async ({ canvas }) => {
  await expect((await steps(canvas))[0]).toMatch(/^Applied, current/)
  await expect(canvas.getByRole('link', { name: 'See job' })).toHaveAttribute('href', '/jobs/46')
})

export const InReview = state({ at: `/application/${applications.in_review}` })

export const Shortlisted = state({ at: `/application/${applications.shortlisted}` }, async ({ canvas }) =>
  expect((await steps(canvas)).slice(1, 4)).toEqual([
    'In review, done',
    'Shortlisted, current',
    'Interviewing, to come',
  ]),
)

export const Interviewing = state({ at: `/application/${applications.interviewing}` })

export const Accepted = state({ at: `/application/${applications.accepted}` }, async ({ canvas }) => {
  await expect((await steps(canvas)).at(-1)).toBe('Accepted, done')
  await expect(canvas.getByText('ada.lindqvist@example.org')).toBeVisible()
  const contact = await canvas.findByRole('link', { name: 'See the company’s contact details' })
  await expect(contact).toHaveAttribute('href', '/recruiter/3')
  await expect(canvas.queryByRole('link', { name: 'Search other jobs' })).toBeNull()
})

/** The path ends at this status, with a link to other jobs. */
export const NotConsidered = state(
  { at: `/application/${applications.not_considered}` },
  async ({ canvas }) => {
    await expect((await steps(canvas)).slice(1)).toEqual(['Not considered, ended here'])
    await expect(canvas.getByRole('link', { name: 'Search other jobs' })).toBeVisible()
  },
)

/** The job's owner sees the applicant, and a link to the page where the status is set. */
export const RecruitersView = state({ as: personas.harbour }, async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Change status' })).toHaveAttribute(
    'href',
    `/jobs/46?applicant=${applications.applied}`,
  )
  await expect(canvas.getByRole('link', { name: 'ada.lindqvist@example.org' })).toBeVisible()
})

export const OtherScript = otherScript(
  {
    as: personas.harbour,
    prepare: ({ tx }) => {
      const { name, about, profile_image } = tx.accounts.need(personas.rightToLeft)
      tx.accounts.patch(personas.ada, { name, about, profile_image })
    },
  },
  async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'ليان العطّار' })),
)

export const LongTexts = longText({ at: '/application/1', as: 1, scenario: 'extremes' })

/** An application for another company's job is not shown. The server's message appears in place, without an alert. */
export const OthersApplication = notAllowed(
  { at: `/application/${applications.shortlisted}`, as: personas.harbour },
  async ({ canvas }) => {
    await expect(await canvas.findByText('This application is not yours.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to my jobs' })).toHaveAttribute('href', '/my')
    await noAlert()
  },
)

export const NotFound = error({ at: '/application/999999' }, 'Application not found.')
export const InvalidAddress = error({ at: '/application/seven' }, 'Page not found')
export const Loading = loading('jobs/fetch-application', 'Loading the application…')
export const Offline = offline('jobs/fetch-application', 'We couldn’t load this application.')

/** A CV that cannot be loaded is reported in place. */
export const FileMissing = error(
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
export const ExpiredSession = notAllowed(async ({ canvas }) => {
  await steps(canvas)
  await expire(personas.ada)
  await refetched(() => canvas.getByText(/^Your session has expired/))
  await expect(canvas.getByRole('list', { name: 'Progress of your application' })).toBeVisible()
})

export const Visitor = notAllowed({ as: 'visitor' }, 'Log in to see this application.')
