import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { screen } from '../support/screen.tsx'

const meta = { title: 'Screens/FAQs and services' } satisfies Meta

export default meta
type Story = StoryObj

const narrow = { globals: { viewport: { value: 'narrow' } } }

async function fitsSideways() {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}

function questionOf(text: string): HTMLDetailsElement {
  const all = [...document.querySelectorAll('details')]
  const found = all.find((details) => details.querySelector('summary')?.textContent === text)
  if (!found) throw new Error(`There is no question “${text}”`)
  return found
}

export const OpensAnAnswer: Story = {
  ...screen(
    '/faqs',
    {},
    {
      play: async ({ canvas }) => {
        await expect(
          await canvas.findByRole('heading', { level: 1, name: 'Questions and answers' }),
        ).toBeVisible()
        const cost = questionOf('What does it cost?')
        await expect(cost.open).toBe(false)
        await userEvent.click(within(cost).getByText('What does it cost?'))
        await waitFor(() => expect(cost.open).toBe(true))
        await userEvent.click(within(cost).getByRole('link', { name: 'What’s free and what isn’t' }))
        await expect(await canvas.findByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
        await waitFor(() => expect(canvas.getByRole('heading', { name: 'What it costs' })).toHaveFocus())
      },
    },
  ),
  name: 'Opens an answer and follows its link',
  tags: ['behaviour'],
}

export const FaqsDark: Story = {
  ...screen('/faqs', { as: personas.ada }, { globals: { theme: 'dark' } }),
  name: 'FAQs, dark',
  tags: ['full'],
}

export const FaqsNarrow: Story = {
  ...screen(
    '/faqs',
    {},
    {
      ...narrow,
      play: async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Open all answers' }))
        await fitsSideways()
      },
    },
  ),
  name: 'FAQs, narrow',
  tags: ['full'],
}

/** The URL of an answer opens the answer. */
export const FaqsOneAnswer: Story = {
  ...screen(
    '/faqs#faq-payment',
    {},
    {
      play: async ({ canvas }) => {
        await canvas.findByRole('heading', { level: 1, name: 'Questions and answers' })
        const payment = questionOf('How can I pay for featuring, and does it renew?')
        await waitFor(() => expect(payment.open).toBe(true))
        await expect(questionOf('What does it cost?').open).toBe(false)
      },
    },
  ),
  name: 'FAQs, answer opened by its address',
  tags: ['state'],
}

/** An unknown hash is ignored. */
export const FaqsUnknownAnswer: Story = {
  ...screen(
    '/faqs#%00',
    {},
    {
      play: async ({ canvas }) => {
        await expect(
          await canvas.findByRole('heading', { level: 1, name: 'Questions and answers' }),
        ).toBeVisible()
      },
    },
  ),
  name: 'FAQs',
  tags: ['full'],
}

export const OpensAndClosesAllAnswers: Story = {
  ...screen(
    '/faqs',
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        const all = () =>
          [...document.querySelectorAll('main details')].map((each) => each.hasAttribute('open'))
        await userEvent.click(await canvas.findByRole('button', { name: 'Open all answers' }))
        await expect(all()).not.toContain(false)
        await userEvent.click(canvas.getByRole('button', { name: 'Close all answers' }))
        await expect(all()).not.toContain(true)
      },
    },
  ),
  name: 'Opens and closes all answers',
  tags: ['behaviour'],
}

/** The section takes focus and is marked in the index. */
export const FollowsTheIndex: Story = {
  ...screen(
    '/faqs',
    {},
    {
      play: async ({ canvas }) => {
        const index = within(await canvas.findByRole('navigation', { name: 'On this page' }))
        await userEvent.click(index.getByRole('link', { name: 'Hiring' }))
        await waitFor(() => expect(canvas.getByRole('heading', { name: 'Hiring' })).toHaveFocus())
        await expect(index.getByRole('link', { name: 'Hiring' })).toHaveAttribute('aria-current', 'page')
        await expect(index.getByRole('link', { name: 'First steps' })).not.toHaveAttribute('aria-current')
        // Pressing the same link again moves focus again.
        await userEvent.click(index.getByRole('link', { name: 'Hiring' }))
        await waitFor(() => expect(canvas.getByRole('heading', { name: 'Hiring' })).toHaveFocus())
      },
    },
  ),
  name: 'Follows the index',
  tags: ['behaviour'],
}

export const LinksToAnAnswer: Story = {
  ...screen(
    '/services',
    {},
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
        await userEvent.click(canvas.getByRole('link', { name: 'How featuring works' }))
        await canvas.findByRole('heading', { level: 1, name: 'Questions and answers' })
        const payment = questionOf('How can I pay for featuring, and does it renew?')
        await waitFor(() => expect(payment.open).toBe(true))
        await waitFor(() => expect(payment.querySelector('summary')).toHaveFocus())
      },
    },
  ),
  name: 'Links from the services to an answer',
  tags: ['behaviour'],
}

export const ServicesDark: Story = {
  ...screen('/services', { as: personas.harbour }, { globals: { theme: 'dark' } }),
  name: 'Services, dark',
  tags: ['full'],
}

export const ServicesNarrow: Story = {
  ...screen(
    '/services',
    {},
    {
      ...narrow,
      play: async ({ canvas }) => {
        await canvas.findByRole('heading', { level: 1, name: 'Services' })
        await fitsSideways()
      },
    },
  ),
  name: 'Services, narrow',
  tags: ['full'],
}
