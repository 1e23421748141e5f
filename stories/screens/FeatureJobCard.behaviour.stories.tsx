import { expect, userEvent, waitFor } from 'storybook/test'
import type { Context } from '../../mocks/operation.ts'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { confirmIntent } from '../../mocks/services/card-provider.ts'
import { cardPayment, followIntent } from '../../mocks/services/feature-payments.ts'
import { runtime } from '../support/backend.ts'
import { order, payByCard, paymentPage, plain, record, standing } from '../support/feature-job.ts'
import { press } from '../support/flow.ts'
import { behaviour } from '../support/plays.ts'
import { inShadow } from '../support/shadow.ts'
import { type Meta, unreachable, type World } from '../support/story.ts'

export default {
  title: 'Screens/Feature a job/Card',
  parameters: { at: paymentPage(jobs.open), as: personas.harbour },
} satisfies Meta

/**
 * The price changes while the form is open. The form says so before anything is paid, then charges the new price,
 * and the page says that the job is featured.
 */
export const PriceChanged = behaviour({ at: paymentPage(plain, 'card') }, async ({ canvas }) => {
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
  const heading = await standing(canvas, /^This job is featured\./)
  await waitFor(() => expect(heading).toHaveFocus())
  await expect(await record(plain)).toMatchObject({ payments: ['stripe succeeded'], isFeatured: true })
})

const card = { number: '4242424242424242', expMonth: '12', expYear: '34', cvc: '123' }

/** A world in which a card payment for `jobs.open` succeeded but was not verified. */
const lostTheWayBack: World = {
  prepare: (context) => {
    const intent = cardPayment(context, context.tx.jobs.need(jobs.open))
    followIntent(context, confirmIntent(context, intent, card).intent)
  },
}

/** Where an earlier visit has stored the payment. */
const storedFor = (job: number) => `fieldwork.cardPayment.${personas.harbour}.${job}`

/** Charges a card for a job before this page opens. The browser has stored the payment, and it is not verified. */
const chargedBefore = (job: number) => (context: Context) => {
  const intent = cardPayment(context, context.tx.jobs.need(job))
  confirmIntent(context, intent, card)
  localStorage.setItem(storedFor(job), intent.client_secret)
}

/** The page verifies an earlier payment, forgets it, and charges nothing (rules 25). */
const finding = (job: number, world: World) =>
  behaviour({ at: paymentPage(job), ...world }, async ({ canvas }) => {
    await expect(await standing(canvas, /^This job is featured\./)).toBeVisible()
    await expect((await record(job)).payments).toContain('stripe succeeded')
    await waitFor(() => expect(localStorage.getItem(storedFor(job))).toBeNull())
  })

export const ReturnAfterPaying = finding(jobs.open, lostTheWayBack)

/** No card form appears, as a receipt is being checked. */
export const ChargedBesideReceipt = finding(jobs.paymentPending, {
  prepare: chargedBefore(jobs.paymentPending),
})

/** The call that opens a payment fails, but this browser has stored the payment. */
export const PaidBeforeReload = finding(jobs.open, {
  ...unreachable('payments/fetch-stripe-intent'),
  prepare: chargedBefore(jobs.open),
})

/** A warning beside the bank details asks the user to check the card payment first. */
export const WarnsAboutAnOpenCardPayment = behaviour(
  { at: paymentPage(jobs.open, 'bank'), ...lostTheWayBack },
  async ({ canvas }) => {
    await expect(await canvas.findByText('You started a card payment.')).toBeVisible()
    await press(canvas, 'Check card payment')
    await expect(await standing(canvas, /^This job is featured\./)).toBeVisible()
  },
)

/** The card was charged, but the payment was not verified. Switching to bank transfer shows the warning. */
export const WarnsAfterAnUnverifiedPayment = behaviour(
  { at: paymentPage(jobs.crowded), ...unreachable('payments/verify-stripe') },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Bank/ }))
    await expect(await canvas.findByRole('form', { name: /Upload the receipt/ })).toBeVisible()
    await expect(canvas.queryByText('You started a card payment.')).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: /^Card/ }))
    await inShadow('.__PrivateStripeElement', '.fields')
    await payByCard('4242424242424242')
    await canvas.findByText('Your card was charged, but we couldn’t confirm that the job is featured.')
    await userEvent.click(canvas.getByRole('radio', { name: /^Bank/ }))
    await expect(await canvas.findByText('You started a card payment.')).toBeVisible()
    await press(canvas, 'Check card payment')
    await expect(
      await canvas.findByText('Your card was charged, but we couldn’t confirm that the job is featured.'),
    ).toBeVisible()
  },
)
