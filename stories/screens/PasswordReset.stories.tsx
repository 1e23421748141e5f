import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { calmNetwork } from '../../mocks/engine/network/network.ts'
import { runtime } from '../support/backend.ts'
import { noSidewaysScroll } from '../support/flow.ts'
import { narrow, screen } from '../support/screen.tsx'
import { ada, address, askFor, fill, fresh, messages, request, sent } from '../support/password.ts'

const meta = { title: 'Screens/Password/Reset' } satisfies Meta

export default meta
type Story = StoryObj

/** Waits for the countdown after a new code. A busy button is disabled too, but without a description. */
async function waitForTheCountdown(again: HTMLElement) {
  await waitFor(() =>
    expect(again).toHaveAccessibleDescription('You can request a new code a minute after the last one.'),
  )
  await expect(again).toHaveAttribute('aria-disabled', 'true')
}

export const Reset: Story = {
  name: 'Full',
  tags: ['full'],
  ...screen(
    address,
    {},
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(ada)).toBeVisible()
        const code = canvas.getByRole('textbox', { name: 'Code' })
        await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
        for (const label of ['New password', 'Confirm new password']) {
          await expect(canvas.getByLabelText(label)).toHaveAttribute('autocomplete', 'new-password')
        }
        // The email's link was opened in another browser, where a new code can be requested at once.
        await expect(canvas.getByRole('button', { name: 'Send a new code' })).not.toHaveAttribute(
          'aria-disabled',
          'true',
        )
      },
    },
  ),
}

export const ResetDark: Story = {
  name: 'Dark',
  tags: ['state'],
  ...screen(address, {}, { globals: { theme: 'dark' } }),
}

export const ResetNarrow: Story = {
  name: 'Long text',
  tags: ['long-text'],
  ...screen(
    `/reset-password/${'long.name.'.repeat(20)}%40example.org`,
    {},
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await canvas.findByRole('button', { name: 'Set new password' })
        await noSidewaysScroll()
      },
    },
  ),
}

/** All fields are required (product: validation). */
export const ResetIncomplete: Story = {
  name: 'Lists missing fields and links to them',
  tags: ['behaviour'],
  ...screen(
    address,
    {},
    {
      play: async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Set new password' }))
        const box = canvas.getByRole('group', { name: 'Please check what you entered' })
        await waitFor(() => expect(box).toHaveFocus())
        await expect(within(box).getAllByRole('link')).toHaveLength(3)
        await userEvent.click(within(box).getByRole('link', { name: 'Choose a new password.' }))
        await expect(canvas.getByLabelText('New password')).toHaveFocus()
        await expect(runtime.log.entries.some(({ call }) => call === 'reset-password')).toBe(false)
      },
    },
  ),
}

/** The server's message appears at the field, and all input stays (product: accessibility). */
export const ResetShort: Story = {
  name: 'Password too short',
  tags: ['error'],
  ...screen(
    address,
    {},
    {
      play: async ({ canvas }) => {
        await fill(canvas, { code: '123456', password: 'short' })
        await waitFor(() =>
          expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(/at least 8 characters/),
        )
        await expect(canvas.getByLabelText('New password')).toHaveValue('short')
        await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('123456')
      },
    },
  ),
}

export const ResetOffline: Story = {
  name: 'Offline',
  tags: ['offline'],
  ...screen(
    address,
    { network: { faults: [{ call: 'reset-password', kind: 'network', times: null }] } },
    {
      play: async ({ canvas }) => {
        await fill(canvas, { code: '123456' })
        await waitFor(() =>
          expect(canvas.getByRole('group', { name: /couldn’t reach the server/ })).toHaveFocus(),
        )
        await expect(canvas.getByLabelText('Confirm new password')).toHaveValue(fresh)
      },
    },
  ),
}

/** The server answers with an HTML error page. */
export const ResetErrorPage: Story = {
  name: 'Retries after an unreadable answer',
  tags: ['behaviour'],
  ...screen(
    address,
    { network: { faults: [{ call: 'reset-password', kind: 'html', times: null }] } },
    {
      play: async ({ canvas }) => {
        await fill(canvas, { code: '123456' })
        await waitFor(() =>
          expect(canvas.getByRole('group', { name: /couldn’t read the server’s answer/ })).toHaveFocus(),
        )
        runtime.options = calmNetwork
        await userEvent.click(canvas.getByRole('button', { name: 'Set new password' }))
        await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Code' })).toBeInvalid())
      },
    },
  ),
}

/** Each button shows only the password of its own field. */
export const Shown: Story = {
  name: 'Password shown',
  tags: ['state'],
  ...screen(
    address,
    {},
    {
      play: async ({ canvas }) => {
        const field = await canvas.findByLabelText('New password')
        await userEvent.type(field, fresh)
        const [show] = canvas.getAllByRole('button', { name: 'Show password' })
        if (!show) throw new Error('There is no such button.')
        await userEvent.click(show)
        await expect(field).toHaveAttribute('type', 'text')
        await expect(canvas.getByLabelText('Confirm new password')).toHaveAttribute('type', 'password')
      },
    },
  ),
}

/** A new code cannot be requested in the first minute (rules 9). */
export const WaitingForTheCode: Story = {
  name: 'Waiting for the code',
  tags: ['state'],
  ...screen(
    request,
    {},
    {
      play: async ({ canvas }) => {
        await askFor(canvas, ada)
        await canvas.findByRole('heading', { level: 1, name: 'Choose a new password' })
        await waitForTheCountdown(canvas.getByRole('button', { name: 'Send a new code' }))
      },
    },
  ),
}

/** The code field is cleared, the passwords stay, and the countdown starts. */
export const NewCode: Story = {
  name: 'Requests a new code',
  tags: ['behaviour'],
  ...screen(
    address,
    {},
    {
      play: async ({ canvas }) => {
        await userEvent.type(await canvas.findByRole('textbox', { name: 'Code' }), '123456')
        await userEvent.type(canvas.getByLabelText('New password'), fresh)
        const again = canvas.getByRole('button', { name: 'Send a new code' })
        await userEvent.click(again)
        await waitForTheCountdown(again)
        await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('')
        await expect(canvas.getByLabelText('New password')).toHaveValue(fresh)
        await expect(await messages().findByText(sent)).toBeVisible()
      },
    },
  ),
}

export const TypingMeanwhile: Story = {
  name: 'Keeps passwords typed during the request',
  tags: ['behaviour'],
  ...screen(
    address,
    {},
    {
      play: async ({ canvas }) => {
        await userEvent.type(await canvas.findByRole('textbox', { name: 'Code' }), '123456')
        const typed = Promise.withResolvers<void>()
        // No call is answered until this read of the world ends.
        const looking = runtime.read(() => typed.promise)
        const again = canvas.getByRole('button', { name: 'Send a new code' })
        try {
          await userEvent.click(again)
          await userEvent.type(canvas.getByLabelText('New password'), fresh)
          await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('123456')
        } finally {
          typed.resolve()
        }
        await looking
        await waitForTheCountdown(again)
        await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('')
        await expect(canvas.getByLabelText('New password')).toHaveValue(fresh)
      },
    },
  ),
}

export const NewCodeOffline: Story = {
  name: 'New code, offline',
  tags: ['offline'],
  ...screen(
    address,
    { network: { faults: [{ call: 'send-password-reset-link', kind: 'network', times: null }] } },
    {
      play: async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Send a new code' }))
        await expect(await canvas.findByText(/couldn’t reach the server/)).toBeVisible()
      },
    },
  ),
}

/** A link that was cut off or mistyped gets a clear page with a next step. */
export const BrokenLink: Story = {
  name: 'Broken link',
  tags: ['error'],
  ...screen(
    '/reset-password/%00',
    {},
    {
      play: async ({ canvas }) => {
        await expect(
          await canvas.findByRole('heading', { level: 1, name: 'This link is incomplete' }),
        ).toBeVisible()
      },
    },
  ),
}

export const RequestsANewLink: Story = {
  name: 'Requests a new link',
  tags: ['behaviour'],
  ...screen(
    '/reset-password/%00',
    {},
    {
      play: async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('link', { name: 'Request a new link' }))
        await expect(
          await canvas.findByRole('heading', { level: 1, name: 'Forgot your password?' }),
        ).toBeVisible()
      },
    },
  ),
}
