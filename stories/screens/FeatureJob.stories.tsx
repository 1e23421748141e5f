import { expect, within } from 'storybook/test'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { decideTransfer } from '../../mocks/services/feature-payments.ts'
import { says, saysOffline, saysLoading } from '../support/plays.ts'
import { type Canvas, failing, type Meta, offline, type Story, unanswered } from '../support/story.ts'
import { inShadow } from '../support/shadow.ts'
import { order, paymentPage, plain, standing } from '../support/feature-job.ts'

export default {
  title: 'Screens/Feature a job/States',
  parameters: { at: paymentPage(plain), as: personas.harbour },
} satisfies Meta

const next = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'What happens next' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

/** The order, the bank details with copy buttons, and the next steps. */
export const Bank: Story = {
  name: 'Bank transfer',
  tags: ['full'],
  play: async ({ canvas }) => {
    await expect(await order(canvas)).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^Bank transfer/ })).toBeChecked()
    await expect(await canvas.findByText('XX82 TIDE 0000 4177 2693 00')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Copy the / })).toHaveLength(5)
    const steps = await next(canvas)
    await expect(steps).toHaveLength(4)
    await expect(steps[2]).toContain('we’ll feature the job for 30 days')
  },
}

export const Card: Story = {
  tags: ['full'],
  parameters: { at: paymentPage(plain, 'card') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^Card/ })).toBeChecked()
    await inShadow('.__PrivateStripeElement', '.fields')
    await expect(await next(canvas)).toHaveLength(3)
  },
}

/** Without a key in the settings only bank transfer is available, whatever the URL says (rules 25). */
export const OnlyBank: Story = {
  name: 'Card payments unavailable',
  tags: ['state'],
  parameters: {
    at: paymentPage(plain, 'card'),
    prepare: ({ tx }) => void tx.settings.patch(1, { stripe_pk: null }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Card payments are not available here.')).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
    await expect(await canvas.findByText('TIDEXX22')).toBeVisible()
  },
}

/** While a receipt is being checked, there is nothing more to pay. */
export const InReview: Story = {
  name: 'Receipt in review',
  tags: ['state'],
  parameters: { at: paymentPage(jobs.paymentPending) },
  play: async ({ canvas }) => {
    await expect(await standing(canvas, 'We are checking your receipt.')).toBeVisible()
    const way = within(canvas.getByRole('list', { name: 'Payment progress' }))
    await expect(way.getAllByRole('listitem')[1]).toHaveTextContent(/^Receipt check, current/)
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
}

/** The page reports the missing transfer and offers to pay again (rules 24). */
export const TransferNotFound: Story = {
  name: 'Transfer not found',
  tags: ['state'],
  parameters: {
    at: paymentPage(jobs.paymentPending),
    prepare: (context) => {
      for (const payment of context.tx.payments.by('job_id', jobs.paymentPending)) {
        decideTransfer(context, payment, 'rejected')
      }
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t find your transfer.')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^Card/ })).toBeVisible()
  },
}

export const Featured: Story = {
  tags: ['state'],
  parameters: { at: paymentPage(jobs.featured) },
  play: async ({ canvas }) => {
    await expect(await standing(canvas, /^This job is featured\./)).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
}

/** Featuring is paid for, but the job is still in review (rules 23). */
export const PaidAhead: Story = {
  name: 'Paid before approval',
  tags: ['state'],
  parameters: { at: paymentPage(jobs.pendingPaid) },
  play: async ({ canvas }) => {
    await expect(await standing(canvas, 'Your payment has arrived.')).toBeVisible()
    const way = within(canvas.getByRole('list', { name: 'Payment progress' }))
    await expect(way.getAllByRole('listitem')[1]).toHaveTextContent(/^Job approved, current/)
  },
}

export const Pending: Story = {
  name: 'Pending job',
  tags: ['state'],
  parameters: { at: paymentPage(jobs.pending) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/waiting for review\. Its 30 days start/)).toBeVisible()
    await expect((await next(canvas))[2]).toContain('and approve the job')
  },
}

export const Cancelled: Story = {
  name: 'Job not approved',
  tags: ['state'],
  parameters: { at: paymentPage(jobs.cancelled) },
  play: says(/^This job was not approved, and nobody/),
}

export const Paused: Story = {
  name: 'Paused job',
  tags: ['state'],
  parameters: { at: paymentPage(jobs.closed) },
  play: says(/is paused, so it doesn’t appear in the lists/),
}

/** The longest title that a job can have. */
export const LongText: Story = {
  name: 'Long text',
  tags: ['long-text'],
  parameters: { at: paymentPage(1), as: extremes.company, scenario: 'extremes' },
  play: async ({ canvas }) => void (await order(canvas)),
}

export const OtherScript: Story = {
  name: 'Other script',
  tags: ['other-script'],
  parameters: {
    prepare: ({ tx }) => {
      tx.jobs.patch(plain, { title: `${tx.jobs.need(jobs.otherScript).title} `.repeat(5).trim() })
    },
  },
  play: async ({ canvas }) => void (await order(canvas)),
}

export const Loading: Story = {
  tags: ['loading'],
  parameters: unanswered('jobs/fetch-single'),
  play: saysLoading('Loading the order…'),
}

export const LoadingBank: Story = {
  name: 'Loading the bank details',
  tags: ['loading'],
  parameters: unanswered('fetch-bank'),
  play: saysLoading('Loading the bank details…'),
}

export const Offline: Story = {
  tags: ['offline'],
  parameters: offline('jobs/fetch-single'),
  play: saysOffline('We couldn’t load the order.'),
}

export const ServerError: Story = {
  name: 'Error',
  tags: ['error'],
  parameters: failing('jobs/fetch-single'),
  play: says('We couldn’t load the order.'),
}

export const Visitor: Story = {
  tags: ['not-allowed'],
  parameters: { at: paymentPage(jobs.open), as: 'visitor' },
  play: says('Log in with a recruiter account to feature a job.'),
}

export const OthersJob: Story = {
  name: 'Job of another company',
  tags: ['not-allowed'],
  parameters: { at: paymentPage(jobs.open), as: personas.smallShop },
  play: says('This isn’t one of your jobs.'),
}

export const Deleted: Story = {
  name: 'Deleted job',
  tags: ['state'],
  parameters: { at: paymentPage(jobs.removed) },
  play: says('This job was deleted.'),
}

export const NotFound: Story = {
  name: 'Not found',
  tags: ['state'],
  parameters: { at: paymentPage('lighthouse') },
  play: says('Job not found.'),
}
