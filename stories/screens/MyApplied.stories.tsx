import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { extremes, personas } from '../../mocks/scenarios/personas.ts'
import { noAlert, noSidewaysScroll } from '../support/flow.ts'
import { loadsAgain, says, saysLoading, saysOffline } from '../support/plays.ts'
import { type Canvas, narrow, screen } from '../support/screen.tsx'

const meta = { title: 'Screens/My applications' } satisfies Meta

export default meta
type Story = StoryObj

const address = '/my-applied'

/** Waits until the table has so many rows, not counting its head. */
async function rows(canvas: Canvas, count: number) {
  await waitFor(
    () => {
      const table = within(canvas.getByRole('table', { name: 'Applications' }))
      return expect(table.getAllByRole('row')).toHaveLength(count + 1)
    },
    { timeout: 5000 },
  )
}

export const Full: Story = screen(
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
)

export const Dark: Story = screen(address, { as: personas.ada }, { globals: { theme: 'dark' } })

/** On a phone each row is a card with labelled lines. */
export const Narrow: Story = screen(
  address,
  { as: personas.ada },
  {
    globals: narrow,
    play: async ({ canvas }) => {
      await rows(canvas, 10)
      await noSidewaysScroll()
    },
  },
)

export const LongTexts: Story = screen(
  address,
  { scenario: 'extremes', as: extremes.person },
  {
    globals: narrow,
    play: async ({ canvas }) => {
      await canvas.findAllByRole('rowheader', {}, { timeout: 5000 })
      await noSidewaysScroll()
    },
  },
)

export const SecondPage: Story = screen(
  `${address}?page=2`,
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      await rows(canvas, 1)
    },
  },
)

/** A turned page: its heading takes the focus. */
export const Pagination: Story = screen(
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
)

export const PageOutOfRange: Story = screen(
  `${address}?page=9`,
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('This page is empty.')).toBeVisible()
      await userEvent.click(canvas.getByRole('link', { name: 'Go to the first page' }))
      await rows(canvas, 10)
    },
  },
)

/** What is typed reaches the address when typing pauses; how many were found is said once. */
export const Searching: Story = screen(
  address,
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      await rows(canvas, 10)
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by job or company' }), 'ledgerfern ')
      await rows(canvas, 2)
      await waitFor(() => expect(page.getAllByText('2 applications for “ledgerfern”')).toHaveLength(2))
      await expect(canvas.getByRole('searchbox')).toHaveValue('ledgerfern ')
    },
  },
)

export const NoResults: Story = screen(
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
)

export const Empty: Story = screen(
  address,
  { as: personas.newcomer },
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('No applications yet.')).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Search jobs' })).toHaveAttribute('href', '/search')
    },
  },
)

export const Loading: Story = screen(
  address,
  { as: personas.ada, network: { slow: { 'jobs/my-applications': 'endless' } } },
  saysLoading('Loading your applications…'),
)

export const ServerError: Story = screen(
  address,
  {
    as: personas.ada,
    network: { faults: [{ call: 'jobs/my-applications', kind: 'error-500', times: null }] },
  },
  loadsAgain('We couldn’t load your applications.', (canvas) => rows(canvas, 10)),
)

export const Offline: Story = screen(
  address,
  { as: personas.ada, network: { faults: [{ call: 'jobs/my-applications', kind: 'network', times: null }] } },
  saysOffline('We couldn’t load your applications.'),
)

export const Visitor: Story = screen(
  address,
  {},
  says('Log in with a job seeker account to see your applications.'),
)

export const WrongRole: Story = screen(
  address,
  { as: personas.harbour },
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('You’re logged in with a recruiter account.')).toBeVisible()
      await noAlert()
    },
  },
)
