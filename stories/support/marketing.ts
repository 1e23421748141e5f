import { userEvent } from 'storybook/test'
import type { Canvas } from './story.ts'

export async function fill(canvas: Canvas, email = 'ines@example.com') {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Your name' }), 'Ines Calloway')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Email address/ }), email)
  await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), 'A question')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Can I have two CVs?')
}
