import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { noSidewaysScroll, opened, tryAgain } from '../support/flow.ts'
import { narrow, screen } from '../support/screen.tsx'
import { broken } from '../support/profile.ts'

const meta = { title: 'Screens/Profile/Payments' } satisfies Meta

export default meta
type Story = StoryObj

export const Payments: Story = {
  name: 'Payments',
  tags: ['full'],
  ...screen(
    '/profile/payments',
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        const table = within(await canvas.findByRole('table', { name: 'Payments' }))
        await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
          'Method',
          'Status',
          'Amount',
          'Payment for',
          'Date & time',
        ])
        await expect(table.getAllByText(/^\$\d/).length).toBeGreaterThan(0)
      },
    },
  ),
}

export const PaymentsNarrow: Story = {
  name: 'Payments, narrow',
  tags: ['state'],
  ...screen(
    '/profile/payments',
    { as: personas.harbour },
    {
      globals: { ...narrow, theme: 'dark' },
      play: async ({ canvas }) => {
        await canvas.findByRole('table', { name: 'Payments' })
        await noSidewaysScroll()
      },
    },
  ),
}

/** The page is in the URL, and the heading of the new page takes focus. */
export const PaymentsPages: Story = {
  name: 'Opens the next page of payments',
  tags: ['behaviour'],
  ...screen(
    '/profile/payments?page=2',
    {
      as: personas.harbour,
      prepare: async (world) => {
        await world.mutate(({ tx }) => {
          const [sample] = tx.payments.by('account_id', personas.harbour)
          if (!sample) throw new Error('Harbour has payments.')
          const { id: _id, ...rest } = sample
          for (let amount = 1; amount <= 25; amount += 1) {
            tx.payments.insert({ ...rest, method: 'other', status: 'failed', intent_id: null, amount })
          }
        })
      },
    },
    {
      play: async ({ canvas }) => {
        const pages = within(await canvas.findByRole('navigation', { name: 'Pages of payments' }))
        await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
        const before = canvas.getByRole('table').textContent
        await userEvent.click(pages.getByRole('link', { name: /^Next page/ }))
        await waitFor(() =>
          expect(canvas.getByRole('heading', { name: 'All payments, page 3' })).toHaveFocus(),
        )
        // The old rows are dimmed until the new ones arrive.
        await waitFor(() => expect(canvas.getByRole('table').textContent).not.toBe(before))
        const list = canvas.getByRole('table').parentElement?.parentElement
        await waitFor(() => expect(list && getComputedStyle(list).opacity).toBe('1'))
      },
    },
  ),
}

export const PaymentsEmpty: Story = {
  name: 'Payments, empty',
  tags: ['empty'],
  ...screen(
    '/profile/payments',
    { as: personas.smallShop },
    { play: async ({ canvas }) => void (await canvas.findByText('No payments yet.')) },
  ),
}

export const PaymentsLoading: Story = {
  name: 'Payments, loading',
  tags: ['loading'],
  ...screen(
    '/profile/payments',
    { as: personas.harbour, network: { slow: { 'payments/my': 'endless' } } },
    { play: async ({ canvas }) => void (await canvas.findByText('Loading your payments…')) },
  ),
}

export const PaymentsOffline: Story = {
  name: 'Payments, offline',
  tags: ['offline'],
  ...screen(
    '/profile/payments',
    { as: personas.harbour, network: broken('payments/my', 'network') },
    {
      play: async ({ canvas }) => void (await canvas.findByText('We couldn’t load your payments.')),
    },
  ),
}

export const PaymentsAfterBeingOffline: Story = {
  ...PaymentsOffline,
  name: 'Payments, recovers after being offline',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByText('We couldn’t load your payments.')
    await tryAgain(canvas)
    await canvas.findByRole('table', { name: 'Payments' })
  },
}

export const PaymentsForAJobSeeker: Story = {
  name: 'Payments, wrong role',
  tags: ['not-allowed'],
  ...screen(
    '/profile/payments',
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        await canvas.findByText('You’re logged in with a job seeker account.')
        await expect(canvas.getByText('Log in with a recruiter account to see payments.')).toBeVisible()
      },
    },
  ),
}

/** The number of a receipt opens its file, which can be downloaded or opened in a new tab. */
export const Receipts: Story = {
  name: 'Opens a receipt',
  tags: ['behaviour'],
  ...screen(
    '/profile/receipts',
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        const table = within(await canvas.findByRole('table', { name: 'Receipts' }))
        await expect(table.getAllByText('feature job').length).toBeGreaterThan(0)
        const [opener] = table.getAllByRole('link', { name: /open the receipt$/ })
        if (!opener) throw new Error('Harbour has receipts.')
        await userEvent.click(opener)
        const look = await opened('dialog', /^Receipt \d/)
        await expect(await look.findByRole('button', { name: 'Download' })).toBeVisible()
        await expect(look.getByRole('button', { name: 'Open in a new tab' })).toBeVisible()
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(opener).toHaveFocus())
      },
    },
  ),
}

/** A file that cannot be loaded is reported in place. */
export const ReceiptLost: Story = {
  name: 'Receipt missing',
  tags: ['error'],
  ...screen(
    '/profile/receipts',
    {
      as: personas.harbour,
      prepare: async (world) => {
        await world.mutate(({ tx }) => {
          for (const { id } of tx.receipts.by('account_id', personas.harbour))
            tx.receipts.patch(id, { path: '/storage/gone.pdf' })
        })
      },
    },
    {
      play: async ({ canvas }) => {
        const [opener] = await canvas.findAllByRole('link', { name: /open the receipt$/ })
        if (!opener) throw new Error('Harbour has receipts.')
        await userEvent.click(opener)
        await expect(await page.findByText('We couldn’t load this receipt.')).toBeVisible()
      },
    },
  ),
}

export const ReceiptsEmpty: Story = {
  name: 'Receipts, empty',
  tags: ['empty'],
  ...screen(
    '/profile/receipts',
    { as: personas.smallShop },
    { play: async ({ canvas }) => void (await canvas.findByText('No receipts yet.')) },
  ),
}

export const ReceiptsNarrow: Story = {
  name: 'Receipts',
  tags: ['full'],
  ...screen(
    '/profile/receipts',
    { as: personas.harbour },
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await canvas.findByRole('table', { name: 'Receipts' })
        await noSidewaysScroll()
      },
    },
  ),
}

export const ReceiptsForAJobSeeker: Story = {
  name: 'Receipts, wrong role',
  tags: ['not-allowed'],
  ...screen(
    '/profile/receipts',
    { as: personas.ada },
    {
      play: async ({ canvas }) =>
        void (await canvas.findByText('Log in with a recruiter account to see receipts.')),
    },
  ),
}
