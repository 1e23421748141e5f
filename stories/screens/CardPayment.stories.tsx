import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
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
} from '../support/card-payment.tsx'
import * as story from '../support/plays.ts'
import { inShadow } from '../support/shadow.ts'
import type { Meta } from '../support/story.ts'

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
