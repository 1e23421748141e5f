import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { calmNetwork } from '../../mocks/engine/network/network.ts'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { decideTransfer } from '../../mocks/services/feature-payments.ts'
import { runtime } from '../support/backend.ts'
import { arrive, noSidewaysScroll, press } from '../support/flow.ts'
import { saysOffline } from '../support/plays.ts'
import { type Canvas, narrow, screen } from '../support/screen.tsx'
import { inShadow } from '../support/shadow.ts'
import { at, dark, order, owned, plain, standing } from '../support/feature-job.ts'

const meta = { title: 'Screens/Feature a job/States' } satisfies Meta

export default meta
type Story = StoryObj

const next = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'What happens next' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

/** The order, the bank details with copy buttons, and the next steps. */
export const Bank: Story = {
  ...owned(
    plain,
    {},
    {
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
    },
  ),
  name: 'Bank transfer',
  tags: ['full'],
}

export const BankDark: Story = {
  ...owned(
    plain,
    {},
    { globals: dark, play: async ({ canvas }) => void (await canvas.findByText('TIDEXX22')) },
  ),
  name: 'Bank transfer, dark',
  tags: ['full'],
}

export const BankNarrow: Story = {
  ...owned(
    plain,
    {},
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await canvas.findByText('TIDEXX22')
        await noSidewaysScroll()
      },
    },
  ),
  name: 'Bank transfer, narrow',
  tags: ['full'],
}

export const Card: Story = {
  ...owned(
    plain,
    {},
    {
      play: async ({ canvas }) => {
        await order(canvas)
        await expect(await canvas.findByRole('radio', { name: /^Card/ })).toBeChecked()
        await inShadow('.__PrivateStripeElement', '.fields')
        await expect(await next(canvas)).toHaveLength(3)
      },
    },
    'card',
  ),
  tags: ['full'],
}

export const CardDarkNarrow: Story = {
  ...owned(
    plain,
    {},
    {
      globals: { ...dark, ...narrow },
      play: async () => {
        await inShadow('.__PrivateStripeElement', '.fields')
        await noSidewaysScroll()
      },
    },
    'card',
  ),
  name: 'Card, dark and narrow',
  tags: ['full'],
}

/** Without a key in the settings only bank transfer is available, whatever the URL says (rules 25). */
export const OnlyBank: Story = {
  ...owned(
    plain,
    { prepare: (world) => world.mutate(({ tx }) => void tx.settings.patch(1, { stripe_pk: null })) },
    {
      play: async ({ canvas }) => {
        await expect(await standing(canvas, 'Pay by bank transfer')).toBeVisible()
        await expect(canvas.getByText('Card payments are not available here.')).toBeVisible()
        await expect(canvas.queryByRole('radio')).toBeNull()
        await expect(await canvas.findByText('TIDEXX22')).toBeVisible()
      },
    },
    'card',
  ),
  name: 'Card payments unavailable',
  tags: ['state'],
}

/** While a receipt is being checked, there is nothing more to pay. */
export const InReview: Story = {
  ...owned(
    jobs.paymentPending,
    {},
    {
      play: async ({ canvas }) => {
        await expect(await standing(canvas, 'We are checking your receipt.')).toBeVisible()
        const way = within(canvas.getByRole('list', { name: 'Payment progress' }))
        await expect(way.getAllByRole('listitem')[1]).toHaveTextContent(/^Receipt check, current/)
        await expect(canvas.queryByRole('radio')).toBeNull()
      },
    },
  ),
  name: 'Receipt in review',
  tags: ['state'],
}

export const InReviewDarkNarrow: Story = {
  ...owned(
    jobs.paymentPending,
    {},
    {
      globals: { ...dark, ...narrow },
      play: async ({ canvas }) => {
        await standing(canvas, 'We are checking your receipt.')
        await noSidewaysScroll()
      },
    },
  ),
  name: 'Receipt in review, dark and narrow',
  tags: ['state'],
}

/** The page reports the missing transfer and offers to pay again (rules 24). */
export const TransferNotFound: Story = {
  ...owned(
    jobs.paymentPending,
    {
      prepare: (world) =>
        world.mutate((context) => {
          for (const payment of context.tx.payments.by('job_id', jobs.paymentPending)) {
            decideTransfer(context, payment, 'rejected')
          }
        }),
    },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('We couldn’t find your transfer.')).toBeVisible()
        await expect(canvas.getByRole('radio', { name: /^Card/ })).toBeVisible()
      },
    },
  ),
  name: 'Transfer not found',
  tags: ['state'],
}

export const Featured: Story = {
  ...owned(
    jobs.featured,
    {},
    {
      play: async ({ canvas }) => {
        await expect(await standing(canvas, /^This job is featured\./)).toBeVisible()
        await expect(canvas.queryByRole('radio')).toBeNull()
        await expect(canvas.getByRole('link', { name: 'See job' })).toHaveAttribute(
          'href',
          `/jobs/${jobs.featured}`,
        )
      },
    },
  ),
  tags: ['state'],
}

export const FeaturedDark: Story = {
  ...owned(
    jobs.featured,
    {},
    { globals: dark, play: async ({ canvas }) => void (await standing(canvas, /^This job is featured\./)) },
  ),
  name: 'Featured, dark',
  tags: ['state'],
}

/** After its 30 days the job can be featured again (rules 23). */
export const FeaturedBefore: Story = {
  ...owned(jobs.featuredBefore, {}, { play: async ({ canvas }) => void (await order(canvas)) }),
  name: 'Featuring expired',
  tags: ['state'],
}

/** Featuring is paid for, but the job is still in review (rules 23). */
export const PaidAhead: Story = {
  ...owned(
    jobs.pendingPaid,
    {},
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await expect(await standing(canvas, 'Your payment has arrived.')).toBeVisible()
        const way = within(canvas.getByRole('list', { name: 'Payment progress' }))
        await expect(way.getAllByRole('listitem')[1]).toHaveTextContent(/^Job approved, current/)
        await noSidewaysScroll()
      },
    },
  ),
  name: 'Paid before approval',
  tags: ['state'],
}

export const Pending: Story = {
  ...owned(
    jobs.pending,
    {},
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(/waiting for review\. Its 30 days start/)).toBeVisible()
        await expect((await next(canvas))[2]).toContain('and approve the job')
      },
    },
  ),
  name: 'Pending job',
  tags: ['state'],
}

export const Cancelled: Story = {
  ...owned(
    jobs.cancelled,
    {},
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(/^This job was not approved, and nobody/)).toBeVisible()
      },
    },
  ),
  name: 'Job not approved',
  tags: ['state'],
}

export const Paused: Story = {
  ...owned(
    jobs.closed,
    {},
    {
      globals: dark,
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(/is paused, so it doesn’t appear in the lists/)).toBeVisible()
      },
    },
  ),
  name: 'Paused job',
  tags: ['state'],
}

/** The longest title that a job can have. */
export const LongText: Story = {
  ...owned(
    1,
    { scenario: 'extremes', as: extremes.company },
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await order(canvas)
        await noSidewaysScroll()
      },
    },
  ),
  name: 'Long text',
  tags: ['long-text'],
}

export const OtherScriptNarrow: Story = {
  ...owned(
    plain,
    {
      prepare: (world) =>
        world.mutate(({ tx }) => {
          tx.jobs.patch(plain, { title: `${tx.jobs.need(jobs.otherScript).title} `.repeat(5).trim() })
        }),
    },
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await order(canvas)
        await noSidewaysScroll()
      },
    },
  ),
  name: 'Other script, narrow',
  tags: ['other-script'],
}

export const Loading: Story = {
  ...owned(
    plain,
    { network: { slow: { 'jobs/fetch-single': 'endless' } } },
    { play: async ({ canvas }) => void (await canvas.findByText('Loading the order…')) },
  ),
  tags: ['loading'],
}

export const LoadingNarrow: Story = {
  ...owned(
    plain,
    { network: { slow: { 'payments/my': 'endless' } } },
    {
      globals: { ...dark, ...narrow },
      play: async ({ canvas }) => {
        await canvas.findByText('Loading the order…')
        await noSidewaysScroll()
      },
    },
  ),
  name: 'Loading, dark and narrow',
  tags: ['loading'],
}

export const LoadingBank: Story = {
  ...owned(
    plain,
    { network: { slow: { 'fetch-bank': 'endless' } } },
    { play: async ({ canvas }) => void (await canvas.findByText('Loading the bank details…')) },
  ),
  name: 'Loading the bank details',
  tags: ['loading'],
}

/** The account could not be loaded. After a retry the page's heading takes focus. */
export const AccountUnknown: Story = {
  ...owned(
    plain,
    { network: { faults: [{ call: 'me', kind: 'network', times: null }] } },
    {
      play: async ({ canvas }) => {
        const again = await canvas.findByRole('button', { name: 'Try again' })
        // The retry succeeds, but takes long enough to be seen.
        runtime.options = { ...calmNetwork, slow: { me: { from: 1_500, to: 1_500 } } }
        again.focus()
        await userEvent.keyboard('{Enter}')
        await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'))
        await expect(again).toHaveFocus()
        await order(canvas)
        await arrive(canvas, 'Feature this job')
      },
    },
  ),
  name: 'Retries loading the account',
  tags: ['behaviour'],
}

export const Offline: Story = {
  ...owned(
    plain,
    { network: { faults: [{ call: 'jobs/fetch-single', kind: 'network', times: null }] } },
    saysOffline('We couldn’t load the order.'),
  ),
  tags: ['offline'],
}

/** The failure is shown in place, with "Try again" and without an alert (rules 37). */
export const RecoversAfterBeingOffline: Story = {
  ...owned(
    plain,
    { network: { faults: [{ call: 'jobs/fetch-single', kind: 'network', times: null }] } },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('We couldn’t load the order.')).toBeVisible()
        await expect(page.queryByText('Error')).toBeNull()
        runtime.options = calmNetwork
        await press(canvas, 'Try again')
        await order(canvas)
      },
    },
  ),
  name: 'Loads again after being offline',
  tags: ['behaviour'],
}

export const ServerError: Story = {
  ...owned(
    plain,
    { network: { faults: [{ call: 'jobs/fetch-single', kind: 'error-500', times: null }] } },
    {
      globals: dark,
      play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Try again' })),
    },
  ),
  name: 'Error',
  tags: ['error'],
}

/** Nothing can be paid until earlier payments are known. */
export const PaymentsUnknown: Story = {
  ...owned(
    plain,
    { network: { faults: [{ call: 'payments/my', kind: 'network', times: null }] } },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('We couldn’t load your payments.')).toBeVisible()
        await expect(canvas.queryByRole('radio')).toBeNull()
        runtime.options = calmNetwork
        await press(canvas, 'Try again')
        await order(canvas)
      },
    },
  ),
  name: 'Retries loading the payments',
  tags: ['behaviour'],
}

/** Without the bank details, a receipt can still be uploaded. */
export const BankUnknown: Story = {
  ...owned(
    plain,
    { network: { faults: [{ call: 'fetch-bank', kind: 'network', times: null }] } },
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('We couldn’t load the bank details.')).toBeVisible()
        await expect(canvas.getByRole('button', { name: 'Upload the receipt' })).toBeVisible()
        runtime.options = calmNetwork
        await press(canvas, 'Try again')
        await expect(await canvas.findByText('TIDEXX22')).toBeVisible()
      },
    },
  ),
  name: 'Retries loading the bank details',
  tags: ['behaviour'],
}

export const Visitor: Story = {
  ...screen(
    at(jobs.open),
    {},
    {
      play: async ({ canvas }) => {
        await expect(
          await canvas.findByText('Log in with a recruiter account to feature a job.'),
        ).toBeVisible()
        await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Login' })).toBeVisible()
      },
    },
  ),
  tags: ['not-allowed'],
}

export const JobSeeker: Story = {
  ...screen(
    at(jobs.open),
    { as: personas.ada },
    {
      globals: dark,
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('You’re logged in with a job seeker account.')).toBeVisible()
      },
    },
  ),
  name: 'Job seeker',
  tags: ['not-allowed'],
}

export const OthersJob: Story = {
  ...screen(
    at(jobs.open),
    { as: personas.smallShop },
    {
      play: async ({ canvas }) => {
        await expect(
          await canvas.findByRole('heading', { level: 1, name: 'This isn’t one of your jobs.' }),
        ).toBeVisible()
        await expect(canvas.getByRole('link', { name: 'See job' })).toBeVisible()
      },
    },
  ),
  name: 'Job of another company',
  tags: ['not-allowed'],
}

const expectMissing = (name: string): StoryObj => ({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.queryByText('Error')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Go to my jobs' })).toBeVisible()
  },
})

export const OthersPendingJob: Story = {
  ...owned(jobs.smallShop, {}, expectMissing('Job not found.')),
  name: 'Pending job of another company',
  tags: ['not-allowed'],
}

export const Deleted: Story = {
  ...owned(jobs.removed, {}, expectMissing('This job was deleted.')),
  name: 'Deleted job',
  tags: ['state'],
}

export const NotFound: Story = {
  ...screen(
    at('lighthouse'),
    { as: personas.harbour },
    { ...expectMissing('Job not found.'), globals: narrow },
  ),
  name: 'Not found',
  tags: ['state'],
}
