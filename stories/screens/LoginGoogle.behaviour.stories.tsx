import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { returnTo } from '../../src/api/return-to.ts'
import { token } from '../../src/api/token.ts'
import { noSidewaysScroll, press } from '../support/flow.ts'
import { runtime } from '../support/backend.ts'
import { inShadow } from '../support/shadow.ts'
import { type Meta, narrow, type Story } from '../support/story.ts'
import { googleButton, openGoogle } from '../support/login.ts'

export default {
  title: 'Screens/Login/Google and chat',
  tags: ['behaviour', '!dev'],
  parameters: { at: '/login' },
} satisfies Meta

const ada = 'ada.lindqvist@example.org'

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
}

/** The answer has the credential, the client id and how the account was selected: from the list, or typed. */
export const GoogleAnswer: Story = {
  name: 'Receives credential, client id and selection',
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
}

/** Choosing a known address logs the user in and returns to the previous page (rules 10, 35). */
export const GoogleSignsIn: Story = {
  name: 'Logs in with a known Google account',
  parameters: {
    prepare: () => returnTo.remember('/notifications'),
  },
  play: async ({ canvas }) => {
    const google = await openGoogle()
    await userEvent.click(await google.findByRole('button', { name: /Ada Lindqvist/ }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
    await expect(token.get()).toBeDefined()
  },
}

/** A login with a recruiter's address opens My jobs. */
export const GoogleByAnotherAddress: Story = {
  name: 'Logs in with a typed address',
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
}

/** Cancelling changes nothing, and focus returns to the button. */
export const GoogleCancelled: Story = {
  name: 'Cancels Google login',
  play: async () => {
    const google = await openGoogle()
    await userEvent.click(google.getByRole('button', { name: 'Cancel' }))
    await expect(document.querySelector('[data-simulated-google]')).toBeNull()
    const button = (await googleButton()).closest('button')
    await expect(button?.matches(':focus')).toBe(true)
    await expect(page.queryByText('Login Failed')).toBeNull()
    await expect(token.get()).toBeUndefined()
  },
}

let isBlocked = true

/** A blocker answers with an empty script: "Try again" requests it again. */
export const GoogleBlocked: Story = {
  name: 'Retries after Google’s script was blocked',
  parameters: {
    prepare: () => {
      isBlocked = true
    },
    thirdParty: async ({ pathname }, answer) =>
      isBlocked && pathname === '/gsi/client' ? new Response('') : await answer(),
  },
  globals: narrow,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Google login isn’t available right now.')).toBeVisible()
    await noSidewaysScroll()
    isBlocked = false
    await press(canvas, 'Try again')
    await googleButton()
  },
}

/** The chat loads last, opens, and answers that it is an example. */
export const Chat: Story = {
  name: 'Opens the chat',
  parameters: { at: '/faqs' },
  globals: narrow,
  play: async () => {
    const chat = await inShadow('#tidio-chat-iframe', '.panel')
    const bubble = document.querySelector('#tidio-chat-iframe')?.shadowRoot?.querySelector('.bubble')
    if (!bubble) throw new Error('The chat has no button.')
    await userEvent.click(bubble)
    await userEvent.type(await chat.findByRole('textbox', { name: 'Message' }), 'Is anybody there?{Enter}')
    await expect(await chat.findByText(/This chat is an example/)).toBeVisible()
    await noSidewaysScroll()
    await userEvent.click(chat.getByRole('button', { name: 'Close the chat' }))
  },
}
