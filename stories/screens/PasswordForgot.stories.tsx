import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { token } from '../../src/api/token.ts'
import { runtime } from '../support/backend.ts'
import { codeFor, noSidewaysScroll, otherThan } from '../support/flow.ts'
import { narrow, screen } from '../support/screen.tsx'
import { ada, address, askFor, fill, fresh, messages, request, sent } from '../support/password.ts'

const meta = { title: 'Screens/Password/Forgot' } satisfies Meta

export default meta
type Story = StoryObj

export const Forgot: Story = {
  name: 'Full',
  tags: ['full'],
  ...screen(
    request,
    {},
    {
      play: async ({ canvas }) => {
        await expect(
          await canvas.findByRole('heading', { level: 1, name: 'Forgot your password?' }),
        ).toBeVisible()
        await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveAttribute(
          'autocomplete',
          'email',
        )
      },
    },
  ),
}

export const ForgotDark: Story = {
  name: 'Logged in, dark',
  tags: ['state'],
  ...screen(request, { as: personas.ada }, { globals: { theme: 'dark' } }),
}

export const ForgotNarrow: Story = {
  name: 'Narrow',
  tags: ['state'],
  ...screen(
    request,
    {},
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await canvas.findByRole('button', { name: 'Send me a code' })
        await noSidewaysScroll()
      },
    },
  ),
}

export const ForgotIncomplete: Story = {
  name: 'Email missing',
  tags: ['error'],
  ...screen(
    request,
    {},
    {
      play: async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Send me a code' }))
        await waitFor(() =>
          expect(canvas.getByRole('group', { name: 'Please check what you entered' })).toHaveFocus(),
        )
        await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveAccessibleDescription(
          /Enter your email address\./,
        )
      },
    },
  ),
}

/** The server's message appears at the field (product: validation). */
export const ForgotRefused: Story = {
  name: 'Email refused',
  tags: ['error'],
  ...screen(
    request,
    {},
    {
      play: async ({ canvas }) => {
        await askFor(canvas, 'ada')
        // Check the message, because the browser itself marks such an address as invalid before any answer.
        await waitFor(() =>
          expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveAccessibleDescription(
            /is not a valid email address\./,
          ),
        )
        await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveValue('ada')
      },
    },
  ),
}

export const ForgotOffline: Story = {
  name: 'Offline',
  tags: ['offline'],
  ...screen(
    request,
    { network: { faults: [{ call: 'send-password-reset-link', kind: 'network', times: null }] } },
    {
      play: async ({ canvas }) => {
        await askFor(canvas, ada)
        await waitFor(() =>
          expect(canvas.getByRole('group', { name: /couldn’t reach the server/ })).toHaveFocus(),
        )
        await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveValue(ada)
        await expect(messages().queryByText('Error')).toBeNull()
      },
    },
  ),
}

export const ForgotTwice: Story = {
  name: 'Sends one email for a double click',
  tags: ['behaviour'],
  ...screen(
    request,
    {},
    {
      play: async ({ canvas }) => {
        await userEvent.type(await canvas.findByRole('textbox', { name: 'Email address' }), ada)
        await userEvent.dblClick(canvas.getByRole('button', { name: 'Send me a code' }))
        await canvas.findByRole('heading', { level: 1, name: 'Choose a new password' })
        await expect(
          runtime.log.entries.filter(({ call }) => call === 'send-password-reset-link'),
        ).toHaveLength(1)
      },
    },
  ),
}

/** An unknown address gets the same answer and the same page (rules 11). */
export const UnknownAddress: Story = {
  name: 'Answers an unknown address like a known one',
  tags: ['behaviour'],
  ...screen(
    request,
    {},
    {
      play: async ({ canvas }) => {
        await askFor(canvas, 'nobody@example.org')
        await canvas.findByRole('heading', { level: 1, name: 'Choose a new password' })
        await expect(await messages().findByText('Reset password')).toBeVisible()
        await expect(messages().getByText(sent)).toBeVisible()
        await fill(canvas, { code: '123456' })
        await waitFor(() =>
          expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
            /wrong or no longer valid/,
          ),
        )
      },
    },
  ),
}

/** The server refuses a second request within a minute. A link opens the form for the code that was sent. */
export const RateLimited: Story = {
  name: 'Code requested too soon',
  tags: ['error'],
  ...screen(
    request,
    {},
    {
      play: async ({ canvas }) => {
        await askFor(canvas, ada)
        await userEvent.click(await canvas.findByRole('link', { name: 'Change address' }))
        await canvas.findByRole('heading', { level: 1, name: 'Forgot your password?' })
        await askFor(canvas, ada)
        await waitFor(() =>
          expect(canvas.getByRole('group', { name: /^We’ve just sent you a code\./ })).toHaveFocus(),
        )
        await userEvent.click(canvas.getByRole('link', { name: 'Enter the code' }))
        await expect(await canvas.findByRole('heading', { name: 'Choose a new password' })).toBeVisible()
      },
    },
  ),
}

/** Two different passwords and a wrong code are refused. Correct values then lead to the login. */
export const BothSteps: Story = {
  name: 'Sets a new password',
  tags: ['behaviour'],
  ...screen(
    request,
    {},
    {
      play: async ({ canvas }) => {
        await askFor(canvas, `  ${ada} `)
        await canvas.findByRole('heading', { level: 1, name: 'Choose a new password' })
        const code = await codeFor(ada)
        await fill(canvas, { code, again: 'lanterns at night' })
        await waitFor(() =>
          expect(canvas.getByLabelText('Confirm new password')).toHaveAccessibleDescription(
            /The passwords don’t match\./,
          ),
        )
        await fill(canvas, { code: otherThan(code) })
        await waitFor(() =>
          expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
            /wrong or no longer valid/,
          ),
        )
        await expect(canvas.getByLabelText('New password')).toHaveValue(fresh)
        await fill(canvas, { code })
        await canvas.findByRole('heading', { level: 1, name: 'Login' })
        await expect(await messages().findByText('Password changed. You can now log in.')).toBeVisible()
        await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveValue(ada)
        await expect(canvas.queryByText('A code is on its way.')).toBeNull()
      },
    },
  ),
}

/** A new password ends every session of the account, including this one (rules 11). */
export const LoggedInAsTheOne: Story = {
  name: 'Logs out after setting a new password',
  tags: ['behaviour'],
  ...screen(
    address,
    {
      as: personas.ada,
      prepare: async (world) => {
        const body = new FormData()
        body.set('email', ada)
        await world.handle(
          'send-password-reset-link',
          new Request(new URL('/api/send-password-reset-link', location.href), { method: 'POST', body }),
        )
      },
    },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('Setting a new password logs you out here, too.')).toBeVisible()
        await fill(canvas, { code: await codeFor(ada) })
        await canvas.findByRole('heading', { level: 1, name: 'Login' })
        await expect(token.get()).toBeUndefined()
        await expect(canvas.queryByText(/^You’re logged in as/)).toBeNull()
        await expect(canvas.getByRole('radio', { name: /^Job seeker/ })).toBeChecked()
      },
    },
  ),
}

/** On a shared computer the other account stays logged in. */
export const LoggedInAsAnother: Story = {
  name: 'Logged in with another account',
  tags: ['state'],
  ...screen(
    address,
    { as: personas.newcomer },
    {
      play: async ({ canvas }) => {
        await expect(
          await canvas.findByText('The new password is for another account, so you’ll stay logged in.'),
        ).toBeVisible()
      },
    },
  ),
}
