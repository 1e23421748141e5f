import { expect, userEvent, waitFor, within } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { opened, tryAgain } from '../support/flow.ts'
import { type Meta, offline, type Story } from '../support/story.ts'

export default {
  title: 'Screens/Profile/Payments',
  tags: ['behaviour', '!dev'],
  parameters: { as: personas.harbour },
} satisfies Meta

/** The page is in the URL, and the heading of the new page takes focus. */
export const PaymentsPages: Story = {
  name: 'Opens the next page of payments',
  parameters: {
    at: '/profile/payments?page=2',
    prepare: ({ tx }) => {
      const [sample] = tx.payments.by('account_id', personas.harbour)
      if (!sample) throw new Error('Harbour has payments.')
      const { id: _id, ...rest } = sample
      for (let amount = 1; amount <= 25; amount += 1) {
        tx.payments.insert({ ...rest, method: 'other', status: 'failed', intent_id: null, amount })
      }
    },
  },
  play: async ({ canvas }) => {
    const pages = within(await canvas.findByRole('navigation', { name: 'Pages of payments' }))
    await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    const before = canvas.getByRole('table').textContent
    await userEvent.click(pages.getByRole('link', { name: /^Next page/ }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'All payments, page 3' })).toHaveFocus())
    // The old rows are dimmed until the new ones arrive.
    await waitFor(() => expect(canvas.getByRole('table').textContent).not.toBe(before))
    const list = canvas.getByRole('table').parentElement?.parentElement
    await waitFor(() => expect(list && getComputedStyle(list).opacity).toBe('1'))
  },
}

export const PaymentsAfterBeingOffline: Story = {
  name: 'Payments, recovers after being offline',
  parameters: { at: '/profile/payments', ...offline('payments/my') },
  play: async ({ canvas }) => {
    await canvas.findByText('We couldn’t load your payments.')
    await tryAgain(canvas)
    await canvas.findByRole('table', { name: 'Payments' })
  },
}

/** The number of a receipt opens its file, which can be downloaded or opened in a new tab. */
export const Receipts: Story = {
  name: 'Opens a receipt',
  parameters: { at: '/profile/receipts' },
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
}
