import { loadStripe } from '@stripe/stripe-js/pure'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { jobs } from '../../mocks/scenarios/personas.ts'
import { cardPayment } from '../../mocks/services/feature-payments.ts'
import { confirmIntent } from '../../mocks/services/card-provider.ts'
import type { StoryWorld } from '../support/backend.ts'
import { isTold } from '../support/flow.ts'
import { narrow } from '../support/screen.tsx'
import { inShadow } from '../support/shadow.ts'
import {
  cards,
  expectFocus,
  expectPaidOnce,
  expectRefused,
  field,
  payButton,
  paying,
  payWith,
  record,
  typeCard,
  typeInto,
} from '../support/card-payment.tsx'

const meta = { title: 'Screens/Card payment' } satisfies Meta

export default meta
type Story = StoryObj

const dark = { theme: 'dark' }

export const Form: Story = {
  ...paying({}, { play: async () => void (await field()) }),
  name: 'Full',
  tags: ['full'],
}

export const FormDark: Story = {
  ...paying({}, { globals: dark, play: async () => void (await field()) }),
  name: 'Full, dark',
  tags: ['full'],
}

export const FormNarrow: Story = {
  ...paying(
    {},
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await payButton(canvas)
        const cardsToUse = await inShadow('.__PrivateStripeElement', 'details')
        await userEvent.click(cardsToUse.getByText('Simulated: use a test card'))
        await expect(cardsToUse.getAllByRole('button')).toHaveLength(6)
        await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
      },
    },
  ),
  name: 'Test cards, narrow',
  tags: ['state'],
}

/** As the user types, the digits are grouped, the brand is named, and errors appear. */
export const Typing: Story = {
  ...paying(
    {},
    {
      play: async ({ canvas }) => {
        const card = await field()
        const number = card.getByRole('textbox', { name: 'Card number' })
        await userEvent.type(number, '4242424242424241')
        await expect(number).toHaveValue('4242 4242 4242 4241')
        await expect(card.getByText('Visa')).toBeVisible()
        await expect(number).toHaveAccessibleDescription('Your card number is invalid.')
        await expect(await canvas.findByText('Your card number is invalid.')).toBeVisible()
        await userEvent.type(number, '{Backspace}2')
        await expect(number).toHaveAttribute('aria-invalid', 'false')
        // A complete number moves focus to the next field.
        const expiry = card.getByRole('textbox', { name: /^Expiration/ })
        await expectFocus(expiry)
        await userEvent.keyboard('119')
        await expect(expiry).toHaveValue('11 / 9')
        await userEvent.keyboard('{Backspace}20')
        await expect(expiry).toHaveAccessibleDescription("Your card's expiration year is in the past.")
      },
    },
  ),
  name: 'Formats and checks the card',
  tags: ['behaviour'],
}

/** The incomplete number is reported, its field takes focus, and nothing is paid. */
export const Incomplete: Story = {
  ...paying(
    {},
    {
      globals: dark,
      play: async ({ canvas }) => {
        const button = await payButton(canvas)
        const card = await field()
        await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
        await userEvent.click(button)
        await expectFocus(card.getByRole('textbox', { name: 'Card number' }))
        await waitFor(() =>
          expect(page.getAllByText('Your card number is incomplete.').length).toBeGreaterThan(1),
        )
        await expect((await record()).isFeatured).toBe(false)
      },
    },
  ),
  name: 'Incomplete card',
  tags: ['state'],
}

export const Paid: Story = {
  ...paying(
    {},
    {
      play: async ({ canvas }) => {
        await payWith(canvas, cards.paid)
        await expectPaidOnce(canvas)
      },
    },
  ),
  tags: ['state'],
}

/** Two quick presses make one payment (product: accessibility). */
export const DoubleClick: Story = {
  ...(() => {
    let confirmed = 0
    return paying(
      {
        prepare: async () => {
          await Promise.resolve()
          confirmed = 0
        },
        thirdParty: async ({ pathname }, answer) => {
          if (pathname.endsWith('/confirm')) confirmed += 1
          return await answer()
        },
      },
      {
        globals: dark,
        play: async ({ canvas }) => {
          const button = await payButton(canvas)
          await typeCard(cards.paid)
          await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
          await userEvent.dblClick(button)
          await expectPaidOnce(canvas)
          await expect(confirmed).toBe(1)
        },
      },
    )
  })(),
  name: 'Pays once on a double click',
  tags: ['behaviour'],
}

/** After a card is declined, the form stays open and the user can pay with another card. */
export const Declined: Story = {
  ...paying(
    {},
    {
      play: async ({ canvas }) => {
        await payWith(canvas, cards.declined)
        await expectRefused(canvas, 'Your card was declined.')
        await payWith(canvas, cards.paid)
        await expectPaidOnce(canvas)
        await expect(page.queryByText('Error')).toBeNull()
      },
    },
  ),
  name: 'Pays after a declined card',
  tags: ['behaviour'],
}

export const InsufficientFunds: Story = {
  ...paying(
    {},
    {
      globals: dark,
      play: async ({ canvas }) => {
        await payWith(canvas, cards.insufficient)
        await expectRefused(canvas, 'Your card has insufficient funds.')
      },
    },
  ),
  name: 'Insufficient funds',
  tags: ['state'],
}

export const Expired: Story = {
  ...paying(
    {},
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await payWith(canvas, cards.expired)
        await expectRefused(canvas, 'Your card has expired.')
        await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
      },
    },
  ),
  name: 'Expired card',
  tags: ['state'],
}

export const WrongCvc: Story = {
  ...paying(
    {},
    {
      play: async ({ canvas }) => {
        await payWith(canvas, cards.wrongCvc)
        await expectRefused(canvas, 'Your card’s security code is incorrect.')
      },
    },
  ),
  name: 'Wrong security code',
  tags: ['state'],
}

/** The bank asks for confirmation, and the payment succeeds afterwards. */
export const NeedsAuthentication: Story = {
  ...paying(
    {},
    {
      play: async ({ canvas }) => {
        await payWith(canvas, cards.authentication)
        const bank = await inShadow('[data-simulated-bank]', 'dialog')
        const yes = bank.getByRole('button', { name: 'Complete authentication' })
        await expectFocus(yes)
        await expect(bank.getByText('$49.00')).toBeVisible()
        await userEvent.click(yes)
        await expectPaidOnce(canvas)
      },
    },
  ),
  name: 'Authenticates with the bank',
  tags: ['behaviour'],
}

export const BankAsksDark: Story = {
  ...paying(
    {},
    {
      globals: { ...dark, ...narrow },
      play: async ({ canvas }) => {
        await payWith(canvas, cards.authentication)
        const bank = await inShadow('[data-simulated-bank]', 'dialog')
        await expect(bank.getByRole('heading', { name: 'Confirm this payment' })).toBeVisible()
      },
    },
  ),
  name: 'Bank authentication',
  tags: ['state'],
}

/** The user fails to authenticate: nothing is paid, and the card field takes focus. */
export const AuthenticationFailed: Story = {
  ...paying(
    {},
    {
      play: async ({ canvas }) => {
        await payWith(canvas, cards.authentication)
        const bank = await inShadow('[data-simulated-bank]', 'dialog')
        await userEvent.click(bank.getByRole('button', { name: 'Fail authentication' }))
        await expectRefused(canvas, /^We are unable to authenticate/)
        await expect(document.querySelector('[data-simulated-bank]')).toBeNull()
        const card = await field()
        await expectFocus(card.getByRole('textbox', { name: 'Card number' }))
      },
    },
  ),
  name: 'Authentication failed',
  tags: ['state'],
}

/** Breaks the connection of the first `confirm`. @param before whether that is before the call reaches the provider */
function breaking(before: boolean): StoryWorld {
  let isBroken = false
  return {
    prepare: async () => {
      await Promise.resolve()
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
export const ConnectionLostAfterPaying: Story = {
  ...paying(breaking(false)),
  play: async ({ canvas }) => {
    await payWith(canvas, cards.paid)
    await expect(await canvas.findByText(unknown)).toBeVisible()
    await isTold('Error', 'We lost the connection to the card provider.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expectPaidOnce(canvas)
  },
  name: 'Connection lost after paying',
  tags: ['behaviour'],
}

/** The payment never reached the provider. "Try again" finds no payment, and "Pay" works again. */
export const ConnectionLostBeforePaying: Story = {
  ...paying(breaking(true), { globals: dark }),
  play: async ({ canvas }) => {
    await payWith(canvas, cards.paid)
    await expect(await canvas.findByText(unknown)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('You haven’t paid anything.')).toBeVisible()
    const button = await payButton(canvas)
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    await userEvent.click(button)
    await expectPaidOnce(canvas)
  },
  name: 'Connection lost before paying',
  tags: ['behaviour'],
}

/** The card was charged, but the call that verifies the payment failed. "Try again" verifies it. */
export const NotVerified: Story = {
  ...paying(
    { network: { faults: [{ call: 'payments/verify-stripe', kind: 'network', times: 1 }] } },
    {
      play: async ({ canvas }) => {
        await payWith(canvas, cards.paid)
        await expect(
          await canvas.findByText('Your card was charged, but the job isn’t featured yet.'),
        ).toBeVisible()
        await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull()
        await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
        await expectPaidOnce(canvas)
      },
    },
  ),
  name: 'Verifies again',
  tags: ['behaviour'],
}

/** Opening the form again completes an earlier payment. */
export const ReturnAfterPaying: Story = {
  ...paying(
    {
      prepare: async (backend) =>
        backend.mutate((context) => {
          const intent = cardPayment(context, context.tx.jobs.need(jobs.open))
          confirmIntent(context, intent, { number: cards.paid, expMonth: '12', expYear: '34', cvc: '123' })
        }),
    },
    { play: async ({ canvas }) => await expectPaidOnce(canvas) },
  ),
  name: 'Finds an earlier payment',
  tags: ['behaviour'],
}

export const Loading: Story = {
  ...paying(
    {},
    {
      play: async ({ canvas }) =>
        expect(await canvas.findByText('Loading the card form…')).toBeInTheDocument(),
    },
    () => new Promise(() => undefined),
  ),
  tags: ['loading'],
}

export const Offline: Story = {
  ...paying(
    { network: { faults: [{ call: 'payments/fetch-stripe-intent', kind: 'network', times: null }] } },
    {
      play: async ({ canvas }) => {
        await field()
        await expect(await canvas.findByText(/couldn’t reach the server/)).toBeVisible()
      },
    },
  ),
  tags: ['offline'],
}

/** The failure is shown in place, with "Try again". */
export const RetriesWhileOffline: Story = {
  ...paying(
    { network: { faults: [{ call: 'payments/fetch-stripe-intent', kind: 'network', times: 1 }] } },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(/couldn’t reach the server/)).toBeVisible()
        await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
        await waitFor(() => expect(canvas.queryByText(/couldn’t reach the server/)).toBeNull())
      },
    },
  ),
  name: 'Retries while offline',
  tags: ['behaviour'],
}

let tries = 0

/** The card library fails at first, is loaded again, and the form appears (product: feature a job). */
export const LibraryRetried: Story = {
  ...paying(
    {
      prepare: async () => {
        await Promise.resolve()
        tries = 0
      },
    },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(/couldn’t load the card form/)).toBeVisible()
        await field()
        await expect(canvas.queryByText(/couldn’t load the card form/)).toBeNull()
      },
    },
    (key) => {
      tries += 1
      return tries === 1 ? Promise.reject(new Error('Failed to load Stripe.js')) : loadStripe(key)
    },
  ),
  name: 'Retries the card form',
  tags: ['behaviour'],
}

export const LibraryMissingDark: Story = {
  ...paying(
    {},
    {
      globals: dark,
      play: async ({ canvas }) => void (await canvas.findByText(/couldn’t load the card form/)),
    },
    () => Promise.reject(new Error('Failed to load Stripe.js')),
  ),
  name: 'Card form unavailable',
  tags: ['error'],
}

/** The settings have no key for the card provider. */
export const NoCards: Story = {
  ...paying(
    {
      prepare: async (backend) => {
        await backend.mutate(({ tx }) => tx.settings.patch(1, { stripe_pk: null }))
      },
    },
    {
      play: async ({ canvas }) =>
        expect(await canvas.findByText('Card payments are not available here.')).toBeVisible(),
    },
  ),
  name: 'Card payments unavailable',
  tags: ['state'],
}

/** A test card fills in all fields. The length of the security code depends on the brand. */
export const TestCard: Story = {
  ...paying(
    {},
    {
      play: async () => {
        const card = await field()
        const number = card.getByRole('textbox', { name: 'Card number' })
        const testCards = await inShadow('.__PrivateStripeElement', 'details')
        await userEvent.click(testCards.getByText('Simulated: use a test card'))
        await userEvent.click(testCards.getByRole('button', { name: /needs authentication/ }))
        await expect(number).toHaveValue('4000 0027 6000 3184')
        await expect(card.getByRole('textbox', { name: /^Expiration/ })).toHaveValue('12 / 34')
        await expect(card.getByRole('textbox', { name: 'CVC' })).toHaveValue('123')
        await typeInto(number, '378282246310005')
        await expect(card.getByText('Amex')).toBeVisible()
        await expect(card.getByRole('textbox', { name: 'CVC' })).toHaveAttribute('placeholder', '4 digits')
      },
    },
  ),
  name: 'Fills in a test card',
  tags: ['behaviour'],
}
