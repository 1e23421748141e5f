import { expect, screen as page, within } from 'storybook/test'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { decideTransfer } from '../../mocks/services/feature-payments.ts'
import { noSidewaysScroll } from '../support/flow.ts'
import { says, saysOffline } from '../support/plays.ts'
import {
  type Canvas,
  dark,
  failing,
  type Meta,
  type Play,
  narrow,
  offline,
  type Story,
  unanswered,
} from '../support/story.ts'
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
    await expect(canvas.getByText(/3 times more visibility/)).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^Bank transfer/ })).toBeChecked()
    await expect(await canvas.findByText('XX82 TIDE 0000 4177 2693 00')).toBeVisible()
    for (const name of ['account holder', 'name of the bank', 'IBAN', 'account number', 'SWIFT code']) {
      await expect(canvas.getByRole('button', { name: `Copy the ${name}` })).toBeVisible()
    }
    const steps = await next(canvas)
    await expect(steps).toHaveLength(4)
    await expect(steps[2]).toContain('we’ll feature the job for 30 days')
  },
}

export const BankDark: Story = {
  name: 'Bank transfer, dark',
  tags: ['full'],
  globals: dark,
  play: async ({ canvas }) => void (await canvas.findByText('TIDEXX22')),
}

export const BankNarrow: Story = {
  name: 'Bank transfer, narrow',
  tags: ['full'],
  globals: narrow,
  play: async ({ canvas }) => {
    await canvas.findByText('TIDEXX22')
    await noSidewaysScroll()
  },
}

export const Card: Story = {
  tags: ['full'],
  parameters: { at: paymentPage(plain, 'card') },
  play: async ({ canvas }) => {
    await order(canvas)
    await expect(await canvas.findByRole('radio', { name: /^Card/ })).toBeChecked()
    await inShadow('.__PrivateStripeElement', '.fields')
    await expect(await next(canvas)).toHaveLength(3)
  },
}

export const CardDarkNarrow: Story = {
  name: 'Card, dark and narrow',
  tags: ['full'],
  parameters: { at: paymentPage(plain, 'card') },
  globals: { ...dark, ...narrow },
  play: async () => {
    await inShadow('.__PrivateStripeElement', '.fields')
    await noSidewaysScroll()
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
    await expect(await standing(canvas, 'Pay by bank transfer')).toBeVisible()
    await expect(canvas.getByText('Card payments are not available here.')).toBeVisible()
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

export const InReviewDarkNarrow: Story = {
  name: 'Receipt in review, dark and narrow',
  tags: ['state'],
  parameters: { at: paymentPage(jobs.paymentPending) },
  globals: { ...dark, ...narrow },
  play: async ({ canvas }) => {
    await standing(canvas, 'We are checking your receipt.')
    await noSidewaysScroll()
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
    await expect(canvas.getByRole('link', { name: 'See job' })).toHaveAttribute(
      'href',
      `/jobs/${jobs.featured}`,
    )
  },
}

export const FeaturedDark: Story = {
  name: 'Featured, dark',
  tags: ['state'],
  parameters: { at: paymentPage(jobs.featured) },
  globals: dark,
  play: async ({ canvas }) => void (await standing(canvas, /^This job is featured\./)),
}

/** After its 30 days the job can be featured again (rules 23). */
export const FeaturedBefore: Story = {
  name: 'Featuring expired',
  tags: ['state'],
  parameters: { at: paymentPage(jobs.featuredBefore) },
  play: async ({ canvas }) => void (await order(canvas)),
}

/** Featuring is paid for, but the job is still in review (rules 23). */
export const PaidAhead: Story = {
  name: 'Paid before approval',
  tags: ['state'],
  parameters: { at: paymentPage(jobs.pendingPaid) },
  globals: narrow,
  play: async ({ canvas }) => {
    await expect(await standing(canvas, 'Your payment has arrived.')).toBeVisible()
    const way = within(canvas.getByRole('list', { name: 'Payment progress' }))
    await expect(way.getAllByRole('listitem')[1]).toHaveTextContent(/^Job approved, current/)
    await noSidewaysScroll()
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
  globals: dark,
  play: says(/is paused, so it doesn’t appear in the lists/),
}

/** The longest title that a job can have. */
export const LongText: Story = {
  name: 'Long text',
  tags: ['long-text'],
  parameters: { at: paymentPage(1), as: extremes.company, scenario: 'extremes' },
  globals: narrow,
  play: async ({ canvas }) => {
    await order(canvas)
    await noSidewaysScroll()
  },
}

export const OtherScriptNarrow: Story = {
  name: 'Other script, narrow',
  tags: ['other-script'],
  parameters: {
    prepare: ({ tx }) => {
      tx.jobs.patch(plain, { title: `${tx.jobs.need(jobs.otherScript).title} `.repeat(5).trim() })
    },
  },
  globals: narrow,
  play: async ({ canvas }) => {
    await order(canvas)
    await noSidewaysScroll()
  },
}

export const Loading: Story = {
  tags: ['loading'],
  parameters: unanswered('jobs/fetch-single'),
  play: async ({ canvas }) => void (await canvas.findByText('Loading the order…')),
}

export const LoadingNarrow: Story = {
  name: 'Loading, dark and narrow',
  tags: ['loading'],
  parameters: unanswered('payments/my'),
  globals: { ...dark, ...narrow },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the order…')
    await noSidewaysScroll()
  },
}

export const LoadingBank: Story = {
  name: 'Loading the bank details',
  tags: ['loading'],
  parameters: unanswered('fetch-bank'),
  play: async ({ canvas }) => void (await canvas.findByText('Loading the bank details…')),
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
  globals: dark,
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Try again' })),
}

export const Visitor: Story = {
  tags: ['not-allowed'],
  parameters: { at: paymentPage(jobs.open), as: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Log in with a recruiter account to feature a job.')).toBeVisible()
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Login' })).toBeVisible()
  },
}

export const JobSeeker: Story = {
  name: 'Job seeker',
  tags: ['not-allowed'],
  parameters: { at: paymentPage(jobs.open), as: personas.ada },
  globals: dark,
  play: says('You’re logged in with a job seeker account.'),
}

export const OthersJob: Story = {
  name: 'Job of another company',
  tags: ['not-allowed'],
  parameters: { at: paymentPage(jobs.open), as: personas.smallShop },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'This isn’t one of your jobs.' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See job' })).toBeVisible()
  },
}

const expectMissing =
  (name: string): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.queryByText('Error')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Go to my jobs' })).toBeVisible()
  }

export const OthersPendingJob: Story = {
  name: 'Pending job of another company',
  tags: ['not-allowed'],
  parameters: { at: paymentPage(jobs.smallShop) },
  play: expectMissing('Job not found.'),
}

export const Deleted: Story = {
  name: 'Deleted job',
  tags: ['state'],
  parameters: { at: paymentPage(jobs.removed) },
  play: expectMissing('This job was deleted.'),
}

export const NotFound: Story = {
  name: 'Not found',
  tags: ['state'],
  parameters: { at: paymentPage('lighthouse') },
  globals: narrow,
  play: expectMissing('Job not found.'),
}
