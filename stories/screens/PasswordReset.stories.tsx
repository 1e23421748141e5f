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

/** Waits for the answer to a new code: a button that is busy can't be pressed either, but tells no time. */
async function waitForTheCountdown(again: HTMLElement) {
  await waitFor(() =>
    expect(again).toHaveAccessibleDescription('You can request a new code a minute after the last one.'),
  )
  await expect(again).toHaveAttribute('aria-disabled', 'true')
}

export const Reset: Story = screen(
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
      // Whoever comes by the link in the e-mail, in another browser, may ask at once.
      await expect(canvas.getByRole('button', { name: 'Send a new code' })).not.toHaveAttribute(
        'aria-disabled',
        'true',
      )
    },
  },
)

export const ResetDark: Story = screen(address, {}, { globals: { theme: 'dark' } })

export const ResetNarrow: Story = screen(
  `/reset-password/${'long.name.'.repeat(20)}%40example.org`,
  {},
  {
    globals: narrow,
    play: async ({ canvas }) => {
      await canvas.findByRole('button', { name: 'Set new password' })
      await noSidewaysScroll()
    },
  },
)

/** Everything is asked for (product: validation); the summary leads to the fields. */
export const ResetIncomplete: Story = screen(
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
)

/** A password that is too short: in the server's words, and nothing typed is lost (product: accessibility). */
export const ResetShort: Story = screen(
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
)

export const ResetOffline: Story = screen(
  address,
  { network: { faults: [{ call: 'reset-password', kind: 'network', times: null }] } },
  {
    play: async ({ canvas }) => {
      await fill(canvas, { code: '123456' })
      await waitFor(() => expect(canvas.getByRole('group', { name: /could not be reached/ })).toHaveFocus())
      await expect(canvas.getByLabelText('Confirm new password')).toHaveValue(fresh)
    },
  },
)

/** The server's HTML error page instead of an answer. */
export const ResetErrorPage: Story = screen(
  address,
  { network: { faults: [{ call: 'reset-password', kind: 'html', times: null }] } },
  {
    play: async ({ canvas }) => {
      await fill(canvas, { code: '123456' })
      await waitFor(() => expect(canvas.getByRole('group', { name: /could not be read/ })).toHaveFocus())
      runtime.options = calmNetwork
      await userEvent.click(canvas.getByRole('button', { name: 'Set new password' }))
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Code' })).toBeInvalid())
    },
  },
)

/** The show button shows one password at a time, and says so. */
export const Shown: Story = screen(
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
)

/** The first minute: a new code can't be asked for yet (rules 9). */
export const WaitingForTheCode: Story = screen(
  request,
  {},
  {
    play: async ({ canvas }) => {
      await askFor(canvas, ada)
      await canvas.findByRole('heading', { level: 1, name: 'Choose a new password' })
      await waitForTheCountdown(canvas.getByRole('button', { name: 'Send a new code' }))
    },
  },
)

/** A new code: the old one goes from its field, the passwords stay; the countdown begins. */
export const NewCode: Story = screen(
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
)

/** What is typed while the new code is on its way stays, too. */
export const TypingMeanwhile: Story = screen(
  address,
  {},
  {
    play: async ({ canvas }) => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Code' }), '123456')
      const typed = Promise.withResolvers<void>()
      // Nothing is answered while somebody looks at the world.
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
)

export const NewCodeOffline: Story = screen(
  address,
  { network: { faults: [{ call: 'send-password-reset-link', kind: 'network', times: null }] } },
  {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Send a new code' }))
      await expect(await canvas.findByText(/could not be reached/)).toBeVisible()
    },
  },
)

/** A link that was cut off, or made by hand: a clear page with a way on. */
export const BrokenLink: Story = screen(
  '/reset-password/%00',
  {},
  {
    play: async ({ canvas }) => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'This link is incomplete' }),
      ).toBeVisible()
      await userEvent.click(canvas.getByRole('link', { name: 'Request a new link' }))
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Forgot your password?' }),
      ).toBeVisible()
    },
  },
)
