import { expect, userEvent, waitFor } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { noSidewaysScroll } from '../support/flow.ts'
import { dark, type Meta, narrow, type Story } from '../support/story.ts'
import { questionOf } from '../support/guides.ts'

export default {
  title: 'Screens/FAQs and services',
  parameters: { at: '/faqs' },
} satisfies Meta

async function fitsSideways() {
  await noSidewaysScroll()
}

export const FaqsDark: Story = {
  name: 'FAQs, dark',
  tags: ['full'],
  parameters: { as: personas.ada },
  globals: dark,
}

export const FaqsNarrow: Story = {
  name: 'FAQs, narrow',
  tags: ['full'],
  globals: narrow,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open all answers' }))
    await fitsSideways()
  },
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
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Questions and answers' }),
    ).toBeVisible()
  },
}

export const ServicesDark: Story = {
  name: 'Services, dark',
  tags: ['full'],
  parameters: { at: '/services', as: personas.harbour },
  globals: dark,
}

export const ServicesNarrow: Story = {
  name: 'Services, narrow',
  tags: ['full'],
  parameters: { at: '/services' },
  globals: narrow,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Services' })
    await fitsSideways()
  },
}
