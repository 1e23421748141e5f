import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { returnTo } from '../../src/api/return-to.ts'
import { token } from '../../src/api/token.ts'
import { pendingLogin } from '../../src/features/session/index.ts'
import { runtime } from '../support/backend.ts'
import { isTold } from '../support/flow.ts'
import { inShadow } from '../support/shadow.ts'
import { codeFor, otherThan } from '../support/flow.ts'
import { screen } from '../support/screen.tsx'

const meta = { title: 'Screens/Signing in' } satisfies Meta

export default meta
type Story = StoryObj
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const ada = 'ada.lindqvist@example.org'
const narrow = { globals: { viewport: { value: 'narrow' } } }
const dark = { globals: { theme: 'dark' } }

const summary = (canvas: Canvas) => canvas.findByRole('group', { name: 'Please check what you entered' })

/** Goes through the first step. */
async function askForCode(canvas: Canvas, email: string, type: 'Job seeker' | 'Recruiter' = 'Job seeker') {
  await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(`^${type}`) }))
  await userEvent.clear(canvas.getByRole('textbox', { name: 'E-mail address' }))
  await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail address' }), email)
  await userEvent.click(canvas.getByRole('button', { name: 'Send me a code' }))
}

async function enterCode(canvas: Canvas, code: string) {
  const field = await canvas.findByRole('textbox', { name: 'Code' })
  await userEvent.clear(field)
  await userEvent.type(field, code)
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
}

/** A person between the two steps. The code was asked for so long ago that it works no longer. */
async function waitingForLong() {
  await Promise.resolve()
  pendingLogin.set({ email: ada, type: 'job_seeker', sentAt: 0 })
}

export const SignUp: Story = screen('/signup')

export const SignUpDark: Story = screen('/signup', {}, { globals: { theme: 'dark' } })

export const SignUpNarrow: Story = screen(
  '/signup',
  {},
  {
    ...narrow,
    play: async ({ canvas }) => {
      await canvas.findByRole('button', { name: 'Sign up' })
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    },
  },
)

export const SignUpIncomplete: Story = screen(
  '/signup',
  {},
  {
    play: async ({ canvas }) => {
      await userEvent.type(await canvas.findByLabelText('Password'), 'short')
      await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
      const box = await summary(canvas)
      await waitFor(() => expect(box).toHaveFocus())
      await expect(within(box).getAllByRole('link')).toHaveLength(4)
      await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/at least 8 characters/)
    },
  },
)

/** The server's words stand at the field; everything typed is still there. */
export const SignUpTaken: Story = screen(
  '/signup',
  {},
  {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('radio', { name: /^Recruiter/ }))
      await userEvent.type(canvas.getByRole('textbox', { name: 'Company name' }), 'Quay & Sons')
      await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail address' }), ada)
      await userEvent.type(canvas.getByLabelText('Password'), 'harbour lights')
      await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
      await waitFor(() =>
        expect(canvas.getByRole('textbox', { name: 'E-mail address' })).toHaveAccessibleDescription(
          /exists already/,
        ),
      )
      await expect(canvas.getByRole('textbox', { name: 'Company name' })).toHaveValue('Quay & Sons')
      await expect(canvas.getByLabelText('Password')).toHaveValue('harbour lights')
    },
  },
)

/** Success goes to the login, where address and account type are filled in. */
export const SignedUp: Story = screen(
  '/signup',
  {},
  {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('radio', { name: /^Job seeker/ }))
      await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'نور حدّاد')
      await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail address' }), 'nour@example.org')
      await userEvent.type(canvas.getByLabelText('Password'), 'harbour lights')
      await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
      await canvas.findByRole('heading', { level: 1, name: 'Login' })
      await expect(await page.findByText('Sign Up')).toBeVisible()
      await expect(canvas.getByRole('textbox', { name: 'E-mail address' })).toHaveValue('nour@example.org')
      await expect(canvas.getByRole('radio', { name: /^Job seeker/ })).toBeChecked()
      // Nothing is on its way yet.
      await expect(canvas.queryByText('A code is on its way.')).toBeNull()
    },
  },
)

export const Login: Story = screen('/login')

export const LoginDark: Story = screen('/login', {}, { globals: { theme: 'dark' } })

export const LoginNarrow: Story = screen(
  '/login',
  {},
  {
    ...narrow,
    play: async ({ canvas }) => {
      await canvas.findByRole('button', { name: 'Send me a code' })
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    },
  },
)

export const LoginIncomplete: Story = screen(
  '/login',
  {},
  {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Send me a code' }))
      const box = await summary(canvas)
      await waitFor(() => expect(box).toHaveFocus())
      await userEvent.click(within(box).getByRole('link', { name: 'Enter your e-mail address.' }))
      await expect(canvas.getByRole('textbox', { name: 'E-mail address' })).toHaveFocus()
    },
  },
)

export const LoginToComeBack: Story = screen(
  '/login',
  {
    prepare: async () => {
      await Promise.resolve()
      returnTo.remember('/notifications')
    },
  },
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('You come back to where you were afterwards.')).toBeVisible()
      await askForCode(canvas, ada)
      await canvas.findByRole('heading', { name: 'Enter your code' })
      await enterCode(canvas, await codeFor(ada))
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
    },
  },
)

export const LoggedInAlready: Story = screen(
  '/login',
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(/^You are logged in as/)).toHaveTextContent('Ada Lindqvist')
    },
  },
)

export const LoginOffline: Story = screen(
  '/login',
  { network: { faults: [{ call: 'login', kind: 'network', times: null }] } },
  {
    play: async ({ canvas }) => {
      await askForCode(canvas, ada)
      await waitFor(() => expect(canvas.getByRole('group', { name: /could not be reached/ })).toHaveFocus())
      await expect(canvas.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(ada)
    },
  },
)

/** An address that nobody uses gets the same answer (rules 9). */
export const UnknownAddress: Story = screen(
  '/login',
  {},
  {
    play: async ({ canvas }) => {
      await askForCode(canvas, 'nobody@example.org')
      await canvas.findByRole('heading', { name: 'Enter your code' })
      await isTold('Login', 'If there is such an account, we have sent it a code.')
    },
  },
)

/** Once more within a minute: the server says to wait, and the way to the code that was sent is there. */
export const TooSoon: Story = screen(
  '/login',
  {},
  {
    play: async ({ canvas }) => {
      await askForCode(canvas, ada)
      await userEvent.click(await canvas.findByRole('link', { name: 'change them' }))
      await canvas.findByRole('heading', { level: 1, name: 'Login' })
      await askForCode(canvas, ada)
      await waitFor(() =>
        expect(canvas.getByRole('group', { name: /^A code was just sent\./ })).toHaveFocus(),
      )
      await userEvent.click(canvas.getByRole('link', { name: 'Enter the code' }))
      await expect(await canvas.findByRole('heading', { name: 'Enter your code' })).toBeVisible()
    },
  },
)

/** Both steps: a wrong code, then the right one out of the e-mail. */
export const BothSteps: Story = screen(
  '/login',
  {},
  {
    play: async ({ canvas }) => {
      await askForCode(canvas, `  ${ada.toUpperCase()} `)
      await canvas.findByRole('heading', { name: 'Enter your code' })
      const code = await codeFor(ada)
      await enterCode(canvas, otherThan(code))
      await waitFor(() =>
        expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
          /wrong or no longer works/,
        ),
      )
      await waitFor(async () => expect(await summary(canvas)).toHaveFocus())
      // As it is pasted from an e-mail.
      await userEvent.clear(canvas.getByRole('textbox', { name: 'Code' }))
      await userEvent.click(canvas.getByRole('textbox', { name: 'Code' }))
      await userEvent.paste(` ${code.slice(0, 3)} ${code.slice(3)}`)
      await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue(code)
      await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
      await expect(token.get()).toBeDefined()
      await expect(pendingLogin.get()).toBeUndefined()
    },
  },
)

export const RecruiterComesToTheirJobs: Story = screen(
  '/login',
  {},
  {
    play: async ({ canvas }) => {
      const email = await runtime.read(({ tx }) => tx.accounts.need(personas.harbour).email)
      await askForCode(canvas, email, 'Recruiter')
      await canvas.findByRole('heading', { name: 'Enter your code' })
      await enterCode(canvas, await codeFor(email))
      await expect(await canvas.findByRole('heading', { level: 1, name: 'My jobs' })).toBeVisible()
    },
  },
)

/** The fifth wrong one uses the code up. */
export const TooManyTries: Story = screen(
  '/login',
  {},
  {
    play: async ({ canvas }) => {
      await askForCode(canvas, ada)
      await canvas.findByRole('heading', { name: 'Enter your code' })
      const code = otherThan(await codeFor(ada))
      for (let tries = 0; tries < 6; tries += 1) {
        await enterCode(canvas, code)
        await waitFor(() =>
          expect(canvas.getByRole('button', { name: 'Log in' })).not.toHaveAttribute('aria-busy'),
        )
      }
      await waitFor(() =>
        expect(canvas.getByRole('group', { name: /^Too many wrong codes\./ })).toBeVisible(),
      )
    },
  },
)

/** The first minute: a new code can't be asked for yet. The seconds are seen, and not read out one by one. */
export const WaitingForTheCode: Story = screen(
  '/login',
  {},
  {
    play: async ({ canvas }) => {
      await askForCode(canvas, ada)
      await canvas.findByRole('heading', { name: 'Enter your code' })
      const again = canvas.getByRole('button', { name: 'Send a new code' })
      await expect(again).toHaveAttribute('aria-disabled', 'true')
      await expect(again).toHaveAccessibleDescription('A new code can be sent a minute after the last one.')
      await expect(canvas.getByText(/^in\s+seconds$/)).toHaveAttribute('aria-hidden', 'true')
      await userEvent.click(again)
      await expect(await runtime.read(({ tx }) => tx.mails.by('to', ada).length)).toBe(2)
    },
  },
)

export const VerifyDark: Story = screen(
  '/verify',
  { prepare: waitingForLong },
  { globals: { theme: 'dark' } },
)

/** Ten minutes are over: said, and a new code starts them again. */
export const CodeOver: Story = screen(
  '/verify',
  { prepare: waitingForLong },
  {
    ...narrow,
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('This code has stopped working.')).toBeVisible()
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
      await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }))
      await waitFor(() => expect(canvas.queryByText('This code has stopped working.')).toBeNull())
      await expect(canvas.getByRole('button', { name: 'Send a new code' })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
      await enterCode(canvas, await codeFor(ada))
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
    },
  },
)

/** A new code that can't be sent is told beside its button. */
export const NewCodeOffline: Story = screen(
  '/verify',
  { prepare: waitingForLong, network: { faults: [{ call: 'login', kind: 'network', times: null }] } },
  {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Send a new code' }))
      await expect(await canvas.findByText(/could not be reached/)).toBeVisible()
    },
  },
)

/** Without an address that is waiting for a code there is nothing to verify (rules 35). */
export const NothingToVerify: Story = screen(
  '/verify',
  {},
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
    },
  },
)

/** The button that Google's script draws. */
const googleButton = async () =>
  await (await inShadow('.simulated-google-button', 'button')).findByText('Sign in with Google')

/** The accounts to choose from. */
async function openGoogle() {
  await userEvent.click(await googleButton())
  return await inShadow('[data-simulated-google]', 'dialog')
}

/** The button is as high as the large one is, and reached by its name (spec §9). */
export const Google: Story = screen(
  '/login',
  {},
  {
    play: async () => {
      const button = (await googleButton()).closest('button')
      await expect(button?.getBoundingClientRect().height).toBe(40)
    },
  },
)

/** The script of the provider, as other pages than ours use it, too. */
type GoogleScript = {
  initialize: (setup: { client_id: string; callback: (answer: unknown) => void }) => void
  renderButton: (place: HTMLElement, wish: { size: string }) => void
}

const isGoogle = (value: unknown): value is { accounts: { id: GoogleScript } } =>
  typeof value === 'object' && value !== null && 'accounts' in value

/** The provider's script, which the button of the page has come with. */
async function googleScript(): Promise<GoogleScript> {
  await googleButton()
  const google: unknown = Reflect.get(window, 'google')
  if (!isGoogle(google)) throw new Error('The script of the provider is not there.')
  return google.accounts.id
}

/** The three sizes of the provider's button (spec §9). */
export const GoogleSizes: Story = screen(
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
)

/** With the credential come the id of the client and how the account was selected: from the list, or typed (spec §7). */
export const GoogleAnswer: Story = screen(
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
      await userEvent.type(await google.findByRole('textbox', { name: 'E-mail address' }), ada)
      await userEvent.click(google.getByRole('button', { name: 'Next' }))
      await waitFor(() => expect(answers).toHaveLength(2))
      const credential: unknown = expect.stringMatching(/./)
      await expect(answers).toMatchObject([
        { credential, clientId: client, select_by: 'btn' },
        { credential, clientId: client, select_by: 'btn_add_session' },
      ])
    },
  },
)

export const GoogleAccountsDark: Story = screen(
  '/login',
  {},
  {
    globals: { ...narrow.globals, ...dark.globals },
    play: async () => {
      const google = await openGoogle()
      await expect(await google.findByRole('button', { name: /Ada Lindqvist/ })).toBeVisible()
    },
  },
)

/** An address that has an account signs in, and leads back to where the person was (rules 10, 35). */
export const GoogleSignsIn: Story = screen(
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
)

/** Any other address can be typed: a recruiter comes to their jobs. */
export const GoogleByAnotherAddress: Story = screen(
  '/login',
  {},
  {
    play: async ({ canvas }) => {
      const email = await runtime.read(({ tx }) => tx.accounts.need(personas.harbour).email)
      const google = await openGoogle()
      await userEvent.click(await google.findByRole('button', { name: /Use another address/ }))
      await userEvent.type(await google.findByRole('textbox', { name: 'E-mail address' }), 'nobody')
      await userEvent.click(google.getByRole('button', { name: 'Next' }))
      await expect(google.getByRole('status')).toHaveTextContent('Enter an e-mail address')
      await userEvent.type(google.getByRole('textbox', { name: 'E-mail address' }), email, {
        initialSelectionStart: 0,
        initialSelectionEnd: 99,
      })
      await userEvent.click(google.getByRole('button', { name: 'Next' }))
      await expect(await canvas.findByRole('heading', { level: 1, name: 'My jobs' })).toBeVisible()
    },
  },
)

/** An address without an account: the server's words, as an alert and in their place (rules 10, spec §8). */
export const GoogleUnknown: Story = screen(
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
)

/** Called off: nothing has happened, and the focus is where it was. */
export const GoogleCancelled: Story = screen(
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
)

/** No credential arrives: an alert titled "Login Failed" (spec §7, §8). */
export const GoogleFails: Story = screen(
  '/login',
  {},
  {
    ...dark,
    play: async () => {
      const google = await openGoogle()
      await userEvent.click(google.getByRole('button', { name: 'Let it fail' }))
      await expect(await page.findByText('Login Failed')).toBeVisible()
    },
  },
)

/** The script does not come: said in its place, and it can be tried again. */
export const GoogleMissing: Story = (() => {
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
      ...narrow,
      play: async ({ canvas }) => {
        await expect(
          await canvas.findByText('Signing in with Google is not available at the moment.'),
        ).toBeVisible()
        await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
        isMissing = false
        await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
        await googleButton()
      },
    },
  )
})()

/** A world without a key for Google: only the code by e-mail. */
export const WithoutGoogle: Story = screen(
  '/login',
  { scenario: 'empty' },
  {
    play: async ({ canvas }) => {
      await canvas.findByRole('button', { name: 'Send me a code' })
      await expect(canvas.queryByRole('region', { name: 'Other ways to log in' })).toBeNull()
    },
  },
)

/** The chat comes last, opens, and answers that it is an example. */
export const Chat: Story = screen(
  '/login',
  {},
  {
    ...narrow,
    play: async () => {
      const chat = await inShadow('#tidio-chat-iframe', '.panel')
      const bubble = document.querySelector('#tidio-chat-iframe')?.shadowRoot?.querySelector('.bubble')
      if (!bubble) throw new Error('The chat has no button.')
      await userEvent.click(bubble)
      await userEvent.type(await chat.findByRole('textbox', { name: 'Message' }), 'Is anybody there?{Enter}')
      await expect(await chat.findByText(/This chat is an example/)).toBeVisible()
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
      await userEvent.click(chat.getByRole('button', { name: 'Close the chat' }))
    },
  },
)
