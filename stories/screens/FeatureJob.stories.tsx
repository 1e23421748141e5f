import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { calmNetwork } from '../../mocks/runtime/options.ts'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { confirmIntent } from '../../mocks/services/card-provider.ts'
import { cardPayment, followIntent } from '../../mocks/services/feature-payments.ts'
import { decideTransfer } from '../../mocks/services/payment-desk.ts'
import { runtime, type StoryWorld } from '../support/backend.ts'
import { arrive, follow, isTold, pdf, press } from '../support/flow.ts'
import { type Canvas, screen } from '../support/screen.tsx'
import { inShadow } from '../support/shadow.ts'

const meta = { title: 'Screens/Feature a job' } satisfies Meta

export default meta
type Story = StoryObj

/** Of `harbour`, approved and active; nothing was paid for it yet. */
const plain = jobs.crowded

const narrow = { viewport: { value: 'narrow' } }
const dark = { theme: 'dark' }
const at = (id: number | string, method?: 'bank' | 'card') =>
  `/jobs/${id}/feature${method ? `?method=${method}` : ''}`

/** The page as the owner of `id` sees it. */
const owned = (id: number, world: StoryWorld = {}, extra: StoryObj = {}, method?: 'bank' | 'card'): Story =>
  screen(at(id, method), { as: personas.harbour, ...world }, extra)

const order = (canvas: Canvas) => canvas.findByRole('heading', { level: 2, name: '30 days, $49, no renewal' })
const standing = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('heading', { level: 2, name })
const next = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'What happens next' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

const bannerName = 'Feature this job for 30 days, for $49'

const expectNoSidewaysScroll = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

const receiptForm = async (canvas: Canvas) =>
  within(await canvas.findByRole('form', { name: '2. Upload the receipt' }))

async function choose(canvas: Canvas, file: File) {
  // Past the picker's own filter, as a dropped file comes.
  const user = userEvent.setup({ applyAccept: false })
  await user.upload((await receiptForm(canvas)).getByLabelText('Receipt'), file)
}

/** What the server has on record for a job. */
const record = (id: number) =>
  runtime.read(({ tx, now }) => ({
    payments: tx.payments.by('job_id', id).map(({ method, status }) => `${method} ${status}`),
    receipts: tx.receipts.where(({ job_id }) => job_id === id).length,
    isFeatured: (tx.jobs.need(id).featured_until ?? 0) > now,
  }))

async function payByCard(number: string) {
  const card = await inShadow('.__PrivateStripeElement', '.fields')
  const type = async (name: string | RegExp, text: string) =>
    userEvent.type(await card.findByRole('textbox', { name }), text, {
      initialSelectionStart: 0,
      initialSelectionEnd: 99,
    })
  await type('Card number', number)
  await type(/^Expiration/, '1234')
  await type('CVC', '123')
  const button = page.getByRole('button', { name: 'Pay $49' })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  await userEvent.click(button)
}

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
      await expectNoSidewaysScroll()
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
      await expectNoSidewaysScroll()
    },
  },
  'card',
)

/** A chosen receipt waits while somebody looks at the other way to pay. */
export const FileStaysBetweenMethods: Story = owned(
  plain,
  {},
  {
    play: async ({ canvas }) => {
      await choose(canvas, pdf('receipt.pdf'))
      await userEvent.click(canvas.getByRole('radio', { name: /^Card/ }))
      await inShadow('.__PrivateStripeElement', '.fields')
      await userEvent.click(canvas.getByRole('radio', { name: /^Bank transfer/ }))
      await expect(await canvas.findByText('receipt.pdf')).toBeVisible()
    },
  },
)

/** Without a key in the settings there is only bank transfer, whatever the address says (rules 25). */
export const OnlyBank: Story = owned(
  plain,
  { prepare: (world) => world.act(({ tx }) => void tx.settings.patch(1, { stripe_pk: null })) },
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

/** The receipt is sent by pressing twice: one payment, and the page tells how it stands from now on (rules 24). */
export const ReceiptSent: Story = owned(
  plain,
  {},
  {
    play: async ({ canvas }) => {
      await choose(canvas, pdf('receipt.pdf'))
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Upload the receipt' }))
      const heading = await standing(canvas, 'We are checking your receipt.')
      await waitFor(() => expect(heading).toHaveFocus())
      await isTold('Upload Receipt', 'Your receipt is here. The job is featured once we have checked it.')
      await expect(canvas.queryByRole('radio')).toBeNull()
      await expect(await record(plain)).toMatchObject({ payments: ['other pending'], receipts: 1 })
      // What is known to be paid is not offered again.
      await follow(canvas, 'See the job')
      await expect(await canvas.findByRole('link', { name: 'Duplicate' })).toBeVisible()
      await expect(canvas.queryByRole('region', { name: bannerName })).toBeNull()
    },
  },
)

/** A receipt that was looked at and not found to be paid: who comes back to the open page is offered to feature it again. */
export const RefusedMeanwhile: Story = owned(
  plain,
  {},
  {
    play: async ({ canvas }) => {
      await choose(canvas, pdf('receipt.pdf'))
      await press(canvas, 'Upload the receipt')
      await standing(canvas, 'We are checking your receipt.')
      await follow(canvas, 'See the job')
      await expect(await canvas.findByRole('link', { name: 'Duplicate' })).toBeVisible()
      await expect(canvas.queryByRole('region', { name: bannerName })).toBeNull()
      await runtime.act((surroundings) => {
        const [payment] = surroundings.tx.payments.by('job_id', plain).slice(-1)
        if (!payment) throw new Error('Nothing was paid.')
        decideTransfer(surroundings, payment, 'rejected')
      })
      // What was asked a moment ago is not asked again at once.
      await waitFor(
        () => {
          window.dispatchEvent(new Event('visibilitychange'))
          return expect(canvas.getByRole('region', { name: bannerName })).toBeVisible()
        },
        { timeout: 5_000 },
      )
    },
  },
)

/** How much has arrived is not known; that it is under way is. */
export const Uploading: Story = owned(
  plain,
  { network: { slow: { 'jobs/upload-receipt': 'endless' } } },
  {
    globals: dark,
    play: async ({ canvas }) => {
      await choose(canvas, pdf('receipt.pdf'))
      await press(canvas, 'Upload the receipt')
      await expect(await canvas.findByRole('progressbar', { name: 'Uploading' })).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Upload the receipt' })).toHaveAttribute('aria-busy')
    },
  },
)

/** Told before anything is sent: nothing chosen, a wrong kind, too large (spec §5). */
export const ReceiptUnfit: Story = owned(
  plain,
  {},
  {
    play: async ({ canvas }) => {
      const form = await receiptForm(canvas)
      await press(canvas, 'Upload the receipt')
      await expect(form.getAllByText('Choose the receipt: a PDF or an image.').length).toBeGreaterThan(1)
      await choose(canvas, new File(['words'], 'receipt.txt', { type: 'text/plain' }))
      await expect(form.getByText(/“receipt.txt” can’t be used here/)).toBeVisible()
      const large = new File([new Uint8Array(6 * 1024 * 1024)], 'scan.png', { type: 'image/png' })
      await choose(canvas, large)
      await expect(form.getByText('“scan.png” is 6 MB; the limit is 5 MB.')).toBeVisible()
      await expect((await record(plain)).receipts).toBe(0)
    },
  },
)

/** A text that says that it is an image: the server looks inside, and the file can be changed (rules 24). */
export const ReceiptIsNoImage: Story = owned(
  plain,
  {},
  {
    globals: narrow,
    play: async ({ canvas }) => {
      await choose(canvas, new File(['words'], 'scan.png', { type: 'image/png' }))
      await press(canvas, 'Upload the receipt')
      const field = (await receiptForm(canvas)).getByLabelText('Receipt')
      await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
      await expect(canvas.getByText('scan.png')).toBeVisible()
      await expectNoSidewaysScroll()
    },
  },
)

/** Sent from another tab in the meantime: refused in the server's words, and the page tells how it stands (rules 24). */
export const ReceiptSentTwice: Story = owned(
  plain,
  {},
  {
    play: async ({ canvas }) => {
      await choose(canvas, pdf('receipt.pdf'))
      await runtime.act(({ tx, now }) => {
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
      await isTold('Error', 'We have a receipt for this job and are checking it.')
      await expect(await standing(canvas, 'We are checking your receipt.')).toBeVisible()
      await expect((await record(plain)).payments).toEqual(['other pending'])
    },
  },
)

/** Without a connection: said in the form, without an alert; the file is still there (rules 37). */
export const ReceiptOffline: Story = owned(
  plain,
  { network: { faults: [{ call: 'jobs/upload-receipt', kind: 'network', times: 1 }] } },
  {
    play: async ({ canvas }) => {
      await choose(canvas, pdf('receipt.pdf'))
      await press(canvas, 'Upload the receipt')
      await expect(await canvas.findByText(/could not be reached/)).toBeVisible()
      await expect(page.queryByText('Error')).toBeNull()
      await press(canvas, 'Upload the receipt')
      await expect(await standing(canvas, 'We are checking your receipt.')).toBeVisible()
    },
  },
)

/** The receipt arrived and its answer was lost: the page finds out by itself, and nothing is sent twice. */
export const ReceiptAnswerLost: Story = owned(
  plain,
  { network: { faults: [{ call: 'jobs/upload-receipt', kind: 'lost-answer', times: 1 }] } },
  {
    play: async ({ canvas }) => {
      await choose(canvas, pdf('receipt.pdf'))
      await press(canvas, 'Upload the receipt')
      await expect(await standing(canvas, 'We are checking your receipt.')).toBeVisible()
      await expect(await record(plain)).toMatchObject({ payments: ['other pending'], receipts: 1 })
    },
  },
)

/** The session dies before the receipt is sent: what was chosen stays, and the way to log in is offered (rules 12). */
export const SessionOver: Story = owned(
  plain,
  {},
  {
    play: async ({ canvas }) => {
      await choose(canvas, pdf('receipt.pdf'))
      await runtime.act(({ tx }) => {
        for (const { id } of tx.sessions.by('account_id', personas.harbour)) tx.sessions.remove(id)
      })
      await press(canvas, 'Upload the receipt')
      await waitFor(() => expect(canvas.getAllByRole('link', { name: 'Login' })[0]).toBeVisible())
      await waitFor(() => expect(canvas.getByText('receipt.pdf')).toBeVisible())
      await expect(await order(canvas)).toBeVisible()
      await expect((await record(plain)).receipts).toBe(0)
    },
  },
)

/** Paid by card: featured at once, and told so. */
export const PaidByCard: Story = owned(
  plain,
  {},
  {
    play: async ({ canvas }) => {
      await inShadow('.__PrivateStripeElement', '.fields')
      await payByCard('4242424242424242')
      const heading = await standing(canvas, /^This job is featured\./)
      await waitFor(() => expect(heading).toHaveFocus())
      await isTold('Feature Job', 'Your job is featured.')
      await expect(await record(plain)).toMatchObject({
        payments: ['stripe succeeded'],
        isFeatured: true,
      })
    },
  },
  'card',
)

/** Declined, and the form stays as it is. */
export const CardDeclined: Story = owned(
  plain,
  {},
  {
    globals: dark,
    play: async () => {
      await inShadow('.__PrivateStripeElement', '.fields')
      await payByCard('4000000000000002')
      await isTold('Error', 'Your card was declined.')
      await expect((await record(plain)).isFeatured).toBe(false)
    },
  },
  'card',
)

/** The price changed while the form was open: told before anything is paid, and paid at the new one. */
export const PriceChanged: Story = owned(
  plain,
  {},
  {
    play: async ({ canvas }) => {
      await order(canvas)
      await inShadow('.__PrivateStripeElement', '.fields')
      // The form has looked how the payment stands, at the price that it shows.
      const button = await canvas.findByRole('button', { name: 'Pay $49' })
      await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
      await runtime.act(({ tx }) => {
        tx.settings.patch(1, { feature_price_per_month: 59 })
      })
      await payByCard('4242424242424242')
      await expect(await canvas.findByText('It costs $59 now.')).toBeVisible()
      await expect(await standing(canvas, '30 days, $59, no renewal')).toBeVisible()
      await expect(await record(plain)).toMatchObject({ payments: [], isFeatured: false })

      await press(canvas, 'Pay $59')
      await expect(await standing(canvas, /^This job is featured\./)).toBeVisible()
      await expect((await record(plain)).payments).toEqual(['stripe succeeded'])
    },
  },
  'card',
)

/** A pending job that is paid by card waits for its approval. */
export const PaidByCardBeforeApproval: Story = owned(
  jobs.pending,
  {},
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(/Its 30 days begin when it is approved/)).toBeVisible()
      await inShadow('.__PrivateStripeElement', '.fields')
      await payByCard('4242424242424242')
      await expect(await standing(canvas, 'This job is paid.')).toBeVisible()
      await isTold('Feature Job', 'Your payment is here. The job is featured once it is approved.')
    },
  },
  'card',
)

/** A card payment of `jobs.open` that went through, and whose payer has lost the way back. */
const lostTheWayBack: StoryWorld = {
  prepare: (world) =>
    world.act((surroundings) => {
      const intent = cardPayment(surroundings, surroundings.tx.jobs.need(jobs.open))
      const card = { number: '4242424242424242', expMonth: '12', expYear: '34', cvc: '123' }
      followIntent(surroundings, confirmIntent(surroundings, intent, card).intent)
    }),
}

/** Who lost the way back after paying finds it by just coming here: verified, and not paid twice (rules 25). */
export const ComesBackAfterPaying: Story = owned(jobs.open, lostTheWayBack, {
  play: async ({ canvas }) => {
    await expect(await standing(canvas, /^This job is featured\./)).toBeVisible()
    await expect((await record(jobs.open)).payments).toEqual(['stripe succeeded'])
  },
})

/** The same at the bank's details: told to look first. */
export const CardBegunAtBank: Story = owned(
  jobs.open,
  lostTheWayBack,
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('A payment by card was begun.')).toBeVisible()
      await press(canvas, 'See how it stands')
      await expect(await standing(canvas, /^This job is featured\./)).toBeVisible()
    },
  },
  'bank',
)

/** Charged, with the way back lost on this very page: whoever turns to the bank's details is told to look first. */
export const ChargedAndTurnedToBank: Story = owned(
  jobs.crowded,
  { network: { faults: [{ call: 'payments/verify-stripe', kind: 'network', times: null }] } },
  {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('radio', { name: /^Bank/ }))
      await expect(await canvas.findByRole('form', { name: /Upload the receipt/ })).toBeVisible()
      await expect(canvas.queryByText('A payment by card was begun.')).toBeNull()
      await userEvent.click(canvas.getByRole('radio', { name: /^Card/ }))
      await inShadow('.__PrivateStripeElement', '.fields')
      await payByCard('4242424242424242')
      await canvas.findByText('Your card was charged. It is not confirmed yet that the job is featured.')
      await userEvent.click(canvas.getByRole('radio', { name: /^Bank/ }))
      await expect(await canvas.findByText('A payment by card was begun.')).toBeVisible()
      await press(canvas, 'See how it stands')
      await expect(
        await canvas.findByText('Your card was charged. It is not confirmed yet that the job is featured.'),
      ).toBeVisible()
    },
  },
)

/** Begun days ago and never finished: the card is offered first, and can be paid. */
export const CardBegun: Story = owned(
  jobs.open,
  {},
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('radio', { name: /^Card/ })).toBeChecked()
      await inShadow('.__PrivateStripeElement', '.fields')
      await payByCard('4242424242424242')
      await expect(await standing(canvas, /^This job is featured\./)).toBeVisible()
      await expect((await record(jobs.open)).payments).toEqual(['stripe succeeded'])
    },
  },
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
      await expectNoSidewaysScroll()
    },
  },
)

/** The transfer was not found: said so, and it can be paid again (rules 24). */
export const TransferNotFound: Story = owned(
  jobs.paymentPending,
  {
    prepare: (world) =>
      world.act((surroundings) => {
        for (const payment of surroundings.tx.payments.by('job_id', jobs.paymentPending)) {
          decideTransfer(surroundings, payment, 'rejected')
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
      await expectNoSidewaysScroll()
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
      world.act(({ tx }) => {
        tx.jobs.patch(plain, { title: `${tx.jobs.need(jobs.otherScript).title} `.repeat(5).trim() })
      }),
  },
  {
    globals: narrow,
    play: async ({ canvas }) => {
      await order(canvas)
      await expectNoSidewaysScroll()
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
      await expectNoSidewaysScroll()
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

export const ServerFault: Story = owned(
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
      await expect(await canvas.findByText('You are logged in with a job seeker account.')).toBeVisible()
    },
  },
)

export const NotYours: Story = screen(
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

export const OthersPending: Story = owned(jobs.smallShop, {}, expectMissing('Job not found.'))

export const Removed: Story = owned(jobs.removed, {}, expectMissing('This job was removed.'))

export const NoJob: Story = screen(
  at('lighthouse'),
  { as: personas.harbour },
  { ...expectMissing('Job not found.'), globals: narrow },
)

/** On the job's page its owner is offered to feature it: days, price and what it brings (spec §2). */
export const Banner: Story = screen(
  `/jobs/${plain}`,
  { as: personas.harbour },
  {
    play: async ({ canvas }) => {
      const banner = await canvas.findByRole('region', { name: bannerName })
      await expect(banner).toHaveTextContent('3 times more visibility')
      await userEvent.click(within(banner).getByRole('link', { name: 'Feature this job' }))
      await order(canvas)
    },
  },
)

export const BannerBeforeApproval: Story = screen(
  `/jobs/${jobs.pending}`,
  { as: personas.harbour },
  {
    globals: { ...dark, ...narrow },
    play: async ({ canvas }) => {
      const banner = await canvas.findByRole('region', { name: bannerName })
      await expect(banner).toHaveTextContent('Its 30 days begin when it is approved')
      await expectNoSidewaysScroll()
    },
  },
)

/** Not offered while it is featured. */
export const NoBannerWhileFeatured: Story = screen(
  `/jobs/${jobs.featured}`,
  { as: personas.harbour },
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('link', { name: 'Duplicate' })).toBeVisible()
      await expect(canvas.queryByRole('region', { name: bannerName })).toBeNull()
    },
  },
)

/** Not offered to anybody else. */
export const NoBannerForOthers: Story = screen(
  `/jobs/${plain}`,
  { as: personas.smallShop },
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('complementary', { name: 'Facts' })).toBeVisible()
      await expect(canvas.queryByRole('region', { name: bannerName })).toBeNull()
    },
  },
)
