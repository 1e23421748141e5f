import { userEvent, within } from 'storybook/test'

export const fill = async (element: HTMLElement) => {
  const canvas = within(element)
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'ada@example.org')
  await userEvent.click(canvas.getByRole('radio', { name: 'I hire' }))
}
