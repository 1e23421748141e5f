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
  if (!found) throw new Error(`Nobody asks “${text}”`)
  return found
}

/** A question opens by a press, and by a link to it. */
export const Faqs: Story = screen(
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
      await userEvent.click(within(cost).getByRole('link', { name: 'What is free, and what is not' }))
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'What it costs' })).toHaveFocus())
    },
  },
)

export const FaqsDark: Story = screen('/faqs', { as: personas.ada }, { globals: { theme: 'dark' } })

export const FaqsNarrow: Story = screen(
  '/faqs',
  {},
  {
    ...narrow,
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Open all answers' }))
      await fitsSideways()
    },
  },
)

/** The address of an answer opens it. */
export const FaqsByAddress: Story = screen(
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
)

/** A hash that names nothing is a page like any other. */
export const FaqsByNoAddress: Story = screen(
  '/faqs#%00',
  {},
  {
    play: async ({ canvas }) => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Questions and answers' }),
      ).toBeVisible()
    },
  },
)

export const FaqsAllOpen: Story = screen(
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
)

/** The index leads to a section: it has the focus, and the index says where one is. */
export const FaqsIndex: Story = screen(
  '/faqs',
  {},
  {
    play: async ({ canvas }) => {
      const index = within(await canvas.findByRole('navigation', { name: 'On this page' }))
      await userEvent.click(index.getByRole('link', { name: 'Hiring' }))
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Hiring' })).toHaveFocus())
      await expect(index.getByRole('link', { name: 'Hiring' })).toHaveAttribute('aria-current', 'page')
      await expect(index.getByRole('link', { name: 'First steps' })).not.toHaveAttribute('aria-current')
      // The same link once more.
      await userEvent.click(index.getByRole('link', { name: 'Hiring' }))
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Hiring' })).toHaveFocus())
    },
  },
)

export const Services: Story = screen(
  '/services',
  {},
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
      await userEvent.click(canvas.getByRole('link', { name: 'How featuring and paying work' }))
      await canvas.findByRole('heading', { level: 1, name: 'Questions and answers' })
      const payment = questionOf('How can I pay for featuring, and does it renew?')
      await waitFor(() => expect(payment.open).toBe(true))
      await waitFor(() => expect(payment.querySelector('summary')).toHaveFocus())
    },
  },
)

export const ServicesDark: Story = screen(
  '/services',
  { as: personas.harbour },
  { globals: { theme: 'dark' } },
)

export const ServicesNarrow: Story = screen(
  '/services',
  {},
  {
    ...narrow,
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: 'Services' })
      await fitsSideways()
    },
  },
)
