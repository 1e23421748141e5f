import { expect, screen as page, userEvent, within } from 'storybook/test'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { says, saysLoading } from '../support/plays.ts'
import { type Meta, offline, type Story, unanswered } from '../support/story.ts'

export default {
  title: 'Screens/Profile/Payments',
  parameters: { at: '/profile/payments', as: personas.harbour },
} satisfies Meta

export const Payments: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Payments' }))
    await expect(table.getAllByText(/^\$\d/).length).toBeGreaterThan(0)
  },
}

export const PaymentsEmpty: Story = {
  name: 'Payments, empty',
  tags: ['empty'],
  parameters: { as: personas.smallShop },
  play: says('No payments yet.'),
}

export const PaymentsLoading: Story = {
  name: 'Payments, loading',
  tags: ['loading'],
  parameters: unanswered('payments/my'),
  play: saysLoading('Loading your payments…'),
}

export const PaymentsOffline: Story = {
  name: 'Payments, offline',
  tags: ['offline'],
  parameters: offline('payments/my'),
  play: says('We couldn’t load your payments.'),
}

export const PaymentsLongText: Story = {
  name: 'Payments, long text',
  tags: ['long-text'],
  parameters: { as: extremes.company, scenario: 'extremes' },
}

export const PaymentsOtherScript: Story = {
  name: 'Payments, other script',
  tags: ['other-script'],
  parameters: {
    prepare: ({ tx }) => {
      tx.jobs.patch(jobs.otherScript, { account_id: personas.harbour })
      for (const { id } of tx.payments.by('account_id', personas.harbour))
        tx.payments.patch(id, { job_id: jobs.otherScript })
    },
  },
  play: async ({ canvas }) => void (await canvas.findAllByRole('link', { name: /\p{Script=Arabic}/u })),
}

export const PaymentsForAJobSeeker: Story = {
  name: 'Payments, wrong role',
  tags: ['not-allowed'],
  parameters: { as: personas.ada },
  play: says('Log in with a recruiter account to see payments.'),
}

/** A file that cannot be loaded is reported in place. */
export const ReceiptLost: Story = {
  name: 'Receipt missing',
  tags: ['error'],
  parameters: {
    at: '/profile/receipts',
    prepare: ({ tx }) => {
      for (const { id } of tx.receipts.by('account_id', personas.harbour))
        tx.receipts.patch(id, { path: '/storage/gone.pdf' })
    },
  },
  play: async ({ canvas }) => {
    const [opener] = await canvas.findAllByRole('link', { name: /open the receipt$/ })
    if (!opener) throw new Error('Harbour has receipts.')
    await userEvent.click(opener)
    await expect(await page.findByText('We couldn’t load this receipt.')).toBeVisible()
  },
}

export const ReceiptsEmpty: Story = {
  name: 'Receipts, empty',
  tags: ['empty'],
  parameters: { at: '/profile/receipts', as: personas.smallShop },
  play: says('No receipts yet.'),
}

export const ReceiptList: Story = {
  name: 'Receipts',
  tags: ['full'],
  parameters: { at: '/profile/receipts' },
  play: async ({ canvas }) => void (await canvas.findByRole('table', { name: 'Receipts' })),
}

export const ReceiptsForAJobSeeker: Story = {
  tags: ['not-allowed'],
  parameters: { at: '/profile/receipts', as: personas.ada },
  play: says('Log in with a recruiter account to see receipts.'),
}
