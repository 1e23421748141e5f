import { expect, screen as page, userEvent, waitFor, spyOn } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import {
  cards,
  expectFocus,
  expectPaidOnce,
  expectRefused,
  field,
  payButton,
  payWith,
  record,
  Till,
  typeCard,
} from '../support/card-payment.tsx'
import * as story from '../support/plays.ts'
import { inShadow } from '../support/shadow.ts'
import { type Meta, unreachable, type World } from '../support/story.ts'
import { thirdPartyTimeout } from '../../src/ui/third-party.ts'
import { isTold, press } from '../support/flow.ts'

export default {
  title: 'Screens/Card payment',
  parameters: { as: personas.harbour },
  render: () => <Till />,
} satisfies Meta

export const Form = story.full(async () => void (await field()))

export const TestCards = story.state(async ({ canvas }) => {
  await payButton(canvas)
  const cardsToUse = await inShadow('.__PrivateStripeElement', 'details')
  await userEvent.click(cardsToUse.getByText('Simulated: use a test card'))
  await expect(cardsToUse.getAllByRole('button')).toHaveLength(6)
})

/** The incomplete number is reported, its field takes focus, and nothing is paid. */
export const Incomplete = story.state(async ({ canvas }) => {
  const button = await payButton(canvas)
  const card = await field()
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  await userEvent.click(button)
  await expectFocus(card.getByRole('textbox', { name: 'Card number' }))
  await waitFor(() => expect(page.getAllByText('Your card number is incomplete.').length).toBeGreaterThan(1))
  await expect((await record()).isFeatured).toBe(false)
})

export const Paid = story.state(async ({ canvas }) => {
  await payWith(canvas, cards.paid)
  await expectPaidOnce(canvas)
})

export const Expired = story.state(async ({ canvas }) => {
  await payWith(canvas, cards.expired)
  await expectRefused(canvas, 'Your card has expired.')
})

export const BankAsks = story.state(async ({ canvas }) => {
  await payWith(canvas, cards.authentication)
  const bank = await inShadow('[data-simulated-bank]', 'dialog')
  await expect(bank.getByRole('heading', { name: 'Confirm this payment' })).toBeVisible()
})

/** The user fails to authenticate: nothing is paid, and the card field takes focus. */
export const AuthenticationFailed = story.state(async ({ canvas }) => {
  await payWith(canvas, cards.authentication)
  const bank = await inShadow('[data-simulated-bank]', 'dialog')
  await userEvent.click(bank.getByRole('button', { name: 'Fail authentication' }))
  await expectRefused(canvas, /^We are unable to authenticate/)
  await expect(document.querySelector('[data-simulated-bank]')).toBeNull()
  const card = await field()
  await expectFocus(card.getByRole('textbox', { name: 'Card number' }))
})

export const Loading = story.loading('fetch-settings', 'Loading the card form…')
export const Offline = story.offline('payments/fetch-stripe-intent', /couldn’t reach the server/)

export const LibraryMissing = story.error(
  { thirdParty: () => Promise.resolve(Response.error()) },
  'We couldn’t load the card form.',
)

/** The provider's message about the card appears below its form. A complete number moves focus to the next field. */
export const ChecksTheCardWhileTyping = story.behaviour(async ({ canvas }) => {
  const card = await field()
  const number = card.getByRole('textbox', { name: 'Card number' })
  await userEvent.type(number, '4242424242424241')
  await expect(await canvas.findByText('Your card number is invalid.')).toBeVisible()
  await userEvent.type(number, '{Backspace}2')
  await waitFor(() => expect(canvas.queryByText('Your card number is invalid.')).toBeNull())
  await expectFocus(card.getByRole('textbox', { name: /^Expiration/ }))
})

let confirmed = 0

/** Two quick presses make one payment (product: accessibility). */
export const PaysOnceOnADoubleClick = story.behaviour(
  {
    prepare: () => {
      confirmed = 0
    },
    thirdParty: async ({ pathname }, answer) => {
      if (pathname.endsWith('/confirm')) confirmed += 1
      return await answer()
    },
  },
  async ({ canvas }) => {
    const button = await payButton(canvas)
    await typeCard(cards.paid)
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    await userEvent.dblClick(button)
    await expectPaidOnce(canvas)
    await expect(confirmed).toBe(1)
  },
)

/** After a card is declined, the form stays open and the user can pay with another card. */
export const PaysAfterADeclinedCard = story.behaviour(async ({ canvas }) => {
  await payWith(canvas, cards.declined)
  await expectRefused(canvas, 'Your card was declined.')
  await payWith(canvas, cards.paid)
  await expectPaidOnce(canvas)
  await expect(page.queryByText('Error')).toBeNull()
})

/** The bank asks for confirmation, and the payment succeeds afterwards. */
export const AuthenticatesWithTheBank = story.behaviour(async ({ canvas }) => {
  await payWith(canvas, cards.authentication)
  const bank = await inShadow('[data-simulated-bank]', 'dialog')
  const yes = bank.getByRole('button', { name: 'Complete authentication' })
  await expectFocus(yes)
  await expect(bank.getByText('$49.00')).toBeVisible()
  await userEvent.click(yes)
  await expectPaidOnce(canvas)
})

/** Breaks the connection of the first `confirm`. @param before whether that is before the call reaches the provider */
function breaking(before: boolean): World {
  let isBroken = false
  return {
    prepare: () => {
      isBroken = false
    },
    thirdParty: async ({ pathname }, answer) => {
      if (!pathname.endsWith('/confirm') || isBroken) return await answer()
      isBroken = true
      if (!before) await answer()
      return Response.error()
    },
  }
}

const unknown = 'We don’t know yet whether your payment went through.'

/** The provider's answer is lost. "Try again" finds the payment and charges nothing more. */
export const ConnectionLostAfterPaying = story.behaviour(breaking(false), async ({ canvas }) => {
  await payWith(canvas, cards.paid)
  await expect(await canvas.findByText(unknown)).toBeVisible()
  await isTold('Error', 'We lost the connection to the card provider.')
  await press(canvas, 'Try again')
  await expectPaidOnce(canvas)
})

/** The payment never reached the provider. "Try again" finds no payment, and "Pay" works again. */
export const ConnectionLostBeforePaying = story.behaviour(breaking(true), async ({ canvas }) => {
  await payWith(canvas, cards.paid)
  await expect(await canvas.findByText(unknown)).toBeVisible()
  await press(canvas, 'Try again')
  await expect(await canvas.findByText('Your card wasn’t charged.')).toBeVisible()
  const button = await payButton(canvas)
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  await userEvent.click(button)
  await expectPaidOnce(canvas)
})

/** The card was charged, but the call that verifies the payment failed. "Try again" verifies it. */
export const VerifiesAgain = story.behaviour(unreachable('payments/verify-stripe', 1), async ({ canvas }) => {
  await payWith(canvas, cards.paid)
  await expect(
    await canvas.findByText('Your card was charged, but we couldn’t confirm that the job is featured.'),
  ).toBeVisible()
  await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull()
  await press(canvas, 'Try again')
  await expectPaidOnce(canvas)
})

let tries = 0
/** Whether the time limit of third parties passes at once. */
let isShort = false
let release: (answer: undefined) => void

const nothing = () => undefined
const element = { on: nothing, off: nothing, mount: nothing, update: nothing, destroy: nothing }
/** A card provider whose frames never answer. */
const silent = {
  elements: () => ({ create: () => element, getElement: () => null, update: nothing }),
  createToken: nothing,
  createPaymentMethod: nothing,
  confirmCardPayment: nothing,
  retrievePaymentIntent: () => new Promise(nothing),
}

/** The script never arrives, then its frame is never ready. Each "Try again" is a new attempt (product: third parties). */
export const LoadsACardFormThatStalled = story.behaviour(
  {
    beforeEach() {
      tries = 0
      isShort = true
      const { setTimeout } = globalThis
      const spy = spyOn(globalThis, 'setTimeout').mockImplementation((run, after, ...values) =>
        setTimeout(run, isShort && after === thirdPartyTimeout ? 500 : after, ...values),
      )
      return () => spy.mockRestore()
    },
    thirdParty: async ({ host }, answer) => {
      if (host !== 'js.stripe.com') return await answer()
      tries += 1
      if (tries === 1) return await new Promise((resolve) => (release = resolve))
      release(undefined)
      if (tries > 2) return await answer()
      Reflect.set(window, 'Stripe', () => silent)
      return new Response('')
    },
  },
  async ({ canvas }) => {
    const words = 'We couldn’t load the card form.'
    for (const attempt of [1, 2]) {
      await expect(await canvas.findByText(words)).toBeVisible()
      await waitFor(() => expect(tries).toBe(attempt))
      isShort = attempt < 2
      await press(canvas, 'Try again')
    }
    await payWith(canvas, cards.paid)
    await expectPaidOnce(canvas)
  },
)
