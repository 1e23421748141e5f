import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { returnTo } from '../../src/api/return-to.ts'
import { token } from '../../src/api/token.ts'
import { runtime } from '../support/backend.ts'
import { inShadow } from '../support/shadow.ts'
import { narrow, screen } from '../support/screen.tsx'

const meta = { title: 'Screens/Login/Google and chat' } satisfies Meta

export default meta
type Story = StoryObj

const ada = 'ada.lindqvist@example.org'

const dark = { globals: { theme: 'dark' } }

/** Waits for the button that Google's script draws. */
const googleButton = async () =>
  await (await inShadow('.simulated-google-button', 'button')).findByText('Sign in with Google')

/** Opens the dialog with the accounts. */
async function openGoogle() {
  await userEvent.click(await googleButton())
  return await inShadow('[data-simulated-google]', 'dialog')
}

/** The button has the large height and an accessible name (product: constants). */
export const Google: Story = {
  name: 'Google button',
  tags: ['state'],
  ...screen(
    '/login',
    {},
    {
      play: async () => {
        const button = (await googleButton()).closest('button')
        await expect(button?.getBoundingClientRect().height).toBe(40)
      },
    },
  ),
}

/** The public interface of Google's script. */
type GoogleScript = {
  initialize: (setup: { client_id: string; callback: (answer: unknown) => void }) => void
  renderButton: (place: HTMLElement, wish: { size: string }) => void
}

const isGoogle = (value: unknown): value is { accounts: { id: GoogleScript } } =>
  typeof value === 'object' && value !== null && 'accounts' in value

/** Waits for Google's script. */
async function googleScript(): Promise<GoogleScript> {
  await googleButton()
  const google: unknown = Reflect.get(window, 'google')
  if (!isGoogle(google)) throw new Error('Google’s script is missing.')
  return google.accounts.id
}

/** The three heights of Google's button (product: constants). */
export const GoogleSizes: Story = {
  name: 'Draws the three button sizes',
  tags: ['behaviour'],
  ...screen(
    '/login',
    {},
    {
      play: async ({ canvas }) => {
        const script = await googleScript()
        const place = document.createElement('div')
        canvas.getByRole('main').append(place)
        const heights = []
        for (const size of ['large', 'medium', 'small']) {
          script.renderButton(place, { size })
          const button = place.firstElementChild?.shadowRoot?.querySelector('button')
          heights.push(button?.getBoundingClientRect().height)
        }
        place.remove()
        await expect(heights).toEqual([40, 32, 20])
      },
    },
  ),
}

/** The answer has the credential, the client id and how the account was selected: from the list, or typed. */
export const GoogleAnswer: Story = {
  name: 'Receives credential, client id and selection',
  tags: ['behaviour'],
  ...screen(
    '/login',
    {},
    {
      play: async () => {
        const script = await googleScript()
        const answers: unknown[] = []
        const client = await runtime.read(({ tx }) => tx.settings.need(1).google_client_id)
        script.initialize({ client_id: client ?? '', callback: (answer) => answers.push(answer) })
        let google = await openGoogle()
        await userEvent.click(await google.findByRole('button', { name: /Ada Lindqvist/ }))
        await waitFor(() => expect(answers).toHaveLength(1))
        google = await openGoogle()
        await userEvent.click(await google.findByRole('button', { name: /Use another address/ }))
        await userEvent.type(await google.findByRole('textbox', { name: 'Email address' }), ada)
        await userEvent.click(google.getByRole('button', { name: 'Next' }))
        await waitFor(() => expect(answers).toHaveLength(2))
        const credential: unknown = expect.stringMatching(/./)
        await expect(answers).toMatchObject([
          { credential, clientId: client, select_by: 'btn' },
          { credential, clientId: client, select_by: 'btn_add_session' },
        ])
      },
    },
  ),
}

export const GoogleAccountsDark: Story = {
  name: 'Google accounts, dark',
  tags: ['state'],
  ...screen(
    '/login',
    {},
    {
      globals: { ...narrow, ...dark.globals },
      play: async () => {
        const google = await openGoogle()
        await expect(await google.findByRole('button', { name: /Ada Lindqvist/ })).toBeVisible()
      },
    },
  ),
}

/** Choosing a known address logs the user in and returns to the previous page (rules 10, 35). */
export const GoogleSignsIn: Story = {
  name: 'Logs in with a known Google account',
  tags: ['behaviour'],
  ...screen(
    '/login',
    {
      prepare: async () => {
        await Promise.resolve()
        returnTo.remember('/notifications')
      },
    },
    {
      play: async ({ canvas }) => {
        const google = await openGoogle()
        await userEvent.click(await google.findByRole('button', { name: /Ada Lindqvist/ }))
        await expect(await canvas.findByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
        await expect(token.get()).toBeDefined()
      },
    },
  ),
}

/** A login with a recruiter's address opens My jobs. */
export const GoogleByAnotherAddress: Story = {
  name: 'Logs in with a typed address',
  tags: ['behaviour'],
  ...screen(
    '/login',
    {},
    {
      play: async ({ canvas }) => {
        const email = await runtime.read(({ tx }) => tx.accounts.need(personas.harbour).email)
        const google = await openGoogle()
        await userEvent.click(await google.findByRole('button', { name: /Use another address/ }))
        await userEvent.type(await google.findByRole('textbox', { name: 'Email address' }), 'nobody')
        await userEvent.click(google.getByRole('button', { name: 'Next' }))
        await expect(google.getByRole('status')).toHaveTextContent('Enter an email address')
        await userEvent.type(google.getByRole('textbox', { name: 'Email address' }), email, {
          initialSelectionStart: 0,
          initialSelectionEnd: 99,
        })
        await userEvent.click(google.getByRole('button', { name: 'Next' }))
        await expect(await canvas.findByRole('heading', { level: 1, name: 'My jobs' })).toBeVisible()
      },
    },
  ),
}

/** The server's message about an unknown address appears as an alert and below the button (rules 10, 38). */
export const GoogleUnknown: Story = {
  name: 'Google account unknown',
  tags: ['error'],
  ...screen(
    '/login',
    {},
    {
      play: async ({ canvas }) => {
        const google = await openGoogle()
        await userEvent.click(await google.findByRole('button', { name: /Robin Marsh/ }))
        const words = 'No account uses this address. Please sign up first.'
        await waitFor(() => expect(page.getAllByText(words)).toHaveLength(2))
        await expect(page.getByText('Error')).toBeVisible()
        await expect(canvas.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
        await expect(token.get()).toBeUndefined()
      },
    },
  ),
}

/** Cancelling changes nothing, and focus returns to the button. */
export const GoogleCancelled: Story = {
  name: 'Cancels Google login',
  tags: ['behaviour'],
  ...screen(
    '/login',
    {},
    {
      play: async () => {
        const google = await openGoogle()
        await userEvent.click(google.getByRole('button', { name: 'Cancel' }))
        await expect(document.querySelector('[data-simulated-google]')).toBeNull()
        const button = (await googleButton()).closest('button')
        await expect(button?.matches(':focus')).toBe(true)
        await expect(page.queryByText('Login Failed')).toBeNull()
        await expect(token.get()).toBeUndefined()
      },
    },
  ),
}

/** Without a credential an alert titled "Login Failed" appears (product: alerts). */
export const GoogleFails: Story = {
  name: 'Google login failed',
  tags: ['error'],
  ...screen(
    '/login',
    {},
    {
      ...dark,
      play: async () => {
        const google = await openGoogle()
        await userEvent.click(google.getByRole('button', { name: 'Fail the login' }))
        await expect(await page.findByText('Login Failed')).toBeVisible()
      },
    },
  ),
}

/** A script that fails to load is reported in place, with a retry. */
export const GoogleMissing: Story = {
  name: 'Retries after Google’s script failed',
  tags: ['behaviour'],
  ...(() => {
    let isMissing = true
    return screen(
      '/login',
      {
        prepare: async () => {
          await Promise.resolve()
          isMissing = true
        },
        thirdParty: async ({ pathname }, answer) =>
          isMissing && pathname === '/gsi/client' ? Response.error() : await answer(),
      },
      {
        globals: narrow,
        play: async ({ canvas }) => {
          await expect(await canvas.findByText('Google login isn’t available right now.')).toBeVisible()
          await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
          isMissing = false
          await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
          await googleButton()
        },
      },
    )
  })(),
}

/** Without a Google client id only login by email is offered. */
export const WithoutGoogle: Story = {
  name: 'Without Google',
  tags: ['state'],
  ...screen(
    '/login',
    { scenario: 'empty' },
    {
      play: async ({ canvas }) => {
        await canvas.findByRole('button', { name: 'Send me a code' })
        await expect(canvas.queryByRole('region', { name: 'Other ways to log in' })).toBeNull()
      },
    },
  ),
}

/** The chat loads last, opens, and answers that it is an example. */
export const Chat: Story = {
  name: 'Opens the chat',
  tags: ['behaviour'],
  ...screen(
    '/faqs',
    {},
    {
      globals: narrow,
      play: async () => {
        const chat = await inShadow('#tidio-chat-iframe', '.panel')
        const bubble = document.querySelector('#tidio-chat-iframe')?.shadowRoot?.querySelector('.bubble')
        if (!bubble) throw new Error('The chat has no button.')
        await userEvent.click(bubble)
        await userEvent.type(
          await chat.findByRole('textbox', { name: 'Message' }),
          'Is anybody there?{Enter}',
        )
        await expect(await chat.findByText(/This chat is an example/)).toBeVisible()
        await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
        await userEvent.click(chat.getByRole('button', { name: 'Close the chat' }))
      },
    },
  ),
}
