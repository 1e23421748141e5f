import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { returnTo } from '../../src/api/return-to.ts'
import { token } from '../../src/api/token.ts'
import { pendingLogin } from '../../src/features/session/index.ts'
import { runtime } from '../support/backend.ts'
import { codeFor, isTold, otherThan } from '../support/flow.ts'
import { type Canvas, narrow, screen } from '../support/screen.tsx'

const meta = { title: 'Screens/Login/Forms and codes' } satisfies Meta

export default meta
type Story = StoryObj

const ada = 'ada.lindqvist@example.org'

const summary = (canvas: Canvas) => canvas.findByRole('group', { name: 'Please check what you entered' })

/** Completes the first login step. */
async function askForCode(canvas: Canvas, email: string, type: 'Job seeker' | 'Recruiter' = 'Job seeker') {
  await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(`^${type}`) }))
  await userEvent.clear(canvas.getByRole('textbox', { name: 'Email address' }))
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), email)
  await userEvent.click(canvas.getByRole('button', { name: 'Send me a code' }))
}

async function enterCode(canvas: Canvas, code: string) {
  const field = await canvas.findByRole('textbox', { name: 'Code' })
  await userEvent.clear(field)
  await userEvent.type(field, code)
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
}

/** Stores a pending login whose code has expired. */
async function waitingForLong() {
  await Promise.resolve()
  pendingLogin.set({ email: ada, type: 'job_seeker', sentAt: 0 })
}

export const SignUp: Story = { name: 'Sign up', tags: ['full'], ...screen('/signup') }

/** For a visitor who comes from a job's apply form, “Job seeker” is selected (rules 35). */
export const SignUpToApply: Story = {
  name: 'Sign up to apply',
  tags: ['state'],
  ...screen(
    `/jobs/${jobs.open}`,
    {},
    {
      play: async ({ canvas }) => {
        const apply = within(await canvas.findByRole('region', { name: 'Apply for this job' }))
        await userEvent.click(await apply.findByRole('link', { name: 'Sign up' }))
        await expect(await canvas.findByRole('radio', { name: /^Job seeker/ })).toBeChecked()
        await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: 'Login' }))
        await canvas.findByRole('button', { name: 'Send me a code' })
        await expect(canvas.getByRole('radio', { name: /^Job seeker/ })).toBeChecked()
        await expect(returnTo.peek()).toBe(`/jobs/${jobs.open}#apply`)
        await userEvent.click(canvas.getByRole('link', { name: 'Create an account' }))
        await canvas.findByRole('button', { name: 'Sign up' })
      },
    },
  ),
}

export const SignUpDark: Story = {
  name: 'Sign up, dark',
  tags: ['state'],
  ...screen('/signup', {}, { globals: { theme: 'dark' } }),
}

export const SignUpNarrow: Story = {
  name: 'Sign up, narrow',
  tags: ['state'],
  ...screen(
    '/signup',
    {},
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await canvas.findByRole('button', { name: 'Sign up' })
        await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
      },
    },
  ),
}

export const SignUpIncomplete: Story = {
  name: 'Sign up, fields missing',
  tags: ['state'],
  ...screen(
    '/signup',
    {},
    {
      play: async ({ canvas }) => {
        await userEvent.type(await canvas.findByLabelText('Password'), 'short')
        await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
        const box = await summary(canvas)
        await waitFor(() => expect(box).toHaveFocus())
        // The short password isn't an error here: the server checks the length.
        await expect(within(box).getAllByRole('link')).toHaveLength(3)
      },
    },
  ),
}

/** The server's message appears at the field, and all input stays. */
export const SignUpTaken: Story = {
  name: 'Sign up, email taken',
  tags: ['state'],
  ...screen(
    '/signup',
    {},
    {
      play: async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('radio', { name: /^Recruiter/ }))
        await userEvent.type(canvas.getByRole('textbox', { name: 'Company name' }), 'Quay & Sons')
        await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), ada)
        await userEvent.type(canvas.getByLabelText('Password'), 'harbour lights')
        await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
        await waitFor(() =>
          expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveAccessibleDescription(
            /already exists/,
          ),
        )
        await expect(canvas.getByRole('textbox', { name: 'Company name' })).toHaveValue('Quay & Sons')
        await expect(canvas.getByLabelText('Password')).toHaveValue('harbour lights')
      },
    },
  ),
}

/** On success the login opens with email and account type filled in. */
export const SignedUp: Story = {
  name: 'Signs up and fills in the login',
  tags: ['behaviour'],
  ...screen(
    '/signup',
    {},
    {
      play: async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('radio', { name: /^Job seeker/ }))
        await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'نور حدّاد')
        await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'nour@example.org')
        await userEvent.type(canvas.getByLabelText('Password'), 'harbour lights')
        await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
        await canvas.findByRole('heading', { level: 1, name: 'Login' })
        await expect(await page.findByText('Sign Up')).toBeVisible()
        await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveValue('nour@example.org')
        await expect(canvas.getByRole('radio', { name: /^Job seeker/ })).toBeChecked()
        // No code has been sent yet.
        await expect(canvas.queryByText('A code is on its way.')).toBeNull()
      },
    },
  ),
}

export const Login: Story = { name: 'Login', tags: ['full'], ...screen('/login') }

export const LoginDark: Story = {
  name: 'Login, dark',
  tags: ['state'],
  ...screen('/login', {}, { globals: { theme: 'dark' } }),
}

export const LoginNarrow: Story = {
  name: 'Login, narrow',
  tags: ['state'],
  ...screen(
    '/login',
    {},
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await canvas.findByRole('button', { name: 'Send me a code' })
        await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
      },
    },
  ),
}

export const LoginIncomplete: Story = {
  name: 'Login, fields missing',
  tags: ['state'],
  ...screen(
    '/login',
    {},
    {
      play: async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Send me a code' }))
        const box = await summary(canvas)
        await waitFor(() => expect(box).toHaveFocus())
        await userEvent.click(within(box).getByRole('link', { name: 'Enter your email address.' }))
        await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveFocus()
      },
    },
  ),
}

export const LoginToComeBack: Story = {
  name: 'Returns to the page after login',
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
        await expect(
          await canvas.findByText('After you log in, you’ll return to where you were.'),
        ).toBeVisible()
        await askForCode(canvas, ada)
        await canvas.findByRole('heading', { name: 'Enter your code' })
        await enterCode(canvas, await codeFor(ada))
        await expect(await canvas.findByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
      },
    },
  ),
}

export const AlreadyLoggedIn: Story = {
  name: 'Already logged in',
  tags: ['state'],
  ...screen(
    '/login',
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(/^You’re logged in as/)).toHaveTextContent('Ada Lindqvist')
      },
    },
  ),
}

export const LoginOffline: Story = {
  name: 'Offline',
  tags: ['offline'],
  ...screen(
    '/login',
    { network: { faults: [{ call: 'login', kind: 'network', times: null }] } },
    {
      play: async ({ canvas }) => {
        await askForCode(canvas, ada)
        await waitFor(() =>
          expect(canvas.getByRole('group', { name: /couldn’t reach the server/ })).toHaveFocus(),
        )
        await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveValue(ada)
      },
    },
  ),
}

/** An unknown address gets the same answer (rules 9). */
export const UnknownAddress: Story = {
  name: 'Answers an unknown address like a known one',
  tags: ['behaviour'],
  ...screen(
    '/login',
    {},
    {
      play: async ({ canvas }) => {
        await askForCode(canvas, 'nobody@example.org')
        await canvas.findByRole('heading', { name: 'Enter your code' })
        await isTold('Login', 'If an account exists for this address, we’ve sent it a code.')
      },
    },
  ),
}

/** The server refuses a second request within a minute. A link opens the form for the code that was sent. */
export const RateLimited: Story = {
  name: 'Code requested too soon',
  tags: ['error'],
  ...screen(
    '/login',
    {},
    {
      play: async ({ canvas }) => {
        await askForCode(canvas, ada)
        await userEvent.click(await canvas.findByRole('link', { name: 'Change address or type' }))
        await canvas.findByRole('heading', { level: 1, name: 'Login' })
        await askForCode(canvas, ada)
        await waitFor(() =>
          expect(canvas.getByRole('group', { name: /^We’ve just sent you a code\./ })).toHaveFocus(),
        )
        await userEvent.click(canvas.getByRole('link', { name: 'Enter the code' }))
        await expect(await canvas.findByRole('heading', { name: 'Enter your code' })).toBeVisible()
      },
    },
  ),
}

export const BothSteps: Story = {
  name: 'Refuses a wrong code, then accepts a pasted one',
  tags: ['behaviour'],
  ...screen(
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
            /wrong or no longer valid/,
          ),
        )
        await waitFor(async () => expect(await summary(canvas)).toHaveFocus())
        // Paste the code with spaces, as from an email.
        await userEvent.clear(canvas.getByRole('textbox', { name: 'Code' }))
        await userEvent.click(canvas.getByRole('textbox', { name: 'Code' }))
        await userEvent.paste(` ${code.slice(0, 3)} ${code.slice(3)}`)
        await expect(await canvas.findByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
        await expect(token.get()).toBeDefined()
        await expect(pendingLogin.get()).toBeUndefined()
      },
    },
  ),
}

/** Six digits submit automatically; a code with another format needs the button. */
export const RecruiterAfterLogin: Story = {
  name: 'Submits six typed digits',
  tags: ['behaviour'],
  ...screen(
    '/login',
    {},
    {
      play: async ({ canvas }) => {
        const email = await runtime.read(({ tx }) => tx.accounts.need(personas.harbour).email)
        await askForCode(canvas, email, 'Recruiter')
        await canvas.findByRole('heading', { name: 'Enter your code' })
        const field = canvas.getByRole('textbox', { name: 'Code' })
        await enterCode(canvas, 'A1-7')
        await waitFor(() => expect(field).toHaveAccessibleDescription(/wrong or no longer valid/))
        await userEvent.clear(field)
        await userEvent.type(field, await codeFor(email))
        await expect(await canvas.findByRole('heading', { level: 1, name: 'My jobs' })).toBeVisible()
      },
    },
  ),
}

/** After the fifth wrong code, another attempt is refused, and the form says what to do. */
export const TooManyTries: Story = {
  name: 'Too many wrong codes',
  tags: ['error'],
  ...screen(
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
  ),
}

/** A new code cannot be requested in the first minute. The countdown is visible, but not read out second by second. */
export const WaitingForTheCode: Story = {
  name: 'Waiting for the code',
  tags: ['state'],
  ...screen(
    '/login',
    {},
    {
      play: async ({ canvas }) => {
        await askForCode(canvas, ada)
        await canvas.findByRole('heading', { name: 'Enter your code' })
        const again = canvas.getByRole('button', { name: 'Send a new code' })
        await expect(again).toHaveAttribute('aria-disabled', 'true')
        await expect(again).toHaveAccessibleDescription(
          'You can request a new code a minute after the last one.',
        )
        await expect(canvas.getByText(/^in\s+seconds$/)).toHaveAttribute('aria-hidden', 'true')
        await userEvent.click(again)
        await expect(await runtime.read(({ tx }) => tx.mails.by('to', ada).length)).toBe(2)
      },
    },
  ),
}

/** The message after the first step covers neither the code field nor its button. */
export const VerifyNarrow: Story = {
  name: 'Code requested, narrow',
  tags: ['state'],
  ...screen(
    '/login',
    {},
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await askForCode(canvas, ada)
        await canvas.findByRole('heading', { name: 'Enter your code' })
        await isTold('Login')
        const messages = canvas.getByRole('region', { name: 'Messages' }).getBoundingClientRect()
        for (const control of [
          canvas.getByRole('textbox', { name: 'Code' }),
          canvas.getByRole('button', { name: 'Log in' }),
        ])
          await expect(control.getBoundingClientRect().top).toBeGreaterThanOrEqual(messages.bottom)
      },
    },
  ),
}

export const VerifyDark: Story = {
  name: 'Expired code, dark',
  tags: ['state'],
  ...screen('/verify', { prepare: waitingForLong }, { globals: { theme: 'dark' } }),
}

/** After ten minutes the page says that the code has expired; a new code restarts the time. */
export const ExpiredCode: Story = {
  name: 'Replaces an expired code',
  tags: ['behaviour'],
  ...screen(
    '/verify',
    { prepare: waitingForLong },
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('This code has expired.')).toBeVisible()
        await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
        await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }))
        await waitFor(() => expect(canvas.queryByText('This code has expired.')).toBeNull())
        await expect(canvas.getByRole('button', { name: 'Send a new code' })).toHaveAttribute(
          'aria-disabled',
          'true',
        )
        await enterCode(canvas, await codeFor(ada))
        await expect(await canvas.findByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
      },
    },
  ),
}

/** A failed request for a new code is shown next to its button. */
export const NewCodeOffline: Story = {
  name: 'New code, offline',
  tags: ['offline'],
  ...screen(
    '/verify',
    { prepare: waitingForLong, network: { faults: [{ call: 'login', kind: 'network', times: null }] } },
    {
      play: async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Send a new code' }))
        await expect(await canvas.findByText(/couldn’t reach the server/)).toBeVisible()
      },
    },
  ),
}

/** Without a pending login, /verify redirects to /login (rules 35). */
export const NothingToVerify: Story = {
  name: 'Redirects to the login without a pending code',
  tags: ['behaviour'],
  ...screen(
    '/verify',
    {},
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
      },
    },
  ),
}
