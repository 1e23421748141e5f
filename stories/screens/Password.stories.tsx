import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { calmNetwork } from '../../mocks/runtime/options.ts'
import { personas } from '../../mocks/scenarios/personas.ts'
import { token } from '../../src/api/token.ts'
import { runtime } from '../support/backend.ts'
import { codeFor, otherThan } from '../support/flow.ts'
import { screen } from '../support/screen.tsx'

const meta = { title: 'Screens/Password' } satisfies Meta

export default meta
type Story = StoryObj
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const ada = 'ada.lindqvist@example.org'
const request = '/forgot-password'
const address = `/reset-password/${encodeURIComponent(ada)}`
const fresh = 'lanterns at noon'
const narrow = { globals: { viewport: { value: 'narrow' } } }
const sent = 'If there is such an account, we have sent it a link and a code.'

const messages = () => within(page.getByRole('region', { name: 'Messages' }))

async function askFor(canvas: Canvas, email: string) {
  const field = await canvas.findByRole('textbox', { name: 'E-mail address' })
  await userEvent.clear(field)
  await userEvent.type(field, email)
  await userEvent.click(canvas.getByRole('button', { name: 'Send me a code' }))
}

async function fill(
  canvas: Canvas,
  { code, password = fresh, again = password }: { code: string; password?: string; again?: string },
) {
  const field = await canvas.findByRole('textbox', { name: 'Code' })
  await userEvent.clear(field)
  await userEvent.type(field, code)
  for (const [label, text] of [
    ['New password', password],
    ['New password, once more', again],
  ] as const) {
    await userEvent.clear(canvas.getByLabelText(label))
    await userEvent.type(canvas.getByLabelText(label), text)
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Set new password' }))
}

/** Waits for the answer to a new code: a button that is busy can't be pressed either, but tells no time. */
async function waitForTheCountdown(again: HTMLElement) {
  await waitFor(() =>
    expect(again).toHaveAccessibleDescription('A new code can be sent a minute after the last one.'),
  )
  await expect(again).toHaveAttribute('aria-disabled', 'true')
}

async function fitsSideways() {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}

export const Forgot: Story = screen(
  request,
  {},
  {
    play: async ({ canvas }) => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Forgot your password?' }),
      ).toBeVisible()
      await expect(canvas.getByRole('textbox', { name: 'E-mail address' })).toHaveAttribute(
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
    ...narrow,
    play: async ({ canvas }) => {
      await canvas.findByRole('button', { name: 'Send me a code' })
      await fitsSideways()
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
      await expect(canvas.getByRole('textbox', { name: 'E-mail address' })).toHaveAccessibleDescription(
        /Enter your e-mail address\./,
      )
    },
  },
)

/** What only the server finds fault with stands at the field, in its words (spec §5). */
export const ForgotRefused: Story = screen(
  request,
  {},
  {
    play: async ({ canvas }) => {
      await askFor(canvas, 'ada')
      // The words, for the browser itself finds such an address invalid, before any answer.
      await waitFor(() =>
        expect(canvas.getByRole('textbox', { name: 'E-mail address' })).toHaveAccessibleDescription(
          /is not a valid e-mail address\./,
        ),
      )
      await expect(canvas.getByRole('textbox', { name: 'E-mail address' })).toHaveValue('ada')
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
      await expect(canvas.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(ada)
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
      await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail address' }), ada)
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
export const TooSoon: Story = screen(
  request,
  {},
  {
    play: async ({ canvas }) => {
      await askFor(canvas, ada)
      await userEvent.click(await canvas.findByRole('link', { name: 'change it' }))
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
        expect(canvas.getByLabelText('New password, once more')).toHaveAccessibleDescription(
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
      await expect(canvas.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(ada)
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
      await expect(await canvas.findByText('The new password logs you out here, too.')).toBeVisible()
      await fill(canvas, { code: await codeFor(ada) })
      await canvas.findByRole('heading', { level: 1, name: 'Login' })
      await expect(token.get()).toBeUndefined()
      await expect(canvas.queryByText(/^You are logged in as/)).toBeNull()
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
        await canvas.findByText('The new password is for another account: you stay logged in.'),
      ).toBeVisible()
    },
  },
)

export const Reset: Story = screen(
  address,
  {},
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(ada)).toBeVisible()
      const code = canvas.getByRole('textbox', { name: 'Code' })
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
      for (const label of ['New password', 'New password, once more']) {
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
    ...narrow,
    play: async ({ canvas }) => {
      await canvas.findByRole('button', { name: 'Set new password' })
      await fitsSideways()
    },
  },
)

/** Everything is asked for (spec §5); the summary leads to the fields. */
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

/** A password that is too short: in the server's words, and nothing typed is lost (look 5). */
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
      await expect(canvas.getByLabelText('New password, once more')).toHaveValue(fresh)
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
      await expect(canvas.getByLabelText('New password, once more')).toHaveAttribute('type', 'password')
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
      await userEvent.click(canvas.getByRole('link', { name: 'Ask for a new link' }))
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Forgot your password?' }),
      ).toBeVisible()
    },
  },
)
