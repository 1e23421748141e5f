import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { messages, noAlert, noSidewaysScroll } from '../support/flow.ts'
import { arabicTitle } from '../support/other-script.ts'
import { loadsAgain, says, saysLoading, saysOffline } from '../support/plays.ts'
import { type Canvas, narrow, screen } from '../support/screen.tsx'

const meta = { title: 'Screens/My applications' } satisfies Meta

export default meta
type Story = StoryObj

const address = '/my-applied'

/** Waits until the table has this number of rows, not counting the header. */
async function rows(canvas: Canvas, count: number) {
  await waitFor(() => {
    const table = within(canvas.getByRole('table', { name: 'Applications' }))
    return expect(table.getAllByRole('row')).toHaveLength(count + 1)
  })
}

export const Full: Story = {
  name: 'Full',
  tags: ['full'],
  ...screen(
    address,
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        await rows(canvas, 10)
        await expect(canvas.getByText('11 applications')).toBeVisible()
        await expect(canvas.getByRole('link', { name: 'Service designer' })).toHaveAttribute(
          'href',
          expect.stringMatching(/^\/application\/\d+$/),
        )
        await expect(canvas.getByRole('link', { name: 'See job: Service designer' })).toHaveAttribute(
          'href',
          expect.stringMatching(/^\/jobs\/\d+$/),
        )
        await expect(canvas.getByText('Accepted')).toBeVisible()
      },
    },
  ),
}

export const Dark: Story = {
  name: 'Dark',
  tags: ['state'],
  ...screen(address, { as: personas.ada }, { globals: { theme: 'dark' } }),
}

/** On a phone each row is a card with labelled lines. */
export const Narrow: Story = {
  name: 'Narrow',
  tags: ['state'],
  ...screen(
    address,
    { as: personas.ada },
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await rows(canvas, 10)
        await noSidewaysScroll()
      },
    },
  ),
}

export const LongTexts: Story = {
  name: 'Long text',
  tags: ['long-text'],
  ...screen(
    address,
    { scenario: 'extremes', as: extremes.person },
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await canvas.findAllByRole('rowheader')
        await noSidewaysScroll()
      },
    },
  ),
}

export const OtherScript: Story = {
  name: 'Other script',
  tags: ['other-script'],
  ...screen(
    address,
    {
      as: personas.rightToLeft,
      prepare: (world) =>
        world.mutate(({ tx }) => {
          const [first] = tx.applications.by('account_id', personas.rightToLeft)
          if (first) tx.applications.patch(first.id, { job_id: jobs.otherScript })
        }),
    },
    says(arabicTitle),
  ),
}

export const SecondPage: Story = {
  name: 'Second page',
  tags: ['state'],
  ...screen(
    `${address}?page=2`,
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        await rows(canvas, 1)
        const pages = canvas.getByRole('navigation', { name: 'Pages of applications' })
        const current = within(pages).getAllByRole('link', { current: 'page' })
        await expect(current.map((link) => link.textContent)).toEqual(['2'])
      },
    },
  ),
}

/** The heading of the new page takes focus. */
export const Pagination: Story = {
  name: 'Opens the next page',
  tags: ['behaviour'],
  ...screen(
    address,
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        await rows(canvas, 10)
        await userEvent.click(canvas.getByRole('link', { name: 'Next page, page 2' }))
        await rows(canvas, 1)
        await expect(canvas.getByRole('heading', { name: 'Applications, page 2' })).toHaveFocus()
      },
    },
  ),
}

export const PageOutOfRange: Story = {
  name: 'Opens the first page from an empty one',
  tags: ['behaviour'],
  ...screen(
    `${address}?page=9`,
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('This page is empty.')).toBeVisible()
        await userEvent.click(canvas.getByRole('link', { name: 'Go to the first page' }))
        await rows(canvas, 10)
      },
    },
  ),
}

/** The text reaches the URL when typing pauses, and the number of results is announced once. */
export const Searching: Story = {
  name: 'Searches while typing',
  tags: ['behaviour'],
  ...screen(
    address,
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        await rows(canvas, 10)
        await userEvent.type(
          canvas.getByRole('searchbox', { name: 'Search by job or company' }),
          'ledgerfern ',
        )
        await rows(canvas, 2)
        await waitFor(() => expect(page.getAllByText('2 applications for “ledgerfern”')).toHaveLength(2))
        await expect(canvas.getByRole('searchbox')).toHaveValue('ledgerfern ')
      },
    },
  ),
}

export const NoResults: Story = {
  name: 'Clears a search without results',
  tags: ['behaviour'],
  ...screen(
    `${address}?search=astronaut`,
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('No applications match “astronaut”.')).toBeVisible()
        await userEvent.click(canvas.getByRole('button', { name: 'Show all applications' }))
        await rows(canvas, 10)
        await expect(canvas.getByRole('searchbox')).toHaveValue('')
      },
    },
  ),
}

export const Empty: Story = {
  name: 'Empty',
  tags: ['empty'],
  ...screen(
    address,
    { as: personas.newcomer },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('No applications yet.')).toBeVisible()
        await expect(canvas.getByRole('link', { name: 'Search jobs' })).toHaveAttribute('href', '/search')
      },
    },
  ),
}

export const Loading: Story = {
  name: 'Loading',
  tags: ['loading'],
  ...screen(
    address,
    { as: personas.ada, network: { slow: { 'jobs/my-applications': 'endless' } } },
    saysLoading('Loading your applications…'),
  ),
}

export const ServerError: Story = {
  name: 'Retries after a server error',
  tags: ['behaviour'],
  ...screen(
    address,
    {
      as: personas.ada,
      network: { faults: [{ call: 'jobs/my-applications', kind: 'error-500', times: null }] },
    },
    loadsAgain('We couldn’t load your applications.', (canvas) => rows(canvas, 10)),
  ),
}

export const Offline: Story = {
  name: 'Offline',
  tags: ['offline'],
  ...screen(
    address,
    {
      as: personas.ada,
      network: { faults: [{ call: 'jobs/my-applications', kind: 'network', times: null }] },
    },
    saysOffline('We couldn’t load your applications.'),
  ),
}

/** A failed refresh keeps the rows, is announced, and offers a retry (rules 37). */
export const RefreshFailed: Story = {
  name: 'Refresh failed',
  tags: ['error'],
  ...screen(
    address,
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        await rows(canvas, 10)
        runtime.options = {
          ...runtime.options,
          faults: [{ call: 'jobs/my-applications', kind: 'network', times: null }],
        }
        // The data is stale after a second, so returning to the tab refetches it.
        const { now } = Date
        Date.now = () => now() + 2_000
        window.dispatchEvent(new Event('visibilitychange'))
        await waitFor(() => expect(messages().getByText(/^We couldn’t refresh this page, so/)).toBeVisible())
        Date.now = now
        await rows(canvas, 10)
      },
    },
  ),
}

export const Visitor: Story = {
  name: 'Visitor',
  tags: ['not-allowed'],
  ...screen(address, {}, says('Log in with a job seeker account to see your applications.')),
}

export const WrongRole: Story = {
  name: 'Wrong role',
  tags: ['not-allowed'],
  ...screen(
    address,
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('You’re logged in with a recruiter account.')).toBeVisible()
        await noAlert()
      },
    },
  ),
}
