import { expect, userEvent, waitFor, within } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { questionOf } from '../support/guides.ts'
import { behaviour } from '../support/plays.ts'
import states from './Guides.stories.tsx'

export default { ...states, title: 'Screens/FAQs and services' }

export const OpensAnAnswerAndFollowsItsLink = behaviour(async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible()
  const cost = questionOf('What does it cost?')
  await expect(cost.open).toBe(false)
  await userEvent.click(within(cost).getByText('What does it cost?'))
  await waitFor(() => expect(cost.open).toBe(true))
  await userEvent.click(within(cost).getByRole('link', { name: 'What’s free and what isn’t' }))
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'What it costs' })).toHaveFocus())
})

export const OpensAndClosesAllAnswers = behaviour({ as: personas.harbour }, async ({ canvas }) => {
  const all = () => [...document.querySelectorAll('main details')].map((each) => each.hasAttribute('open'))
  await userEvent.click(await canvas.findByRole('button', { name: 'Open all answers' }))
  await expect(all()).not.toContain(false)
  await userEvent.click(canvas.getByRole('button', { name: 'Close all answers' }))
  await expect(all()).not.toContain(true)
})
