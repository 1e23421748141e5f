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

export const Forgot: Story = screen(
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
)

export const ForgotDark: Story = screen(request, { as: personas.ada }, { globals: { theme: 'dark' } })

export const ForgotNarrow: Story = screen(
  request,
  {},
  {
    globals: narrow,
    play: async ({ canvas }) => {
      await canvas.findByRole('button', { name: 'Send me a code' })
      await noSidewaysScroll()
    },
  },
)

export const ForgotIncomplete: Story = screen(
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
)

/** What only the server finds fault with stands at the field, in its words (product: validation). */
export const ForgotRefused: Story = screen(
  request,
  {},
  {
    play: async ({ canvas }) => {
      await askFor(canvas, 'ada')
      // The words, for the browser itself finds such an address invalid, before any answer.
      await waitFor(() =>
        expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveAccessibleDescription(
          /is not a valid e-mail address\./,
        ),
      )
      await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveValue('ada')
    },
  },
)

export const ForgotOffline: Story = screen(
  request,
  { network: { faults: [{ call: 'send-password-reset-link', kind: 'network', times: null }] } },
  {
    play: async ({ canvas }) => {
      await askFor(canvas, ada)
      await waitFor(() => expect(canvas.getByRole('group', { name: /could not be reached/ })).toHaveFocus())
      await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveValue(ada)
      await expect(messages().queryByText('Error')).toBeNull()
    },
  },
)

/** Two quick presses send one e-mail. */
export const ForgotTwice: Story = screen(
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
)

/** An address that nobody uses gets the same answer, and comes to the same page (rules 11). */
export const UnknownAddress: Story = screen(
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
          /wrong or no longer works/,
        ),
      )
    },
  },
)

/** Once more within the minute: the server says to wait, and the way to the code that was sent is there. */
export const RateLimited: Story = screen(
  request,
  {},
  {
    play: async ({ canvas }) => {
      await askFor(canvas, ada)
      await userEvent.click(await canvas.findByRole('link', { name: 'Change the address' }))
      await canvas.findByRole('heading', { level: 1, name: 'Forgot your password?' })
      await askFor(canvas, ada)
      await waitFor(() =>
        expect(canvas.getByRole('group', { name: /^A code was just sent\./ })).toHaveFocus(),
      )
      await userEvent.click(canvas.getByRole('link', { name: 'Enter the code' }))
      await expect(await canvas.findByRole('heading', { name: 'Choose a new password' })).toBeVisible()
    },
  },
)

/** All of it: a wrong code, two passwords that differ, then the right ones; and to the login. */
export const BothSteps: Story = screen(
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
          /The two passwords are not the same\./,
        ),
      )
      await fill(canvas, { code: otherThan(code) })
      await waitFor(() =>
        expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
          /wrong or no longer works/,
        ),
      )
      await expect(canvas.getByLabelText('New password')).toHaveValue(fresh)
      await fill(canvas, { code })
      await canvas.findByRole('heading', { level: 1, name: 'Login' })
      await expect(await messages().findByText('Your new password is set. You can log in now.')).toBeVisible()
      await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveValue(ada)
      await expect(canvas.queryByText('A code is on its way.')).toBeNull()
    },
  },
)

/** The account's sessions end, the one in this browser with them (rules 11). */
export const LoggedInAsTheOne: Story = screen(
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
)

/** Somebody else's password, on a shared computer: who is logged in stays so. */
export const LoggedInAsAnother: Story = screen(
  address,
  { as: personas.newcomer },
  {
    play: async ({ canvas }) => {
      await expect(
        await canvas.findByText('The new password is for another account, so you’ll stay logged in.'),
      ).toBeVisible()
    },
  },
)
