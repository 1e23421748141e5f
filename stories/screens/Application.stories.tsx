import { expect, userEvent } from 'storybook/test'
import { applications, personas } from '../../mocks/scenarios/personas.ts'
import { says, saysLoading } from '../support/plays.ts'
import { expire, noAlert, refetched } from '../support/flow.ts'
import { type Meta, offline, type Story, unanswered } from '../support/story.ts'
import { steps } from '../support/application.ts'

export default {
  title: 'Screens/Application',
  parameters: { at: `/application/${applications.applied}`, as: personas.ada },
} satisfies Meta

export const Applied: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    await expect((await steps(canvas))[0]).toMatch(/^Applied, current/)
    await expect(canvas.getByRole('link', { name: 'See job' })).toHaveAttribute('href', '/jobs/46')
  },
}

export const InReview: Story = {
  name: 'In review',
  tags: ['state'],
  parameters: { at: `/application/${applications.in_review}` },
}

export const Shortlisted: Story = {
  tags: ['state'],
  parameters: { at: `/application/${applications.shortlisted}` },
  play: async ({ canvas }) =>
    expect((await steps(canvas)).slice(1, 4)).toEqual([
      'In review, done',
      'Shortlisted, current',
      'Interviewing, to come',
    ]),
}

export const Interviewing: Story = {
  tags: ['state'],
  parameters: { at: `/application/${applications.interviewing}` },
}

export const Accepted: Story = {
  tags: ['state'],
  parameters: { at: `/application/${applications.accepted}` },
  play: async ({ canvas }) => {
    await expect((await steps(canvas)).at(-1)).toBe('Accepted, done')
    await expect(canvas.getByText('ada.lindqvist@example.org')).toBeVisible()
    const contact = await canvas.findByRole('link', { name: 'See the company’s contact details' })
    await expect(contact).toHaveAttribute('href', '/recruiter/3')
    await expect(canvas.queryByRole('link', { name: 'Search other jobs' })).toBeNull()
  },
}

/** The path ends at this status, with a link to other jobs. */
export const NotConsidered: Story = {
  name: 'Not considered',
  tags: ['state'],
  parameters: { at: `/application/${applications.not_considered}` },
  play: async ({ canvas }) => {
    await expect((await steps(canvas)).slice(1)).toEqual(['Not considered, ended here'])
    await expect(canvas.getByRole('link', { name: 'Search other jobs' })).toBeVisible()
  },
}

/** The job's owner sees the applicant, and a link to the page where the status is set. */
export const Received: Story = {
  name: 'Recruiter’s view',
  tags: ['state'],
  parameters: { as: personas.harbour },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Change status' })).toHaveAttribute(
      'href',
      `/jobs/46?applicant=${applications.applied}`,
    )
    await expect(canvas.getByRole('link', { name: 'ada.lindqvist@example.org' })).toBeVisible()
  },
}

export const OtherScript: Story = {
  name: 'Other script',
  tags: ['other-script'],
  parameters: {
    as: personas.harbour,
    prepare: ({ tx }) => {
      const { name, about, profile_image } = tx.accounts.need(personas.rightToLeft)
      tx.accounts.patch(personas.ada, { name, about, profile_image })
    },
  },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'ليان العطّار' })),
}

export const LongTexts: Story = {
  name: 'Long text',
  tags: ['long-text'],
  parameters: { at: '/application/1', as: 1, scenario: 'extremes' },
}

/** An application for another company's job is not shown. The server's message appears in place, without an alert. */
export const OthersApplication: Story = {
  name: 'Not allowed',
  tags: ['not-allowed'],
  parameters: { at: `/application/${applications.shortlisted}`, as: personas.harbour },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This application is not yours.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to my jobs' })).toHaveAttribute('href', '/my')
    await noAlert()
  },
}

export const NotFound: Story = {
  name: 'Not found',
  tags: ['error'],
  parameters: { at: '/application/999999' },
  play: says('Application not found.'),
}

export const InvalidAddress: Story = {
  name: 'Invalid address',
  tags: ['error'],
  parameters: { at: '/application/seven' },
  play: says('Page not found'),
}

export const Loading: Story = {
  tags: ['loading'],
  parameters: unanswered('jobs/fetch-application'),
  play: saysLoading('Loading the application…'),
}

export const Offline: Story = {
  tags: ['offline'],
  parameters: offline('jobs/fetch-application'),
  play: says('We couldn’t load this application.'),
}

/** A CV that cannot be loaded is reported in place. */
export const FileMissing: Story = {
  name: 'CV missing',
  tags: ['error'],
  parameters: {
    prepare: ({ tx, files }) => {
      for (const { path } of tx.cvs.by('account_id', personas.ada)) files.drop(path)
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download CV' }))
    await expect(await canvas.findByText('We couldn’t load this CV.')).toBeVisible()
  },
}

/** The applicant’s view stays on screen (rules 12). */
export const ExpiredSession: Story = {
  name: 'Expired session',
  tags: ['not-allowed'],
  play: async ({ canvas }) => {
    await steps(canvas)
    await expire(personas.ada)
    await refetched(() => canvas.getByText(/^Your session has expired/))
    await expect(canvas.getByRole('list', { name: 'Progress of your application' })).toBeVisible()
  },
}

export const Visitor: Story = {
  tags: ['not-allowed'],
  parameters: { as: 'visitor' },
  play: says('Log in to see this application.'),
}
