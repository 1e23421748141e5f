import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { personas, jobs } from '../../mocks/scenarios/personas.ts'
import { createQueryClient } from '../../src/api/query-client.ts'
import { CardPayment } from '../../src/features/payments/CardPayment.tsx'
import { alert } from '../../src/ui/alerts.ts'
import { Container } from '../../src/ui/Container.tsx'
import { PageHeader } from '../../src/ui/PageHeader.tsx'
import { Toaster } from '../../src/ui/Toaster.tsx'
import { runtime } from './backend.ts'
import type { Canvas } from './story.ts'
import { inShadow } from './shadow.ts'

/** Stripe's documented test cards (rules 25). */
export const cards = {
  paid: '4242424242424242',
  declined: '4000000000000002',
  insufficient: '4000000000009995',
  expired: '4000000000000069',
  wrongCvc: '4000000000000127',
  authentication: '4000002760003184',
}

/** The card form as the owner of a job sees it. */
export function Till() {
  const [queryClient] = useState(() =>
    createQueryClient({
      onRefused: (title, message) => void alert.error(title, message),
      onSuccess: alert.success,
      retries: 0,
    }),
  )
  return (
    <QueryClientProvider client={queryClient}>
      <Toaster />
      <main className="min-h-dvh">
        <Container width="form" className="pb-16">
          <PageHeader title="Feature this job" intro={<p>30 days for $49, no renewal.</p>} />
          <CardPayment jobId={jobs.open} accountId={personas.harbour} price={49} onUnsure={() => undefined} />
        </Container>
      </main>
    </QueryClientProvider>
  )
}

export const field = () => inShadow('.__PrivateStripeElement', '.fields')

export const payButton = (canvas: Canvas) => canvas.findByRole('button', { name: /^Pay/ })

/** Expects an element in a shadow tree to have focus, for which `toHaveFocus` would only see the tree's host. */
export const expectFocus = (element: HTMLElement) =>
  waitFor(() => expect(element.matches(':focus')).toBe(true))

/** Replaces the text of a field. */
async function typeInto(element: HTMLElement, text: string) {
  await userEvent.type(element, text, { initialSelectionStart: 0, initialSelectionEnd: 99 })
}

export async function typeCard(number: string) {
  const card = await field()
  await typeInto(card.getByRole('textbox', { name: 'Card number' }), number)
  await typeInto(card.getByRole('textbox', { name: /^Expiration/ }), '1234')
  await typeInto(card.getByRole('textbox', { name: 'CVC' }), '123')
}

/** Waits until the form has looked up the payment, then enters a card and pays. */
export async function payWith(canvas: Canvas, number: string) {
  const button = await payButton(canvas)
  await typeCard(number)
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  await userEvent.click(button)
}

/** The stored payments of the job. */
export const record = () =>
  runtime.read(({ tx, now }) => ({
    payments: tx.payments
      .by('job_id', jobs.open)
      .filter(({ method }) => method === 'stripe')
      .map(({ status }) => status),
    isFeatured: (tx.jobs.need(jobs.open).featured_until ?? 0) > now,
  }))

export async function expectPaidOnce(canvas: Canvas) {
  await expect(await canvas.findByText('Your payment went through.')).toBeVisible()
  const verified = runtime.log.entries.filter(
    ({ call, outcome }) => call === 'payments/verify-stripe' && outcome === 'success',
  )
  await expect(verified).toHaveLength(1)
  await expect(await record()).toEqual({ payments: ['succeeded'], isFeatured: true })
}

export async function expectRefused(canvas: Canvas, message: string | RegExp) {
  // The message appears at the field, and in an alert titled "Error" (product: alerts).
  await waitFor(() => expect(page.getAllByText(message)).toHaveLength(2))
  await expect(page.getByText('Error')).toBeVisible()
  await waitFor(async () => expect(await payButton(canvas)).not.toHaveAttribute('aria-busy'))
  await expect(await record()).toEqual({ payments: ['failed'], isFeatured: false })
}
