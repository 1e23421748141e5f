import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { calmNetwork } from '../../mocks/engine/network/network.ts'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { type Canvas, narrow, screen } from '../support/screen.tsx'
import { applicants, heading } from '../support/job-detail.ts'

const meta = { title: 'Screens/Job/States' } satisfies Meta

export default meta
type Story = StoryObj

/** Waits for the page of a job. */
const arrived = async (canvas: Canvas) => await canvas.findByRole('complementary', { name: 'Facts' })

export const Visitor: Story = {
  ...screen(
    `/jobs/${jobs.open}`,
    {},
    {
      play: async ({ canvas }) => {
        await arrived(canvas)
        const apply = await canvas.findByRole('region', { name: 'Apply for this job' })
        await expect(within(apply).getByRole('link', { name: 'Login' })).toHaveAttribute(
          'href',
          '/login?type=job_seeker',
        )
        const posting = document.querySelector('script[type="application/ld+json"]')
        await expect(JSON.parse(posting?.textContent ?? '')).toMatchObject({ '@type': 'JobPosting' })
      },
    },
  ),
  tags: ['full'],
}

export const JobSeeker: Story = {
  ...screen(
    `/jobs/${jobs.open}`,
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('radio', { name: /Your default/ })).toBeChecked()
        await expect(canvas.getByRole('button', { name: /^Follow(ing)? / })).toBeVisible()
      },
    },
  ),
  name: 'Job seeker',
  tags: ['full'],
}

export const Applied: Story = {
  ...screen(
    `/jobs/${jobs.applied}`,
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        await heading(canvas, 2, 'Your application')
        await expect(canvas.getAllByText(/^You applied on/)).toHaveLength(2)
        await expect(canvas.getAllByText('Interviewing')).toHaveLength(2)
      },
    },
  ),
  tags: ['state'],
}

export const AnotherRecruiter: Story = {
  ...screen(
    `/jobs/${jobs.remote}`,
    { as: personas.smallShop },
    {
      play: async ({ canvas }) => {
        await canvas.findByText(/Only job seekers can apply/)
        await expect(canvas.queryByRole('button', { name: /^(Follow|Bookmark) / })).toBeNull()
      },
    },
  ),
  name: 'Another recruiter',
  tags: ['not-allowed'],
}

export const Closed: Story = {
  ...screen(
    `/jobs/${jobs.closed}`,
    { as: personas.newcomer },
    {
      play: async ({ canvas }) => {
        await canvas.findByText('This job is closed to applications.')
        await expect(document.querySelector('script[type="application/ld+json"]')).toBeNull()
      },
    },
  ),
  name: 'Closed to applications',
  tags: ['state'],
}

export const Deleted: Story = {
  ...screen(
    `/jobs/${jobs.removed}`,
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        await heading(canvas, 1, 'This job was deleted.')
        await expect(
          canvas.getByText('The company deleted it, so it no longer takes applications.'),
        ).toBeVisible()
        await expect(canvas.getByRole('link', { name: 'Search jobs' })).toBeVisible()
      },
    },
  ),
  tags: ['state'],
}

/** Only its owner can see a pending job. */
export const NotFound: Story = {
  ...screen(
    `/jobs/${jobs.pending}`,
    {},
    {
      play: async ({ canvas }) => void (await heading(canvas, 1, 'Job not found.')),
    },
  ),
  name: 'Not found',
  tags: ['state'],
}

export const InvalidAddress: Story = {
  ...screen(
    '/jobs/abc',
    {},
    {
      play: async ({ canvas }) => void (await heading(canvas, 1, 'Job not found.')),
    },
  ),
  name: 'Invalid address',
  tags: ['state'],
}

export const Featured: Story = {
  ...screen(
    `/jobs/${jobs.featured}`,
    { as: personas.newcomer },
    {
      play: async ({ canvas }) => {
        await arrived(canvas)
        await expect(canvas.getAllByText('Featured')[0]).toBeVisible()
      },
    },
  ),
  tags: ['state'],
}

export const Remote: Story = {
  ...screen(
    `/jobs/${jobs.remote}`,
    {},
    {
      play: async ({ canvas }) => {
        await expect(await arrived(canvas)).toHaveTextContent('Remote')
        const posting = document.querySelector('script[type="application/ld+json"]')
        await expect(posting).toHaveTextContent('TELECOMMUTE')
      },
    },
  ),
  tags: ['state'],
}

/** Lines with a dash or a bullet are a list, headed by the short line before; everything else is plain text. */
export const DescriptionWithLists: Story = {
  ...screen(
    `/jobs/${jobs.open}`,
    {
      prepare: async (world) => {
        await world.mutate(({ tx }) => {
          tx.jobs.patch(jobs.open, {
            description:
              'You plan where ships berth.\nNights are rare.\n\nWhat you do\n- Plan the yard\n- Talk to the crews\n\nWhat you bring:\n• A calm head\n• <b>No HTML</b>, **no** markup\n\nThis is what we offer.\n– A canteen',
          })
        })
      },
    },
    {
      play: async ({ canvas }) => {
        const text = within(await canvas.findByRole('region', { name: 'Description' }))
        await expect(text.getByRole('heading', { level: 3, name: 'What you do' })).toBeVisible()
        await expect(text.getByRole('heading', { level: 3, name: 'What you bring:' })).toBeVisible()
        await expect(text.queryByRole('heading', { name: /offer/ })).toBeNull()
        await expect(text.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
          'Plan the yard',
          'Talk to the crews',
          'A calm head',
          '<b>No HTML</b>, **no** markup',
          'A canteen',
        ])
      },
    },
  ),
  name: 'Description with lists',
  tags: ['state'],
}

export const WithoutSalary: Story = {
  ...screen(
    `/jobs/${jobs.withoutPay}`,
    {},
    {
      play: async ({ canvas }) => {
        await expect(await arrived(canvas)).toHaveTextContent('Salary not stated')
      },
    },
  ),
  name: 'Without salary',
  tags: ['state'],
}

export const OtherScript: Story = {
  ...screen(`/jobs/${jobs.otherScript}`, {}, { play: async ({ canvas }) => void (await arrived(canvas)) }),
  name: 'Other script',
  tags: ['other-script'],
}

export const Japanese: Story = {
  ...screen(
    `/jobs/${jobs.japanese}`,
    {},
    {
      play: async ({ canvas }) => void (await arrived(canvas)),
    },
  ),
  name: 'Other script, Japanese',
  tags: ['other-script'],
}

export const LongText: Story = {
  ...screen(`/jobs/${jobs.longText}`, {}, { play: async ({ canvas }) => void (await arrived(canvas)) }),
  name: 'Long text',
  tags: ['long-text'],
}

export const LongestTexts: Story = {
  ...screen(
    '/jobs/1',
    { scenario: 'extremes', as: extremes.person },
    { play: async ({ canvas }) => void (await arrived(canvas)) },
  ),
  name: 'Longest text',
  tags: ['long-text'],
}

export const LongestTextsNarrow: Story = {
  ...screen(
    '/jobs/1',
    { scenario: 'extremes', as: extremes.person },
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await arrived(canvas)
        await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
      },
    },
  ),
  name: 'Longest text, narrow',
  tags: ['long-text'],
}

export const Dark: Story = {
  ...screen(
    `/jobs/${jobs.open}`,
    { as: personas.ada },
    { globals: { theme: 'dark' }, play: async ({ canvas }) => void (await arrived(canvas)) },
  ),
  tags: ['full'],
}

/** The bar at the bottom leads to the form, and is hidden while the form is in view. */
export const JumpsToTheForm: Story = {
  ...screen(
    `/jobs/${jobs.open}`,
    { as: personas.ada },
    {
      globals: narrow,
      play: async ({ canvas }) => {
        const bar = await canvas.findByRole('region', { name: 'Apply' })
        await userEvent.click(within(bar).getByRole('button', { name: 'Apply' }))
        await expect(canvas.getByRole('heading', { name: 'Apply for this job' })).toHaveFocus()
        await waitFor(() => expect(canvas.queryByRole('region', { name: 'Apply' })).toBeNull())
        await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
      },
    },
  ),
  name: 'Jumps to the form on a phone',
  tags: ['behaviour'],
}

export const LoadingState: Story = {
  ...screen(
    `/jobs/${jobs.open}`,
    { network: { slow: { 'jobs/fetch-single': 'endless' } } },
    { play: async ({ canvas }) => void (await canvas.findByText('Loading the job…')) },
  ),
  name: 'Loading',
  tags: ['loading'],
}

/** Data from the list appears in its final place before the job's own call is answered. */
export const StartsWithTheList: Story = {
  ...screen(
    '/jobs',
    { network: { slow: { 'jobs/fetch-single': 'endless' } } },
    {
      play: async ({ canvas }) => {
        const list = await canvas.findByRole('list', { name: 'Full Time' })
        const [row] = within(list).getAllByRole('article')
        if (!row) throw new Error('There are no jobs.')
        const link = within(row).getByRole('link')
        const title = link.textContent
        await userEvent.click(link)
        await heading(canvas, 1, title)
        await expect(canvas.getByText('Loading the job…')).toBeInTheDocument()
        await expect(canvas.getByText('Positions')).toBeVisible()
        await expect(canvas.getByText('Posted')).toBeVisible()
      },
    },
  ),
  name: 'Starts with data from the list',
  tags: ['behaviour'],
}

export const StartsWithTheListNarrow: Story = {
  ...StartsWithTheList,
  globals: narrow,
  name: 'Starts with data from the list, narrow',
  tags: ['behaviour'],
}

/** A bookmark provides only title and company. */
export const StartsWithABookmark: Story = {
  ...screen(
    '/bookmarks',
    { as: personas.ada, network: { slow: { 'jobs/fetch-single': 'endless' } } },
    {
      play: async ({ canvas }) => {
        const [link] = await canvas.findAllByRole('link', { name: /^Read More/ })
        const title = link?.querySelector('bdi')?.textContent
        if (!link || !title) throw new Error('There are no bookmarks.')
        await userEvent.click(link)
        await heading(canvas, 1, title)
        await expect(canvas.getByText('Loading the job…')).toBeInTheDocument()
      },
    },
  ),
  name: 'Starts with data from a bookmark',
  tags: ['behaviour'],
}

export const ServerError: Story = {
  ...screen(
    `/jobs/${jobs.open}`,
    { network: { faults: [{ call: 'jobs/fetch-single', kind: 'error-500', times: null }] } },
    {
      play: async ({ canvas }) => void (await heading(canvas, 1, 'We couldn’t load this job')),
    },
  ),
  name: 'Error',
  tags: ['error'],
}

export const RecoversAfterAnError: Story = {
  ...screen(
    `/jobs/${jobs.open}`,
    { network: { faults: [{ call: 'jobs/fetch-single', kind: 'error-500', times: null }] } },
    {
      play: async ({ canvas }) => {
        await heading(canvas, 1, 'We couldn’t load this job')
        runtime.options = calmNetwork
        await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
        await arrived(canvas)
        await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
      },
    },
  ),
  name: 'Recovers after an error',
  tags: ['behaviour'],
}

export const Offline: Story = {
  ...screen(
    `/jobs/${jobs.open}`,
    { network: { faults: [{ call: 'jobs/fetch-single', kind: 'network', times: null }] } },
    {
      play: async ({ canvas }) => {
        await canvas.findByRole('button', { name: 'Try again' })
        await expect(canvas.getByText(/couldn’t reach the server/)).toBeVisible()
      },
    },
  ),
  tags: ['offline'],
}

export const Owner: Story = {
  ...screen(
    `/jobs/${jobs.crowded}`,
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        const table = await applicants(canvas)
        await expect(within(table).getAllByRole('row')).toHaveLength(26)
        await expect(canvas.getByText('Views')).toBeVisible()
      },
    },
  ),
  tags: ['full'],
}

export const OwnerNarrow: Story = {
  ...screen(
    `/jobs/${jobs.crowded}`,
    { as: personas.harbour },
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await applicants(canvas)
        await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
      },
    },
  ),
  name: 'Owner, narrow',
  tags: ['full'],
}

export const OwnerDark: Story = {
  ...screen(
    `/jobs/${jobs.crowded}`,
    { as: personas.harbour },
    {
      globals: { theme: 'dark' },
      play: async ({ canvas }) => void (await applicants(canvas)),
    },
  ),
  name: 'Owner, dark',
  tags: ['full'],
}

export const OwnerLongestTexts: Story = {
  ...screen(
    '/jobs/1',
    { scenario: 'extremes', as: extremes.company },
    {
      play: async ({ canvas }) => void (await applicants(canvas)),
    },
  ),
  name: 'Owner, longest text',
  tags: ['long-text'],
}

export const OwnerJobTab: Story = {
  ...screen(
    `/jobs/${jobs.crowded}?tab=details`,
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('tab', { name: 'Job details' })).toHaveAttribute(
          'aria-selected',
          'true',
        )
      },
    },
  ),
  name: 'Owner, job tab',
  tags: ['state'],
}

export const OwnerPending: Story = {
  ...screen(
    `/jobs/${jobs.smallShop}`,
    { as: personas.smallShop },
    {
      play: async ({ canvas }) => {
        await canvas.findByText('This job is waiting for review.')
        await userEvent.click(canvas.getByRole('tab', { name: /^Applicants/ }))
        await canvas.findByText('No applicants yet')
      },
    },
  ),
  name: 'Owner, pending',
  tags: ['state'],
}

export const OwnerCancelled: Story = {
  ...screen(
    `/jobs/${jobs.cancelled}`,
    { as: personas.harbour },
    {
      play: async ({ canvas }) => void (await canvas.findByText('This job was not approved.')),
    },
  ),
  name: 'Owner, not approved',
  tags: ['state'],
}

export const OwnerPaused: Story = {
  ...screen(
    `/jobs/${jobs.closed}`,
    { as: personas.harbour },
    {
      play: async ({ canvas }) => void (await canvas.findByText('This job is paused.')),
    },
  ),
  name: 'Owner, paused',
  tags: ['state'],
}
