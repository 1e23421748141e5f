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

export const Visitor: Story = screen(
  `/jobs/${jobs.open}`,
  {},
  {
    play: async ({ canvas }) => {
      await arrived(canvas)
      const apply = await canvas.findByRole('region', { name: 'Apply for this job' })
      await expect(within(apply).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
      const posting = document.querySelector('script[type="application/ld+json"]')
      await expect(JSON.parse(posting?.textContent ?? '')).toMatchObject({ '@type': 'JobPosting' })
    },
  },
)

export const JobSeeker: Story = screen(
  `/jobs/${jobs.open}`,
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('radio', { name: /Your default/ })).toBeChecked()
      await expect(canvas.getByRole('button', { name: /^Follow(ing)? / })).toBeVisible()
    },
  },
)

export const Applied: Story = screen(
  `/jobs/${jobs.applied}`,
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      await heading(canvas, 2, 'Your application')
      await expect(canvas.getAllByText(/^You applied on/)).toHaveLength(2)
      await expect(canvas.getAllByText('Interviewing')).toHaveLength(2)
    },
  },
)

export const AnotherRecruiter: Story = screen(
  `/jobs/${jobs.remote}`,
  { as: personas.smallShop },
  {
    play: async ({ canvas }) => {
      await canvas.findByText(/Only job seekers can apply/)
      await expect(canvas.queryByRole('button', { name: /^(Follow|Bookmark) / })).toBeNull()
    },
  },
)

export const Closed: Story = screen(
  `/jobs/${jobs.closed}`,
  { as: personas.newcomer },
  {
    play: async ({ canvas }) => {
      await canvas.findByText('This job is closed to applications.')
      await expect(document.querySelector('script[type="application/ld+json"]')).toBeNull()
    },
  },
)

export const Deleted: Story = screen(
  `/jobs/${jobs.removed}`,
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      await heading(canvas, 1, 'This job was removed.')
      await expect(
        canvas.getByText('The company has taken it down. Nobody can apply any more.'),
      ).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Search jobs' })).toBeVisible()
    },
  },
)

/** A pending job is there for its owner only. */
export const NotFound: Story = screen(
  `/jobs/${jobs.pending}`,
  {},
  { play: async ({ canvas }) => void (await heading(canvas, 1, 'Job not found.')) },
)

export const InvalidAddress: Story = screen(
  '/jobs/abc',
  {},
  { play: async ({ canvas }) => void (await heading(canvas, 1, 'Job not found.')) },
)

export const Featured: Story = screen(
  `/jobs/${jobs.featured}`,
  { as: personas.newcomer },
  {
    play: async ({ canvas }) => {
      await arrived(canvas)
      await expect(canvas.getAllByText('Featured')[0]).toBeVisible()
    },
  },
)

export const RemoteWithoutPlace: Story = screen(
  `/jobs/${jobs.remote}`,
  {},
  {
    play: async ({ canvas }) => {
      await expect(await arrived(canvas)).toHaveTextContent('Remote')
      const posting = document.querySelector('script[type="application/ld+json"]')
      await expect(posting).toHaveTextContent('TELECOMMUTE')
    },
  },
)

export const WithoutPay: Story = screen(
  `/jobs/${jobs.withoutPay}`,
  {},
  {
    play: async ({ canvas }) => {
      await expect(await arrived(canvas)).toHaveTextContent('Pay not stated')
    },
  },
)

export const OtherScript: Story = screen(
  `/jobs/${jobs.otherScript}`,
  {},
  { play: async ({ canvas }) => void (await arrived(canvas)) },
)

export const Japanese: Story = screen(
  `/jobs/${jobs.japanese}`,
  {},
  { play: async ({ canvas }) => void (await arrived(canvas)) },
)

export const LongText: Story = screen(
  `/jobs/${jobs.longText}`,
  {},
  { play: async ({ canvas }) => void (await arrived(canvas)) },
)

export const LongestTexts: Story = screen(
  '/jobs/1',
  { scenario: 'extremes', as: extremes.person },
  { play: async ({ canvas }) => void (await arrived(canvas)) },
)

export const LongestTextsNarrow: Story = screen(
  '/jobs/1',
  { scenario: 'extremes', as: extremes.person },
  {
    globals: narrow,
    play: async ({ canvas }) => {
      await arrived(canvas)
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    },
  },
)

export const Dark: Story = screen(
  `/jobs/${jobs.open}`,
  { as: personas.ada },
  { globals: { theme: 'dark' }, play: async ({ canvas }) => void (await arrived(canvas)) },
)

/** On a phone a bar leads to the form, and is gone while the form is there. */
export const Narrow: Story = screen(
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
)

export const LoadingState: Story = {
  ...screen(
    `/jobs/${jobs.open}`,
    { network: { slow: { 'jobs/fetch-single': 'endless' } } },
    { play: async ({ canvas }) => void (await canvas.findByText('Loading the job…')) },
  ),
  name: 'Loading',
}

/** What the list knew stands on the page before its own answer does, and stays where it is. */
export const FromTheList: Story = screen(
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
      await expect(canvas.getByText('Vacancies')).toBeVisible()
      await expect(canvas.getByText('Posted')).toBeVisible()
    },
  },
)

/** The same on a phone. */
export const FromTheListNarrow: Story = { ...FromTheList, globals: narrow }

/** A bookmark knows title and company, and no more. */
export const FromABookmark: Story = screen(
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
)

export const ServerError: Story = screen(
  `/jobs/${jobs.open}`,
  { network: { faults: [{ call: 'jobs/fetch-single', kind: 'error-500', times: null }] } },
  {
    play: async ({ canvas }) => {
      await heading(canvas, 1, 'This job could not be loaded')
      runtime.options = calmNetwork
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await arrived(canvas)
      // The page that has come in its place.
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    },
  },
)

export const Offline: Story = screen(
  `/jobs/${jobs.open}`,
  { network: { faults: [{ call: 'jobs/fetch-single', kind: 'network', times: null }] } },
  {
    play: async ({ canvas }) => {
      await canvas.findByRole('button', { name: 'Try again' })
      await expect(canvas.getByText(/could not be reached/)).toBeVisible()
    },
  },
)

export const Owner: Story = screen(
  `/jobs/${jobs.crowded}`,
  { as: personas.harbour },
  {
    play: async ({ canvas }) => {
      const table = await applicants(canvas)
      await expect(within(table).getAllByRole('row')).toHaveLength(26)
      await expect(canvas.getByText('Views')).toBeVisible()
    },
  },
)

export const OwnerNarrow: Story = screen(
  `/jobs/${jobs.crowded}`,
  { as: personas.harbour },
  {
    globals: narrow,
    play: async ({ canvas }) => {
      await applicants(canvas)
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    },
  },
)

export const OwnerDark: Story = screen(
  `/jobs/${jobs.crowded}`,
  { as: personas.harbour },
  { globals: { theme: 'dark' }, play: async ({ canvas }) => void (await applicants(canvas)) },
)

export const OwnerLongestTexts: Story = screen(
  '/jobs/1',
  { scenario: 'extremes', as: extremes.company },
  { play: async ({ canvas }) => void (await applicants(canvas)) },
)

export const OwnerJobTab: Story = screen(
  `/jobs/${jobs.crowded}?tab=advert`,
  { as: personas.harbour },
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('tab', { name: 'The advert' })).toHaveAttribute(
        'aria-selected',
        'true',
      )
    },
  },
)

export const OwnerPending: Story = screen(
  `/jobs/${jobs.smallShop}`,
  { as: personas.smallShop },
  {
    play: async ({ canvas }) => {
      await canvas.findByText('This job is waiting for review.')
      await userEvent.click(canvas.getByRole('tab', { name: /^Applicants/ }))
      await canvas.findByText('No applicants yet')
    },
  },
)

export const OwnerCancelled: Story = screen(
  `/jobs/${jobs.cancelled}`,
  { as: personas.harbour },
  { play: async ({ canvas }) => void (await canvas.findByText('The review has turned this job down.')) },
)

export const OwnerInactive: Story = screen(
  `/jobs/${jobs.closed}`,
  { as: personas.harbour },
  { play: async ({ canvas }) => void (await canvas.findByText('This job is inactive.')) },
)
