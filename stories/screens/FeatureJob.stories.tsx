import { expect, waitFor, within } from 'storybook/test'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { decideTransfer } from '../../mocks/services/feature-payments.ts'
import { choose, order, paymentPage, plain, receiptForm, standing } from '../support/feature-job.ts'
import { press } from '../support/flow.ts'
import * as story from '../support/plays.ts'
import { inShadow } from '../support/shadow.ts'
import type { Canvas, Meta } from '../support/story.ts'

export default {
  title: 'Screens/Feature a job/States',
  parameters: { at: paymentPage(plain), as: personas.harbour },
} satisfies Meta

const next = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'What happens next' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

/** The order, the bank details with copy buttons, and the next steps. */
export const Bank = story.full(async ({ canvas }) => {
  await expect(await order(canvas)).toBeVisible()
  await expect(canvas.getByRole('radio', { name: /^Bank transfer/ })).toBeChecked()
  await expect(await canvas.findByText('XX82 TIDE 0000 4177 2693 00')).toBeVisible()
  await expect(canvas.getAllByRole('button', { name: /^Copy the / })).toHaveLength(5)
  const steps = await next(canvas)
  await expect(steps).toHaveLength(4)
  await expect(steps[2]).toContain('we’ll feature the job for 30 days')
})

export const Card = story.full({ at: paymentPage(plain, 'card') }, async ({ canvas }) => {
  await expect(await canvas.findByRole('radio', { name: /^Card/ })).toBeChecked()
  await inShadow('.__PrivateStripeElement', '.fields')
  await expect(await next(canvas)).toHaveLength(3)
})

/** Without a key in the settings only bank transfer is available, whatever the URL says (rules 25). */
export const OnlyBank = story.state(
  {
    at: paymentPage(plain, 'card'),
    prepare: ({ tx }) => void tx.settings.patch(1, { stripe_pk: null }),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Card payments are not available here.')).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
    await expect(await canvas.findByText('TIDEXX22')).toBeVisible()
  },
)

/** While a receipt is being checked, there is nothing more to pay. */
export const InReview = story.state({ at: paymentPage(jobs.paymentPending) }, async ({ canvas }) => {
  await expect(await standing(canvas, 'We are checking your receipt.')).toBeVisible()
  const way = within(canvas.getByRole('list', { name: 'Payment progress' }))
  await expect(way.getAllByRole('listitem')[1]).toHaveTextContent(/^Receipt check, current/)
  await expect(canvas.queryByRole('radio')).toBeNull()
})

/** The page reports the missing transfer and offers to pay again (rules 24). */
export const TransferNotFound = story.state(
  {
    at: paymentPage(jobs.paymentPending),
    prepare: (context) => {
      for (const payment of context.tx.payments.by('job_id', jobs.paymentPending)) {
        decideTransfer(context, payment, 'rejected')
      }
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t find your transfer.')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^Card/ })).toBeVisible()
  },
)

export const Featured = story.state({ at: paymentPage(jobs.featured) }, async ({ canvas }) => {
  await expect(await standing(canvas, /^This job is featured\./)).toBeVisible()
  await expect(canvas.queryByRole('radio')).toBeNull()
})

/** Featuring is paid for, but the job is still in review (rules 23). */
export const PaidAhead = story.state({ at: paymentPage(jobs.pendingPaid) }, async ({ canvas }) => {
  await expect(await standing(canvas, 'Your payment has arrived.')).toBeVisible()
  const way = within(canvas.getByRole('list', { name: 'Payment progress' }))
  await expect(way.getAllByRole('listitem')[1]).toHaveTextContent(/^Job approved, current/)
})

export const Pending = story.state({ at: paymentPage(jobs.pending) }, async ({ canvas }) => {
  await expect(await canvas.findByText(/waiting for review\. Its 30 days start/)).toBeVisible()
  await expect((await next(canvas))[2]).toContain('and approve the job')
})

export const Cancelled = story.state(
  { at: paymentPage(jobs.cancelled) },
  /^This job was not approved, and nobody/,
)
export const Paused = story.state(
  { at: paymentPage(jobs.closed) },
  /is paused, so it doesn’t appear in the lists/,
)

/** The longest title that a job can have. */
export const LongText = story.longText(
  { at: paymentPage(1), as: extremes.company, scenario: 'extremes' },
  story.shows('heading', '30 days, $49, no renewal'),
)

export const OtherScript = story.otherScript(
  {
    prepare: ({ tx }) => {
      tx.jobs.patch(plain, { title: `${tx.jobs.need(jobs.otherScript).title} `.repeat(5).trim() })
    },
  },
  story.shows('heading', '30 days, $49, no renewal'),
)

export const Loading = story.loading('jobs/fetch-single', 'Loading the price…')
export const LoadingPayments = story.loading('payments/my', 'Loading the price…')
export const LoadingBank = story.loading('fetch-bank', 'Loading the bank details…')
export const Offline = story.offline('jobs/fetch-single', 'We couldn’t load the price.')
export const ServerError = story.error('jobs/fetch-single', 'We couldn’t load the price.')

export const Visitor = story.notAllowed(
  { at: paymentPage(jobs.open), as: 'visitor' },
  'Log in with a recruiter account to feature a job.',
)

export const OthersJob = story.notAllowed(
  { at: paymentPage(jobs.open), as: personas.smallShop },
  'This isn’t one of your jobs.',
)

export const Deleted = story.state({ at: paymentPage(jobs.removed) }, 'This job was deleted.')
export const NotFound = story.state({ at: paymentPage('lighthouse') }, 'Job not found.')

/** The server checks the content of a file, and the file can be replaced (rules 24). */
export const ReceiptIsNoImage = story.state(async ({ canvas }) => {
  await choose(canvas, new File(['words'], 'scan.png', { type: 'image/png' }))
  await press(canvas, 'Upload the receipt')
  const field = (await receiptForm(canvas)).getByLabelText('Receipt')
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
  await expect(canvas.getByText('scan.png')).toBeVisible()
})
