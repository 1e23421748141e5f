import { expect, waitFor } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { press } from '../support/flow.ts'
import type { Meta, Story } from '../support/story.ts'
import { questionOf } from '../support/guides.ts'

export default {
  title: 'Screens/FAQs and services',
  parameters: { at: '/faqs' },
} satisfies Meta

export const FaqsOpen: Story = {
  name: 'FAQs, all answers',
  tags: ['full'],
  play: async ({ canvas }) => await press(canvas, 'Open all answers'),
}

/** The URL of an answer opens the answer. */
export const FaqsOneAnswer: Story = {
  name: 'FAQs, answer opened by its address',
  tags: ['state'],
  parameters: { at: '/faqs#faq-payment' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Questions and answers' })
    const payment = questionOf('How can I pay for featuring, and does it renew?')
    await waitFor(() => expect(payment.open).toBe(true))
    await expect(questionOf('What does it cost?').open).toBe(false)
  },
}

/** An unknown hash is ignored. */
export const FaqsUnknownAnswer: Story = {
  name: 'FAQs',
  tags: ['full'],
  parameters: { at: '/faqs#%00' },
}

export const Services: Story = {
  tags: ['full'],
  parameters: { at: '/services', as: personas.harbour },
}
