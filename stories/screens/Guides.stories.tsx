import { expect, waitFor, userEvent, within } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { press } from '../support/flow.ts'
import * as story from '../support/plays.ts'
import type { Meta } from '../support/story.ts'

function questionOf(text: string): HTMLDetailsElement {
  const all = [...document.querySelectorAll('details')]
  const found = all.find((details) => details.querySelector('summary')?.textContent === text)
  if (!found) throw new Error(`There is no question “${text}”`)
  return found
}

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

export const OpensAnAnswerAndFollowsItsLink = story.behaviour(async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible()
  const cost = questionOf('What does it cost?')
  await expect(cost.open).toBe(false)
  await userEvent.click(within(cost).getByText('What does it cost?'))
  await waitFor(() => expect(cost.open).toBe(true))
  await userEvent.click(within(cost).getByRole('link', { name: 'What’s free and what isn’t' }))
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'What it costs' })).toHaveFocus())
})

export const OpensAndClosesAllAnswers = story.behaviour({ as: personas.harbour }, async ({ canvas }) => {
  const all = () => [...document.querySelectorAll('main details')].map((each) => each.hasAttribute('open'))
  await userEvent.click(await canvas.findByRole('button', { name: 'Open all answers' }))
  await expect(all()).not.toContain(false)
  await userEvent.click(canvas.getByRole('button', { name: 'Close all answers' }))
  await expect(all()).not.toContain(true)
})
