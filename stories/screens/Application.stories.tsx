import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, within } from 'storybook/test'
import { calmNetwork } from '../../mocks/engine/network/network.ts'
import { applications, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { type Canvas, screen } from '../support/screen.tsx'

const meta = { title: 'Screens/Application' } satisfies Meta

export default meta
type Story = StoryObj

const at = (id: number) => `/application/${id}`

/** The steps of the path, as a screen reader reads them. */
async function steps(canvas: Canvas) {
  const path = await canvas.findByRole('list', { name: /^Progress of (your|this) application$/ })
  return within(path)
    .getAllByRole('listitem')
    .map((item) => item.textContent)
}

export const Applied: Story = {
  name: 'Applied',
  tags: ['full'],
  ...screen(
    at(applications.applied),
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        await expect((await steps(canvas))[0]).toMatch(/^Applied, current/)
        await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
          'Data analyst, berth planning',
        )
        await expect(canvas.getByRole('link', { name: 'See job' })).toHaveAttribute('href', '/jobs/46')
        await expect(canvas.getByRole('button', { name: 'Download CV' })).toBeVisible()
      },
    },
  ),
}

export const InReview: Story = {
  name: 'In review',
  tags: ['state'],
  ...screen(at(applications.in_review), { as: personas.ada }),
}

export const Shortlisted: Story = {
  name: 'Shortlisted',
  tags: ['state'],
  ...screen(
    at(applications.shortlisted),
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        const [first, second, third, fourth] = await steps(canvas)
        await expect(first).toMatch(/^Applied, done/)
        await expect(second).toBe('In review, done')
        await expect(third).toBe('Shortlisted, current')
        await expect(fourth).toBe('Interviewing, to come')
      },
    },
  ),
}

export const Interviewing: Story = {
  name: 'Interviewing',
  tags: ['state'],
  ...screen(at(applications.interviewing), { as: personas.ada }),
}

export const Accepted: Story = {
  name: 'Accepted',
  tags: ['state'],
  ...screen(
    at(applications.accepted),
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        await expect((await steps(canvas)).at(-1)).toBe('Accepted, done')
      },
    },
  ),
}

/** The path ends at this status, with a link to other jobs. */
export const NotConsidered: Story = {
  name: 'Not considered',
  tags: ['state'],
  ...screen(
    at(applications.not_considered),
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        await expect(await steps(canvas)).toHaveLength(2)
        await expect((await steps(canvas)).at(-1)).toBe('Not considered, ended here')
        await expect(canvas.getByRole('link', { name: 'Search other jobs' })).toBeVisible()
      },
    },
  ),
}

export const Dark: Story = {
  name: 'Dark',
  tags: ['state'],
  ...screen(at(applications.interviewing), { as: personas.ada }, { globals: { theme: 'dark' } }),
}

export const Narrow: Story = {
  name: 'Narrow',
  tags: ['state'],
  ...screen(
    at(applications.shortlisted),
    { as: personas.ada },
    {
      globals: { viewport: { value: 'narrow' } },
      play: async ({ canvas }) => {
        await steps(canvas)
        await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
      },
    },
  ),
}

/** The job's owner sees the applicant, and a link to the page where the status is set. */
export const Received: Story = {
  name: 'Recruiter’s view',
  tags: ['state'],
  ...screen(
    at(applications.applied),
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('heading', { level: 1, name: 'Ada Lindqvist' })).toBeVisible()
        await expect(canvas.getByRole('link', { name: 'ada.lindqvist@example.org' })).toHaveAttribute(
          'href',
          'mailto:ada.lindqvist@example.org',
        )
        await expect(canvas.getByRole('link', { name: 'Change status' })).toHaveAttribute(
          'href',
          `/jobs/46?applicant=${applications.applied}`,
        )
      },
    },
  ),
}

export const OtherScript: Story = {
  name: 'Other script',
  tags: ['other-script'],
  ...screen(
    at(applications.applied),
    {
      as: personas.harbour,
      prepare: async (world) => {
        await world.mutate(({ tx }) => {
          const { name, about, profile_image } = tx.accounts.need(personas.rightToLeft)
          tx.accounts.patch(personas.ada, { name, about, profile_image })
        })
      },
    },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('heading', { level: 1, name: 'ليان العطّار' })).toBeVisible()
      },
    },
  ),
}

export const LongTexts: Story = {
  name: 'Long text',
  tags: ['long-text'],
  ...screen(
    at(1),
    {
      scenario: 'extremes',
      // The company, which owns the job.
      as: 1,
    },
    {
      globals: { viewport: { value: 'narrow' } },
      play: async ({ canvas }) => {
        await steps(canvas)
        await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
      },
    },
  ),
}

/** An application for another company's job is not shown. The server's message appears in place, without an alert. */
export const OthersApplication: Story = {
  name: 'Not allowed',
  tags: ['not-allowed'],
  ...screen(
    at(applications.shortlisted),
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('This application is not yours.')).toBeVisible()
        await expect(canvas.getByRole('link', { name: 'Go to my jobs' })).toBeVisible()
        await expect(within(page.getByRole('region', { name: 'Messages' })).queryByText('Error')).toBeNull()
      },
    },
  ),
}

export const NotFound: Story = {
  name: 'Not found',
  tags: ['error'],
  ...screen(
    at(999_999),
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('Application not found.')).toBeVisible()
      },
    },
  ),
}

export const InvalidAddress: Story = {
  name: 'Invalid address',
  tags: ['error'],
  ...screen(
    '/application/seven',
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('heading', { name: 'Page not found' })).toBeVisible()
      },
    },
  ),
}

export const Loading: Story = {
  name: 'Loading',
  tags: ['loading'],
  ...screen(
    at(applications.applied),
    { as: personas.ada, network: { slow: { 'jobs/fetch-application': 'endless' } } },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('Loading the application…')).toBeInTheDocument()
      },
    },
  ),
}

export const Offline: Story = {
  name: 'Offline',
  tags: ['offline'],
  ...screen(
    at(applications.applied),
    {
      as: personas.ada,
      network: { faults: [{ call: 'jobs/fetch-application', kind: 'network', times: null }] },
    },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('We couldn’t load this application.')).toBeVisible()
      },
    },
  ),
}

export const RecoversAfterBeingOffline: Story = {
  ...Offline,
  name: 'Recovers after being offline',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByText('We couldn’t load this application.')
    runtime.options = calmNetwork
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect((await steps(canvas))[0]).toMatch(/^Applied, current/)
  },
}

/** A CV that cannot be loaded is reported in place. */
export const FileMissing: Story = {
  name: 'CV missing',
  tags: ['error'],
  ...screen(
    at(applications.applied),
    {
      as: personas.ada,
      prepare: async (world) => {
        await world.mutate(({ tx, files }) => {
          for (const { path } of tx.cvs.by('account_id', personas.ada)) files.drop(path)
        })
      },
    },
    {
      play: async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Download CV' }))
        await expect(await canvas.findByText('We couldn’t load this CV.')).toBeVisible()
      },
    },
  ),
}

export const Visitor: Story = {
  name: 'Visitor',
  tags: ['not-allowed'],
  ...screen(
    at(applications.applied),
    {},
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('Log in to see this application.')).toBeVisible()
        await expect(canvas.getByRole('heading', { level: 1, name: 'Application' })).toBeVisible()
      },
    },
  ),
}
