import { expect, userEvent } from 'storybook/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { error } from '../support/plays.ts'
import type { Meta } from '../support/story.ts'

export default {
  title: 'Screens/Job/Applying',
  parameters: { at: `/jobs/${jobs.open}`, as: personas.newcomer },
} satisfies Meta

export const WithoutCv = error(async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Upload and apply' }))
  await expect(canvas.getByRole('group', { name: /check what you entered/ })).toHaveFocus()
  await expect(canvas.getByLabelText('CV')).toHaveAccessibleDescription(/Choose a PDF\./)
})
