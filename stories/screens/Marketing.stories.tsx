import { expect, userEvent, waitFor, within } from 'storybook/test'
import { press, doublePress, timesCalled } from '../support/flow.ts'
import * as story from '../support/plays.ts'
import type { Meta, Canvas } from '../support/story.ts'

async function fill(canvas: Canvas, email = 'ines@example.com') {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Your name' }), 'Ines Calloway')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Email address/ }), email)
  await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), 'A question')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Can I have two CVs?')
}

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

/** The server's error appears beside the field, and nothing typed is lost. */
export const ContactRefused = story.error(async ({ canvas }) => {
  await fill(canvas, 'ñandú@exämple.com')
  await press(canvas, 'Send message')
  // The browser itself marks such an address as invalid, before any answer.
  const email = canvas.getByRole('textbox', { name: /^Email address/ })
  await waitFor(() => expect(email).toHaveAccessibleDescription(/is not a valid email address\./))
  await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('Can I have two CVs?')
})

export const ContactOffline = story.offline('send-message', async ({ canvas }) => {
  await fill(canvas)
  await press(canvas, 'Send message')
  await expect(await canvas.findByText(/couldn’t reach the server/)).toBeVisible()
})

/** A double click sends one message, and the form is empty afterwards. */
export const SendsAMessage = story.behaviour(async ({ canvas }) => {
  await fill(canvas)
  await doublePress(canvas.getByRole('button', { name: 'Send message' }))
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(''))
  await expect(timesCalled('send-message')).toBe(1)
  await expect(canvas.queryByRole('group', { name: 'Please check what you entered' })).toBeNull()
  await expect(within(canvas.getByRole('region', { name: 'Messages' })).getByText('Contact Us')).toBeVisible()
})
