import { expect, waitFor } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { press } from '../support/flow.ts'
import { questionOf } from '../support/guides.ts'
import * as story from '../support/plays.ts'
import type { Meta } from '../support/story.ts'

export default {
  title: 'Screens/FAQs and services',
  parameters: { at: '/faqs' },
} satisfies Meta

export const FaqsOpen = story.full(async ({ canvas }) => await press(canvas, 'Open all answers'))

/** The URL of an answer opens the answer. */
export const FaqsOneAnswer = story.state({ at: '/faqs#faq-payment' }, async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Questions and answers' })
  const payment = questionOf('How can I pay for featuring, and does it renew?')
  await waitFor(() => expect(payment.open).toBe(true))
  await expect(questionOf('What does it cost?').open).toBe(false)
})

/** An unknown hash is ignored. */
export const Faqs = story.full({ at: '/faqs#%00' })
export const Services = story.full({ at: '/services', as: personas.harbour })
