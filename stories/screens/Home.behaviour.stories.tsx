import { expect, userEvent, waitFor, within } from 'storybook/test'
import { isTold, press } from '../support/flow.ts'
import { listed, lower } from '../support/home.ts'
import { behaviour } from '../support/plays.ts'
import states from './Home.stories.tsx'

export default { ...states, title: 'Screens/Home' }

export const SubmitsTheSearch = behaviour(async ({ canvas }) => {
  await listed(canvas)
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Keyword' }), 'manager')
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Hospitality & food')
  await press(canvas, 'Search A Job')
  const applied = within(await canvas.findByRole('list', { name: 'Applied filters' }))
  await expect(applied.getByText('“manager”')).toBeVisible()
  await expect(applied.getByText('Hospitality & food')).toBeVisible()
})

export const SubscribesToTheNewsletter = behaviour(async ({ canvas }) => {
  await lower(canvas)
  const form = within(canvas.getByRole('form', { name: 'New jobs by email' }))
  const field = form.getByRole('textbox', { name: 'Email address' })
  await userEvent.type(field, 'ines')
  await press(form, 'Subscribe')
  await expect(await form.findByText('Enter an email address such as name@example.com.')).toBeVisible()
  await expect(field).toHaveFocus()
  await userEvent.type(field, '@example.com')
  await press(form, 'Subscribe')
  await isTold('Subscribe')
  await waitFor(() => expect(field).toHaveValue(''))
})
