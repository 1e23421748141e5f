import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { calmNetwork } from '../../mocks/engine/network/network.ts'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { decideTransfer } from '../../mocks/services/feature-payments.ts'
import { runtime } from '../support/backend.ts'
import { arrive, noSidewaysScroll, press } from '../support/flow.ts'
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

/** The order first, the bank's details to copy, and what happens next. */
export const Bank: Story = owned(
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
      await expect(steps[2]).toContain('featured for 30 days')
    },
  },
)

export const BankDark: Story = owned(
  plain,
  {},
  { globals: dark, play: async ({ canvas }) => void (await canvas.findByText('TIDEXX22')) },
)

export const BankNarrow: Story = owned(
  plain,
  {},
  {
    globals: narrow,
    play: async ({ canvas }) => {
      await canvas.findByText('TIDEXX22')
      await noSidewaysScroll()
    },
  },
)

export const Card: Story = owned(
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
)

export const CardDarkNarrow: Story = owned(
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
)

/** Without a key in the settings there is only bank transfer, whatever the address says (rules 25). */
export const OnlyBank: Story = owned(
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
)

/** A receipt is being checked: nothing more to pay. */
export const InReview: Story = owned(
  jobs.paymentPending,
  {},
  {
    play: async ({ canvas }) => {
      await expect(await standing(canvas, 'We are checking your receipt.')).toBeVisible()
      const way = within(canvas.getByRole('list', { name: 'The way of this payment' }))
      await expect(way.getAllByRole('listitem')[1]).toHaveTextContent(/^We check it, current/)
      await expect(canvas.queryByRole('radio')).toBeNull()
    },
  },
)

export const InReviewDarkNarrow: Story = owned(
  jobs.paymentPending,
  {},
  {
    globals: { ...dark, ...narrow },
    play: async ({ canvas }) => {
      await standing(canvas, 'We are checking your receipt.')
      await noSidewaysScroll()
    },
  },
)

/** The transfer was not found: said so, and it can be paid again (rules 24). */
export const TransferNotFound: Story = owned(
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
      await expect(await canvas.findByText('Your transfer was not found.')).toBeVisible()
      await expect(canvas.getByRole('radio', { name: /^Card/ })).toBeVisible()
    },
  },
)

export const Featured: Story = owned(
  jobs.featured,
  {},
  {
    play: async ({ canvas }) => {
      await expect(await standing(canvas, /^This job is featured\./)).toBeVisible()
      await expect(canvas.queryByRole('radio')).toBeNull()
      await expect(canvas.getByRole('link', { name: 'See the job' })).toHaveAttribute(
        'href',
        `/jobs/${jobs.featured}`,
      )
    },
  },
)

export const FeaturedDark: Story = owned(
  jobs.featured,
  {},
  { globals: dark, play: async ({ canvas }) => void (await standing(canvas, /^This job is featured\./)) },
)

/** Its 30 days are over: it can be featured again (rules 23). */
export const FeaturedBefore: Story = owned(
  jobs.featuredBefore,
  {},
  { play: async ({ canvas }) => void (await order(canvas)) },
)

/** Paid, and waiting for the approval of the job (rules 23). */
export const PaidAhead: Story = owned(
  jobs.pendingPaid,
  {},
  {
    globals: narrow,
    play: async ({ canvas }) => {
      await expect(await standing(canvas, 'This job is paid.')).toBeVisible()
      const way = within(canvas.getByRole('list', { name: 'The way of this payment' }))
      await expect(way.getAllByRole('listitem')[1]).toHaveTextContent(/^Job approved, current/)
      await noSidewaysScroll()
    },
  },
)

export const Pending: Story = owned(
  jobs.pending,
  {},
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(/waiting for review\. Its 30 days begin/)).toBeVisible()
      await expect((await next(canvas))[2]).toContain('and the job is approved')
    },
  },
)

export const Cancelled: Story = owned(
  jobs.cancelled,
  {},
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(/The review has turned this job down/)).toBeVisible()
    },
  },
)

export const Inactive: Story = owned(
  jobs.closed,
  {},
  {
    globals: dark,
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(/inactive and stands in no list/)).toBeVisible()
    },
  },
)

export const OtherScriptNarrow: Story = owned(
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
)

export const Loading: Story = owned(
  plain,
  { network: { slow: { 'jobs/fetch-single': 'endless' } } },
  { play: async ({ canvas }) => void (await canvas.findByText('Loading the order…')) },
)

export const LoadingNarrow: Story = owned(
  plain,
  { network: { slow: { 'payments/my': 'endless' } } },
  {
    globals: { ...dark, ...narrow },
    play: async ({ canvas }) => {
      await canvas.findByText('Loading the order…')
      await noSidewaysScroll()
    },
  },
)

export const LoadingBank: Story = owned(
  plain,
  { network: { slow: { 'fetch-bank': 'endless' } } },
  { play: async ({ canvas }) => void (await canvas.findByText('Loading the bank details…')) },
)

/** It is not known who is there: asked again in its place, and the page that comes has the focus. */
export const AccountUnknown: Story = owned(
  plain,
  { network: { faults: [{ call: 'me', kind: 'network', times: null }] } },
  {
    play: async ({ canvas }) => {
      const again = await canvas.findByRole('button', { name: 'Try again' })
      again.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'))
      await expect(again).toHaveFocus()
      runtime.options = calmNetwork
      await order(canvas)
      await arrive(canvas, 'Feature this job')
    },
  },
)

/** No answer: in its place, with "Try again", and without an alert (rules 37). */
export const Offline: Story = owned(
  plain,
  { network: { faults: [{ call: 'jobs/fetch-single', kind: 'network', times: null }] } },
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('The order could not be loaded.')).toBeVisible()
      await expect(page.queryByText('Error')).toBeNull()
      runtime.options = calmNetwork
      await press(canvas, 'Try again')
      await order(canvas)
    },
  },
)

export const ServerError: Story = owned(
  plain,
  { network: { faults: [{ call: 'jobs/fetch-single', kind: 'error-500', times: null }] } },
  {
    globals: dark,
    play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Try again' })),
  },
)

/** Nobody is asked for money before it is known what was paid. */
export const PaymentsUnknown: Story = owned(
  plain,
  { network: { faults: [{ call: 'payments/my', kind: 'network', times: null }] } },
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('We could not see what is paid already.')).toBeVisible()
      await expect(canvas.queryByRole('radio')).toBeNull()
      runtime.options = calmNetwork
      await press(canvas, 'Try again')
      await order(canvas)
    },
  },
)

/** Without the bank's details a receipt can still be sent, and a card can still pay. */
export const BankUnknown: Story = owned(
  plain,
  { network: { faults: [{ call: 'fetch-bank', kind: 'network', times: null }] } },
  {
    globals: narrow,
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('The bank details could not be loaded.')).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Upload the receipt' })).toBeVisible()
      runtime.options = calmNetwork
      await press(canvas, 'Try again')
      await expect(await canvas.findByText('TIDEXX22')).toBeVisible()
    },
  },
)

export const Visitor: Story = screen(
  at(jobs.open),
  {},
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('Log in with a recruiter account to feature a job.')).toBeVisible()
      await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Login' })).toBeVisible()
    },
  },
)

export const JobSeeker: Story = screen(
  at(jobs.open),
  { as: personas.ada },
  {
    globals: dark,
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('You’re logged in with a job seeker account.')).toBeVisible()
    },
  },
)

export const OthersJob: Story = screen(
  at(jobs.open),
  { as: personas.smallShop },
  {
    play: async ({ canvas }) => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'This job is not yours.' }),
      ).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'See the job' })).toBeVisible()
    },
  },
)

const expectMissing = (name: string): StoryObj => ({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.queryByText('Error')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Go to my jobs' })).toBeVisible()
  },
})

export const OthersPendingJob: Story = owned(jobs.smallShop, {}, expectMissing('Job not found.'))

export const Deleted: Story = owned(jobs.removed, {}, expectMissing('This job was removed.'))

export const NotFound: Story = screen(
  at('lighthouse'),
  { as: personas.harbour },
  { ...expectMissing('Job not found.'), globals: narrow },
)
