import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { callAs, isTold, noSidewaysScroll, opened } from '../support/flow.ts'
import { loadsAgain, says, saysLoading, saysOffline } from '../support/plays.ts'
import { type Canvas, narrow, screen } from '../support/screen.tsx'

const meta = { title: 'Screens/My jobs' } satisfies Meta

export default meta

type Story = StoryObj

/** The rows of the table, without its head. */
const rows = async (canvas: Canvas) =>
  within(await canvas.findByRole('table', { name: 'My jobs' })).getAllByRole('rowheader')

export const Full: Story = screen(
  '/my',
  { as: personas.harbour },
  {
    play: async ({ canvas }) => {
      await expect(await rows(canvas)).toHaveLength(10)
      await expect(canvas.getByRole('link', { name: /^Next page/ })).toBeVisible()
    },
  },
)

/** What can be done with a job stands in its row. */
export const RowActions: Story = screen(
  '/my?search=terminal+planner',
  { as: personas.harbour },
  {
    play: async ({ canvas }) => {
      await expect(await rows(canvas)).toHaveLength(1)
      for (const [name, href] of [
        ['View Terminal planner', `/jobs/${jobs.open}`],
        ['Edit Terminal planner', `/jobs/${jobs.open}/edit`],
        ['Duplicate Terminal planner', `/post?copy=${jobs.open}`],
      ]) {
        await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href)
      }
      for (const name of ['Title', 'State', 'Status', 'Applicants', 'Views', 'Posted']) {
        await expect(canvas.getByRole('columnheader', { name })).toBeInTheDocument()
      }
    },
  },
)

/** A job that is featured says so in its row. */
export const FeaturedJob: Story = screen(
  '/my',
  {
    as: personas.harbour,
    prepare: async (backend) =>
      await backend.mutate(({ tx, now }) => {
        tx.jobs.patch(jobs.pending, { state: 'approved', featured_until: now + 86_400_000 })
      }),
  },
  {
    play: async ({ canvas }) => {
      const [first] = await rows(canvas)
      await expect(first).toHaveTextContent('Featured')
    },
  },
)

export const SecondPage: Story = screen(
  '/my',
  { as: personas.harbour },
  {
    play: async ({ canvas }) => {
      const [first] = await rows(canvas)
      await userEvent.click(canvas.getByRole('link', { name: /^Next page/ }))
      await waitFor(() => expect(first).not.toBeInTheDocument())
      await expect((await rows(canvas)).length).toBeGreaterThan(0)
      await expect(canvas.getByRole('heading', { name: 'Jobs, page 2' })).toHaveFocus()
    },
  },
)

export const Empty: Story = screen(
  '/my',
  {
    as: personas.smallShop,
    prepare: async (backend) =>
      await backend.mutate(({ tx, now }) => {
        for (const job of tx.jobs.by('account_id', personas.smallShop))
          tx.jobs.patch(job.id, { deleted_at: now })
      }),
  },
  {
    play: async ({ canvas }) => {
      await canvas.findByText('Post your first job')
      await expect(
        within(canvas.getByRole('main')).getByRole('link', { name: 'Post a job' }),
      ).toHaveAttribute('href', '/post')
    },
  },
)

export const NoResults: Story = screen(
  '/my',
  { as: personas.harbour },
  {
    play: async ({ canvas }) => {
      await rows(canvas)
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search my jobs' }), 'astronaut')
      await canvas.findByText('No jobs found.')
      await expect(canvas.getByText('0 jobs for “astronaut”')).toBeInTheDocument()
      await userEvent.click(canvas.getByRole('button', { name: 'Show all my jobs' }))
      await expect(await rows(canvas)).toHaveLength(10)
      await expect(canvas.getByRole('searchbox', { name: 'Search my jobs' })).toHaveValue('')
    },
  },
)

/** Focus goes to the next row, and what happened is said. */
export const Deleting: Story = screen(
  '/my',
  { as: personas.harbour },
  {
    play: async ({ canvas }) => {
      const [first, second] = await rows(canvas)
      const title = first?.querySelector('a')?.textContent ?? ''
      await userEvent.click(canvas.getByRole('button', { name: `Delete ${title}` }))
      const dialog = await opened('alertdialog')
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
      await userEvent.click(dialog.getByRole('button', { name: 'Delete job' }))
      await waitFor(() => expect(second?.querySelector('a')).toHaveFocus())
      await expect(first).not.toBeInTheDocument()
      await expect(canvas.getByText(`${title} was deleted.`)).toBeInTheDocument()

      // Asked about another one, and left at that: focus is back where it came from.
      const third = canvas.getAllByRole('button', { name: /^Delete / })[2]
      if (!third) throw new Error('There is nothing more to delete.')
      await userEvent.click(third)
      await userEvent.click((await opened('alertdialog')).getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(third).toHaveFocus())
    },
  },
)

/** It is gone already, in another tab: the list follows. */
export const DeletedInAnotherTab: Story = screen(
  '/my?search=terminal+planner',
  { as: personas.harbour },
  {
    play: async ({ canvas }) => {
      await rows(canvas)
      await callAs(personas.harbour, 'jobs/delete', { id: String(jobs.open) })
      await userEvent.click(canvas.getByRole('button', { name: 'Delete Terminal planner' }))
      await userEvent.click((await opened('alertdialog')).getByRole('button', { name: 'Delete job' }))
      await isTold('Error', 'Job not found.')
      await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull())
      await canvas.findByText('No jobs found.')
    },
  },
)

/** Deleting is one of the two that alert a network failure as well (product: failures). The question stays. */
export const DeletingError: Story = screen(
  '/my',
  { as: personas.harbour, network: { faults: [{ call: 'jobs/delete', kind: 'network', times: null }] } },
  {
    play: async ({ canvas }) => {
      await rows(canvas)
      const [button] = canvas.getAllByRole('button', { name: /^Delete / })
      if (!button) throw new Error('There is nothing to delete.')
      await userEvent.click(button)
      const dialog = await opened('alertdialog')
      const confirm = dialog.getByRole('button', { name: 'Delete job' })
      await userEvent.click(confirm)
      await isTold('Error', /could not be reached/)
      await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy'))
      await expect(within(document.body).getByRole('alertdialog')).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect(await rows(canvas)).toHaveLength(10)
    },
  },
)

export const Visitor: Story = screen('/my', {}, says('Log in with a recruiter account to see your jobs.'))

export const JobSeeker: Story = screen(
  '/my',
  { as: personas.ada },
  says('You’re logged in with a job seeker account.'),
)

export const LongestTexts: Story = screen(
  '/my',
  { scenario: 'extremes', as: extremes.company },
  { play: async ({ canvas }) => void (await rows(canvas)) },
)

export const LongestTextsNarrow: Story = screen(
  '/my',
  { scenario: 'extremes', as: extremes.company },
  {
    globals: narrow,
    play: async ({ canvas }) => {
      await rows(canvas)
      await noSidewaysScroll()
    },
  },
)

export const LoadingState: Story = {
  ...screen(
    '/my',
    { as: personas.harbour, network: { slow: { 'jobs/my': 'endless' } } },
    saysLoading('Loading your jobs…'),
  ),
  name: 'Loading',
}

export const ServerError: Story = screen(
  '/my',
  { as: personas.harbour, network: { faults: [{ call: 'jobs/my', kind: 'error-500', times: null }] } },
  loadsAgain('Your jobs could not be loaded.', async (canvas) => expect(await rows(canvas)).toHaveLength(10)),
)

export const Offline: Story = screen(
  '/my',
  { as: personas.harbour, network: { faults: [{ call: 'jobs/my', kind: 'network', times: null }] } },
  saysOffline('Your jobs could not be loaded.'),
)

export const Dark: Story = screen(
  '/my',
  { as: personas.harbour },
  { globals: { theme: 'dark' }, play: async ({ canvas }) => void (await rows(canvas)) },
)

export const Narrow: Story = screen(
  '/my',
  { as: personas.harbour },
  {
    globals: narrow,
    play: async ({ canvas }) => {
      await expect(await rows(canvas)).toHaveLength(10)
      await noSidewaysScroll()
    },
  },
)
