import { expect, waitFor, within, screen as page, userEvent } from 'storybook/test'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { decideTransfer } from '../../mocks/services/feature-payments.ts'
import {
  choose,
  order,
  paymentPage,
  plain,
  receiptForm,
  standing,
  bannerName,
  record,
} from '../support/feature-job.ts'
import { press, expire, follow, hold, isTold, pdf, refetched } from '../support/flow.ts'
import * as story from '../support/plays.ts'
import { inShadow } from '../support/shadow.ts'
import { type Canvas, type Meta, type StoryParameters, unreachable } from '../support/story.ts'
import { runtime } from '../support/backend.ts'

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

/** A double click uploads one receipt, and the page shows its state (rules 24). */
export const UploadsAReceipt = story.behaviour(async ({ canvas }) => {
  await choose(canvas, pdf('receipt.pdf'))
  const release = hold('jobs/upload-receipt')
  await userEvent.dblClick(canvas.getByRole('button', { name: 'Upload the receipt' }))
  await expect(await canvas.findByRole('progressbar', { name: 'Uploading' })).toBeVisible()
  release()
  const heading = await standing(canvas, 'We are checking your receipt.')
  await waitFor(() => expect(heading).toHaveFocus())
  await expect(canvas.queryByRole('radio')).toBeNull()
  await expect(await record(plain)).toMatchObject({ payments: ['other pending'], receipts: 1 })
})

/** The transfer was not found, so the open page offers to feature the job again. */
export const OffersFeaturingAfterARejectedTransfer = story.behaviour(async ({ canvas }) => {
  await choose(canvas, pdf('receipt.pdf'))
  await press(canvas, 'Upload the receipt')
  await standing(canvas, 'We are checking your receipt.')
  await follow(canvas, 'See job')
  await expect(await canvas.findByRole('link', { name: 'Duplicate' })).toBeVisible()
  await expect(canvas.queryByRole('region', { name: bannerName })).toBeNull()
  await runtime.mutate((context) => {
    const [payment] = context.tx.payments.by('job_id', plain).slice(-1)
    if (!payment) throw new Error('Nothing was paid.')
    decideTransfer(context, payment, 'rejected')
  })
  await refetched(() => canvas.getByRole('region', { name: bannerName }))
})

/** A missing or wrong file is reported before the upload. */
export const RejectsAMissingOrWrongFile = story.behaviour(async ({ canvas }) => {
  const form = await receiptForm(canvas)
  await press(canvas, 'Upload the receipt')
  await expect(form.getAllByText(/^Choose the receipt: a PDF, or a PNG, JPEG/).length).toBeGreaterThan(1)
  await choose(canvas, new File(['words'], 'receipt.txt', { type: 'text/plain' }))
  await expect(form.getByText(/“receipt.txt” can’t be used here/)).toBeVisible()
})

/** A receipt was uploaded in another tab. The server's refusal appears, and the page shows the state (rules 24). */
export const UploadedInAnotherTab = story.behaviour(async ({ canvas }) => {
  await choose(canvas, pdf('receipt.pdf'))
  await runtime.mutate(({ tx, now }) => {
    tx.payments.insert({
      account_id: personas.harbour,
      job_id: plain,
      method: 'other',
      status: 'pending',
      amount: 49,
      intent_id: null,
      created_at: now,
    })
  })
  await press(canvas, 'Upload the receipt')
  await isTold('Error', 'We’re already checking a receipt for this job. We’ll email you the result.')
  await expect(await standing(canvas, 'We are checking your receipt.')).toBeVisible()
  await expect((await record(plain)).payments).toEqual(['other pending'])
})

/** The form reports the failure without an alert and keeps the file (rules 37). */
export const UploadsAgainAfterBeingOffline = story.behaviour(
  unreachable('jobs/upload-receipt', 1),
  async ({ canvas }) => {
    await choose(canvas, pdf('receipt.pdf'))
    await press(canvas, 'Upload the receipt')
    await expect(await canvas.findByText(/couldn’t reach the server/)).toBeVisible()
    await expect(page.queryByText('Error')).toBeNull()
    await press(canvas, 'Upload the receipt')
    await expect(await standing(canvas, 'We are checking your receipt.')).toBeVisible()
  },
)

/** The order stays, with the file (rules 12). */
export const ExpiredSession = story.behaviour(async ({ canvas }) => {
  await choose(canvas, pdf('receipt.pdf'))
  await expire(personas.harbour)
  await press(canvas, 'Upload the receipt')
  await expect((await canvas.findAllByRole('link', { name: 'Login' }))[0]).toBeVisible()
  await expect(await canvas.findByText('receipt.pdf')).toBeVisible()
})

/** The upload succeeded but its answer was lost. The page finds the receipt, and nothing is uploaded twice. */
export const LostAnswer = story.behaviour(
  { network: { faults: [{ call: 'jobs/upload-receipt', kind: 'lost-answer', times: 1 }] } },
  async ({ canvas }) => {
    await choose(canvas, pdf('receipt.pdf'))
    await press(canvas, 'Upload the receipt')
    await expect(await standing(canvas, 'We are checking your receipt.')).toBeVisible()
    await expect(await record(plain)).toMatchObject({ payments: ['other pending'], receipts: 1 })
  },
)

/** The offer to the owner: days, price and benefit (product: feature a job). */
export const OpensTheOrderFromTheOffer = story.behaviour({ at: `/jobs/${plain}` }, async ({ canvas }) => {
  const banner = await canvas.findByRole('region', { name: bannerName })
  await expect(banner).toHaveTextContent('3 times more visibility')
  await userEvent.click(within(banner).getByRole('link', { name: 'Feature this job' }))
  await order(canvas)
})

/** @param rest what has loaded where an offer would be */
const noOffer = (parameters: StoryParameters, rest: [role: string, name: string]) =>
  story.behaviour(parameters, async ({ canvas }) => {
    await canvas.findByRole(rest[0], { name: rest[1] })
    await expect(canvas.queryByRole('region', { name: bannerName })).toBeNull()
  })

export const NoBannerWhileFeatured = noOffer({ at: `/jobs/${jobs.featured}` }, ['link', 'Duplicate'])
export const NoBannerForOthers = noOffer({ at: `/jobs/${plain}`, as: personas.smallShop }, [
  'complementary',
  'Facts',
])
