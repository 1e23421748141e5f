import { expect, userEvent } from 'storybook/test'
import { press } from '../support/flow.ts'
import { fill } from '../support/marketing.ts'
import * as story from '../support/plays.ts'
import type { Meta } from '../support/story.ts'

export default {
  title: 'Screens/Marketing',
  parameters: { at: '/contact' },
} satisfies Meta

export const About = story.full({ at: '/about' })
export const Contact = story.full(story.fillsIn({ 'Your name': 'name', 'Email address': 'email' }))

/** The summary takes focus and links to the fields. Text that nobody sees is empty (rules 46). */
export const ContactIncomplete = story.state(async ({ canvas }) => {
  for (const name of ['Your name', 'Subject', 'Message'])
    await userEvent.type(await canvas.findByRole('textbox', { name }), '\u200b')
  await press(canvas, 'Send message')
  await expect(await canvas.findAllByRole('link', { name: /^Enter / })).toHaveLength(4)
})

/** A pasted message that is too long is not cut off. */
export const ContactTooLong = story.longText(async ({ canvas }) => {
  await fill(canvas)
  const message = canvas.getByRole('textbox', { name: 'Message' })
  await userEvent.click(message)
  await userEvent.paste('x'.repeat(5_000))
  await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
  await userEvent.click(await canvas.findByRole('link', { name: 'Shorten the message to 5,000 characters.' }))
  await expect(message).toHaveFocus()
  await expect(message).toHaveProperty('value.length', 5_019)
})
