import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { doublePress, timesCalled } from '../support/flow.ts'
import { screen } from '../support/screen.tsx'

const meta = { title: 'Screens/Marketing' } satisfies Meta

export default meta
type Story = StoryObj
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const About: Story = {
  ...screen(
    '/about',
    {},
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
        await waitFor(() => expect(document.title).toMatch(/^About - /))
      },
    },
  ),
  tags: ['full'],
}

export const AboutDark: Story = {
  ...screen('/about', { as: personas.ada }, { globals: { theme: 'dark' } }),
  name: 'About, dark',
  tags: ['full'],
}

export const AboutNarrow: Story = {
  ...screen('/about', {}, { globals: { viewport: { value: 'narrow' } } }),
  name: 'About, narrow',
  tags: ['full'],
}

export const Contact: Story = {
  ...screen(
    '/contact',
    {},
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
        await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveAttribute(
          'autocomplete',
          'name',
        )
        await expect(canvas.getByRole('textbox', { name: /^Email address/ })).toHaveAttribute(
          'autocomplete',
          'email',
        )
      },
    },
  ),
  tags: ['full'],
}

export const ContactDark: Story = {
  ...screen('/contact', {}, { globals: { theme: 'dark' } }),
  name: 'Contact, dark',
  tags: ['full'],
}

export const ContactNarrow: Story = {
  ...screen('/contact', {}, { globals: { viewport: { value: 'narrow' } } }),
  name: 'Contact, narrow',
  tags: ['full'],
}

async function fill(canvas: Canvas, email = 'ines@example.com') {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Your name' }), 'Ines Calloway')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Email address/ }), email)
  await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), 'A question')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Can I have two CVs?')
}

/** The summary takes focus and links to the fields. */
export const ContactIncomplete: Story = {
  ...screen(
    '/contact',
    {},
    {
      play: async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Send message' }))
        const summary = canvas.getByRole('group', { name: 'Please check what you entered' })
        await waitFor(() => expect(summary).toHaveFocus())
        await userEvent.click(canvas.getByRole('link', { name: 'Enter a subject.' }))
        await expect(canvas.getByRole('textbox', { name: 'Subject' })).toHaveFocus()
        await expect(canvas.getByRole('textbox', { name: 'Subject' })).toBeInvalid()
      },
    },
  ),
  name: 'Contact, incomplete',
  tags: ['state'],
}

/** A pasted message that is too long is not cut off. */
export const ContactTooLong: Story = {
  ...screen(
    '/contact',
    {},
    {
      play: async ({ canvas }) => {
        await fill(canvas)
        const message = canvas.getByRole('textbox', { name: 'Message' })
        await userEvent.click(message)
        await userEvent.paste('x'.repeat(5_000))
        await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
        await userEvent.click(
          await canvas.findByRole('link', { name: 'Shorten the message to 5,000 characters.' }),
        )
        await expect(message).toHaveFocus()
        await expect(message).toHaveProperty('value.length', 5_019)
      },
    },
  ),
  name: 'Contact, message too long',
  tags: ['long-text'],
}

/** A double click sends one message, and the form is empty afterwards. */
export const SendsAMessage: Story = {
  ...screen(
    '/contact',
    {},
    {
      play: async ({ canvas }) => {
        await fill(canvas)
        await doublePress(canvas.getByRole('button', { name: 'Send message' }))
        await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(''))
        await expect(timesCalled('send-message')).toBe(1)
        await expect(canvas.queryByRole('group', { name: 'Please check what you entered' })).toBeNull()
        await expect(
          within(canvas.getByRole('region', { name: 'Messages' })).getByText('Contact Us'),
        ).toBeVisible()
      },
    },
  ),
  name: 'Sends a message',
  tags: ['behaviour'],
}

/** The server's error appears beside the field, and nothing typed is lost. */
export const ContactRefused: Story = {
  ...screen(
    '/contact',
    {},
    {
      play: async ({ canvas }) => {
        await fill(canvas, 'ñandú@exämple.com')
        await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
        // Check the message, because the browser itself marks such an address as invalid before any answer.
        await waitFor(() =>
          expect(canvas.getByRole('textbox', { name: /^Email address/ })).toHaveAccessibleDescription(
            /is not a valid email address\./,
          ),
        )
        await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('Can I have two CVs?')
      },
    },
  ),
  name: 'Contact, refused',
  tags: ['error'],
}

/** The form reports the failure, and nothing typed is lost (rules 37). */
export const ContactOffline: Story = {
  ...screen(
    '/contact',
    { network: { faults: [{ call: 'send-message', kind: 'network', times: null }] } },
    {
      play: async ({ canvas }) => {
        await fill(canvas)
        await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
        await expect(await canvas.findByText(/couldn’t reach the server/)).toBeVisible()
        await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('Can I have two CVs?')
      },
    },
  ),
  name: 'Contact, offline',
  tags: ['offline'],
}
