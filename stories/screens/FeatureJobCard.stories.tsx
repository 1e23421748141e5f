import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { confirmIntent } from '../../mocks/services/card-provider.ts'
import { cardPayment, followIntent } from '../../mocks/services/feature-payments.ts'
import { openPayment } from '../../src/features/payments/open-payments.ts'
import { runtime, type StoryWorld } from '../support/backend.ts'
import { isTold, press } from '../support/flow.ts'
import { inShadow } from '../support/shadow.ts'
import { dark, order, owned, plain, record, standing } from '../support/feature-job.ts'

const meta = { title: 'Screens/Feature a job/Card' } satisfies Meta

export default meta
type Story = StoryObj

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

/** The job is featured at once, and an alert says so. */
export const PaidByCard: Story = {
  ...owned(
    plain,
    {},
    {
      play: async ({ canvas }) => {
        await inShadow('.__PrivateStripeElement', '.fields')
        await payByCard('4242424242424242')
        const heading = await standing(canvas, /^This job is featured\./)
        await waitFor(() => expect(heading).toHaveFocus())
        await isTold('Feature Job', 'Your job is now featured.')
        await expect(await record(plain)).toMatchObject({
          payments: ['stripe succeeded'],
          isFeatured: true,
        })
      },
    },
    'card',
  ),
  name: 'Pays by card',
  tags: ['behaviour'],
}

/** The form stays after a declined card. */
export const CardDeclined: Story = {
  ...owned(
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
  ),
  name: 'Card declined',
  tags: ['state'],
}

/** The price changes while the form is open. The form says so before anything is paid, then charges the new price. */
export const PriceChanged: Story = {
  ...owned(
    plain,
    {},
    {
      play: async ({ canvas }) => {
        await order(canvas)
        await inShadow('.__PrivateStripeElement', '.fields')
        // Wait until the form has looked up the payment at the old price.
        const button = await canvas.findByRole('button', { name: 'Pay $49' })
        await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
        await runtime.mutate(({ tx }) => {
          tx.settings.patch(1, { feature_price_per_month: 59 })
        })
        await payByCard('4242424242424242')
        await expect(await canvas.findByText('The price is now $59.')).toBeVisible()
        await expect(await standing(canvas, '30 days, $59, no renewal')).toBeVisible()
        await expect(await record(plain)).toMatchObject({ payments: [], isFeatured: false })

        await press(canvas, 'Pay $59')
        await expect(await standing(canvas, /^This job is featured\./)).toBeVisible()
        await expect((await record(plain)).payments).toEqual(['stripe succeeded'])
      },
    },
    'card',
  ),
  name: 'Price changed',
  tags: ['behaviour'],
}

/** The payment arrives while the job is pending; featuring starts with its approval. */
export const PaidByCardBeforeApproval: Story = {
  ...owned(
    jobs.pending,
    {},
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(/Its 30 days start when it is approved/)).toBeVisible()
        await inShadow('.__PrivateStripeElement', '.fields')
        await payByCard('4242424242424242')
        await expect(await standing(canvas, 'Your payment has arrived.')).toBeVisible()
        await isTold('Feature Job', 'Payment received. The job will be featured once it’s approved.')
      },
    },
    'card',
  ),
  name: 'Pays before approval',
  tags: ['behaviour'],
}

/** A world in which a card payment for `jobs.open` succeeded but was not verified. */
const lostTheWayBack: StoryWorld = {
  prepare: (world) =>
    world.mutate((context) => {
      const intent = cardPayment(context, context.tx.jobs.need(jobs.open))
      const card = { number: '4242424242424242', expMonth: '12', expYear: '34', cvc: '123' }
      followIntent(context, confirmIntent(context, intent, card).intent)
    }),
}

/** Opening the page verifies an earlier payment and charges nothing (rules 25). */
export const ReturnAfterPaying: Story = {
  ...owned(jobs.open, lostTheWayBack, {
    play: async ({ canvas }) => {
      await expect(await standing(canvas, /^This job is featured\./)).toBeVisible()
      await expect((await record(jobs.open)).payments).toEqual(['stripe succeeded'])
    },
  }),
  name: 'Finds an earlier payment',
  tags: ['behaviour'],
}

/** Charges a card for a job before this page opens. The browser has stored the payment, and it is not verified. */
const chargedBefore =
  (job: number): StoryWorld['prepare'] =>
  async (world) =>
    await world.mutate((context) => {
      const intent = cardPayment(context, context.tx.jobs.need(job))
      const card = { number: '4242424242424242', expMonth: '12', expYear: '34', cvc: '123' }
      confirmIntent(context, intent, card)
      openPayment(personas.harbour, job).set(intent.client_secret)
    })

/** The call that opens a payment fails, but this browser has stored the payment, and the app verifies it. */
export const PaidBeforeReload: Story = {
  ...owned(
    jobs.open,
    {
      network: { faults: [{ call: 'payments/fetch-stripe-intent', kind: 'network', times: null }] },
      prepare: chargedBefore(jobs.open),
    },
    {
      play: async ({ canvas }) => {
        await expect(await standing(canvas, /^This job is featured\./)).toBeVisible()
        await expect((await record(jobs.open)).payments).toEqual(['stripe succeeded'])
        await waitFor(() => expect(openPayment(personas.harbour, jobs.open).get()).toBeUndefined())
      },
    },
  ),
  name: 'Finds a payment after a reload',
  tags: ['behaviour'],
}

/** Without a card form, as a receipt is being checked, the page verifies the stored payment and refreshes. */
export const ChargedBesideReceipt: Story = {
  ...owned(
    jobs.paymentPending,
    { prepare: chargedBefore(jobs.paymentPending) },
    {
      play: async ({ canvas }) => {
        await expect(await standing(canvas, /^This job is featured\./)).toBeVisible()
        await waitFor(() => expect(openPayment(personas.harbour, jobs.paymentPending).get()).toBeUndefined())
      },
    },
  ),
  name: 'Finds a payment beside a receipt',
  tags: ['behaviour'],
}

/** A warning beside the bank details asks the user to check the card payment first. */
export const CardBegunAtBank: Story = {
  ...owned(
    jobs.open,
    lostTheWayBack,
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('You started a card payment.')).toBeVisible()
        await press(canvas, 'Check card payment')
        await expect(await standing(canvas, /^This job is featured\./)).toBeVisible()
      },
    },
    'bank',
  ),
  name: 'Warns about an open card payment',
  tags: ['behaviour'],
}

/** The card was charged, but the payment was not verified. Switching to bank transfer shows the warning. */
export const ChargedAndTurnedToBank: Story = {
  ...owned(
    jobs.crowded,
    { network: { faults: [{ call: 'payments/verify-stripe', kind: 'network', times: null }] } },
    {
      play: async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('radio', { name: /^Bank/ }))
        await expect(await canvas.findByRole('form', { name: /Upload the receipt/ })).toBeVisible()
        await expect(canvas.queryByText('You started a card payment.')).toBeNull()
        await userEvent.click(canvas.getByRole('radio', { name: /^Card/ }))
        await inShadow('.__PrivateStripeElement', '.fields')
        await payByCard('4242424242424242')
        await canvas.findByText('Your card was charged, but the job isn’t featured yet.')
        await userEvent.click(canvas.getByRole('radio', { name: /^Bank/ }))
        await expect(await canvas.findByText('You started a card payment.')).toBeVisible()
        await press(canvas, 'Check card payment')
        await expect(
          await canvas.findByText('Your card was charged, but the job isn’t featured yet.'),
        ).toBeVisible()
      },
    },
  ),
  name: 'Warns after an unverified payment',
  tags: ['behaviour'],
}

/** An unfinished card payment selects the card, and can be completed. */
export const CardBegun: Story = {
  ...owned(
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
  ),
  name: 'Resumes a card payment',
  tags: ['behaviour'],
}
