import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { callAs, isTold, noSidewaysScroll, opened } from '../support/flow.ts'
import { arabicTitle, withJobsInOtherScripts } from '../support/other-script.ts'
import { loadsAgain, says, saysLoading, saysOffline } from '../support/plays.ts'
import { type Canvas, narrow, screen } from '../support/screen.tsx'

const meta = { title: 'Screens/My jobs' } satisfies Meta

export default meta

type Story = StoryObj

/** The row headers of the table. */
const rows = async (canvas: Canvas) =>
  within(await canvas.findByRole('table', { name: 'My jobs' })).getAllByRole('rowheader')

export const Full: Story = {
  ...screen(
    '/my',
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await expect(await rows(canvas)).toHaveLength(10)
        await expect(canvas.getByRole('link', { name: /^Next page/ })).toBeVisible()
      },
    },
  ),
  tags: ['full'],
}

/** A row links to the actions of its job. */
export const RowActions: Story = {
  ...screen(
    '/my?search=terminal+planner',
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await expect(await rows(canvas)).toHaveLength(1)
        for (const [name, href] of [
          ['View Terminal planner', `/jobs/${jobs.open}`],
          ['Edit Terminal planner', `/jobs/${jobs.open}/edit`],
          ['Duplicate Terminal planner', `/post?copy=${jobs.open}`],
          ['Feature Terminal planner', `/jobs/${jobs.open}/feature`],
        ]) {
          await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href)
        }
        for (const name of ['Title', 'Review', 'Visibility', 'Applicants', 'Views', 'Posted']) {
          await expect(canvas.getByRole('columnheader', { name })).toBeInTheDocument()
        }
      },
    },
  ),
  name: 'Row actions',
  tags: ['state'],
}

export const FeaturedJob: Story = {
  ...screen(
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
  ),
  name: 'Featured job',
  tags: ['state'],
}

/** Both filters search all pages of the list. */
export const Filters: Story = {
  ...screen(
    '/my',
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await rows(canvas)
        await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Visibility' }), 'Paused')
        await waitFor(async () =>
          expect(within(await canvas.findByRole('table')).queryByText('Active')).toBeNull(),
        )
        await expect(within(canvas.getByRole('table')).getAllByText('Paused').length).toBeGreaterThan(0)
        await waitFor(() => expect(canvas.queryByRole('link', { name: /^Next page/ })).toBeNull())
        await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Review' }), 'Cancelled')
        await canvas.findByText('No jobs found.')
        await userEvent.click(canvas.getByRole('button', { name: 'Show all my jobs' }))
        await expect(await rows(canvas)).toHaveLength(10)
      },
    },
  ),
  name: 'Filters by review and visibility',
  tags: ['behaviour'],
}

/** Three job seekers have applied since the owner last opened the applicants. */
export const NewApplicants: Story = {
  ...screen(
    '/my?search=terminal+planner',
    {
      as: personas.harbour,
      prepare: async (backend) => {
        const count = await backend.read(({ tx }) => tx.applications.count('job_id', jobs.open))
        localStorage.setItem(`fieldwork.seenApplicants.${personas.harbour}.${jobs.open}`, String(count - 3))
      },
    },
    { play: async ({ canvas }) => await expect(await canvas.findByText('3 new')).toBeVisible() },
  ),
  name: 'New applicants',
  tags: ['state'],
}

/** On a phone a menu holds the actions of a row. */
export const RowMenuNarrow: Story = {
  ...screen(
    '/my?search=terminal+planner',
    { as: personas.harbour },
    {
      globals: narrow,
      play: async ({ canvas }) => {
        const list = within(await canvas.findByRole('list', { name: 'My jobs' }))
        const menu = list.getByRole('button', { name: 'Actions for Terminal planner' })
        await userEvent.click(menu)
        await expect(list.getByRole('link', { name: 'Edit' })).toHaveAttribute(
          'href',
          `/jobs/${jobs.open}/edit`,
        )
        await userEvent.click(list.getByRole('button', { name: 'Delete' }))
        await userEvent.click((await opened('alertdialog')).getByRole('button', { name: 'Cancel' }))
        await waitFor(() => expect(menu).toHaveFocus())
      },
    },
  ),
  name: 'Row menu, narrow',
  tags: ['behaviour'],
}

export const SecondPage: Story = {
  ...screen(
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
  ),
  name: 'Opens the second page',
  tags: ['behaviour'],
}

export const Empty: Story = {
  ...screen(
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
  ),
  tags: ['empty'],
}

export const NoResults: Story = {
  ...screen(
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
  ),
  name: 'No results',
  tags: ['behaviour'],
}

/** Focus moves to the next row, and the deletion is announced. */
export const Deleting: Story = {
  ...screen(
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

        // Cancelling returns focus to the button.
        const third = canvas.getAllByRole('button', { name: /^Delete / })[2]
        if (!third) throw new Error('There is nothing more to delete.')
        await userEvent.click(third)
        await userEvent.click((await opened('alertdialog')).getByRole('button', { name: 'Cancel' }))
        await waitFor(() => expect(third).toHaveFocus())
      },
    },
  ),
  name: 'Deletes a job',
  tags: ['behaviour'],
}

/** The job is already deleted, so the list refreshes. */
export const DeletedInAnotherTab: Story = {
  ...screen(
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
  ),
  name: 'Deleted in another tab',
  tags: ['behaviour'],
}

/** Deleting a job raises an alert on a network failure (product: failures), and the dialog stays open. */
export const DeletingError: Story = {
  ...screen(
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
        await isTold('Error', /couldn’t reach the server/)
        await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy'))
        await expect(within(document.body).getByRole('alertdialog')).toBeVisible()
        await userEvent.keyboard('{Escape}')
        await expect(await rows(canvas)).toHaveLength(10)
      },
    },
  ),
  name: 'Keeps the dialog open when deleting fails',
  tags: ['behaviour'],
}

export const Visitor: Story = {
  ...screen('/my', {}, says('Log in with a recruiter account to see your jobs.')),
  tags: ['not-allowed'],
}

export const JobSeeker: Story = {
  ...screen('/my', { as: personas.ada }, says('You’re logged in with a job seeker account.')),
  name: 'Job seeker',
  tags: ['not-allowed'],
}

export const LongText: Story = {
  ...screen(
    '/my',
    { scenario: 'extremes', as: extremes.company },
    { play: async ({ canvas }) => void (await rows(canvas)) },
  ),
  name: 'Long text',
  tags: ['long-text'],
}

export const LongTextNarrow: Story = {
  ...screen(
    '/my',
    { scenario: 'extremes', as: extremes.company },
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await canvas.findByRole('list', { name: 'My jobs' })
        await noSidewaysScroll()
      },
    },
  ),
  name: 'Long text, narrow',
  tags: ['long-text'],
}

export const OtherScript: Story = {
  ...screen('/my', withJobsInOtherScripts, says(arabicTitle)),
  name: 'Other script',
  tags: ['other-script'],
}

export const LoadingState: Story = {
  ...screen(
    '/my',
    { as: personas.harbour, network: { slow: { 'jobs/my': 'endless' } } },
    saysLoading('Loading your jobs…'),
  ),
  name: 'Loading',
  tags: ['loading'],
}

export const ServerError: Story = {
  ...screen(
    '/my',
    { as: personas.harbour, network: { faults: [{ call: 'jobs/my', kind: 'error-500', times: null }] } },
    says('We couldn’t load your jobs.'),
  ),
  name: 'Error',
  tags: ['error'],
}

export const LoadsAgainAfterAnError: Story = {
  ...screen(
    '/my',
    { as: personas.harbour, network: { faults: [{ call: 'jobs/my', kind: 'error-500', times: null }] } },
    loadsAgain('We couldn’t load your jobs.', async (canvas) => expect(await rows(canvas)).toHaveLength(10)),
  ),
  name: 'Loads again after an error',
  tags: ['behaviour'],
}

export const Offline: Story = {
  ...screen(
    '/my',
    { as: personas.harbour, network: { faults: [{ call: 'jobs/my', kind: 'network', times: null }] } },
    saysOffline('We couldn’t load your jobs.'),
  ),
  tags: ['offline'],
}

export const Dark: Story = {
  ...screen(
    '/my',
    { as: personas.harbour },
    { globals: { theme: 'dark' }, play: async ({ canvas }) => void (await rows(canvas)) },
  ),
  tags: ['full'],
}

export const Narrow: Story = {
  ...screen(
    '/my',
    { as: personas.harbour },
    {
      globals: narrow,
      play: async ({ canvas }) => {
        const list = within(await canvas.findByRole('list', { name: 'My jobs' }))
        await expect(list.getAllByRole('button', { name: /^Actions for / })).toHaveLength(10)
        await noSidewaysScroll()
      },
    },
  ),
  tags: ['full'],
}
