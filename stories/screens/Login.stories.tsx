import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { returnTo } from '../../src/api/return-to.ts'
import { token } from '../../src/api/token.ts'
import { runtime, settled } from '../support/backend.ts'
import { codeFor, isTold, otherThan } from '../support/flow.ts'
import {
  ada,
  askForCode,
  enterCode,
  googleButton,
  openGoogle,
  summary,
  waitingForLong,
} from '../support/login.ts'
import * as story from '../support/plays.ts'
import { type Meta, unreachable } from '../support/story.ts'

export default {
  title: 'Screens/Login/Forms and codes',
  parameters: { at: '/login' },
} satisfies Meta

export const SignUp = story.full(
  { at: '/signup' },
  story.fillsIn({ Name: 'name', 'Email address': 'email', Password: 'new-password' }),
)

/** For a visitor who comes from a job's apply form, “Job seeker” is selected (rules 35). */
export const SignUpToApply = story.state({ at: `/jobs/${jobs.open}` }, async ({ canvas }) => {
  const apply = within(await canvas.findByRole('region', { name: 'Apply for this job' }))
  await userEvent.click(await apply.findByRole('link', { name: 'Sign up' }))
  await expect(await canvas.findByRole('radio', { name: /^Job seeker/ })).toBeChecked()
  await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: 'Login' }))
  await canvas.findByRole('button', { name: 'Send me a code' })
  await expect(canvas.getByRole('radio', { name: /^Job seeker/ })).toBeChecked()
  await expect(returnTo.peek()).toBe(`/jobs/${jobs.open}#apply`)
  await userEvent.click(canvas.getByRole('link', { name: 'Sign up' }))
  await canvas.findByRole('button', { name: 'Sign up' })
})

export const SignUpIncomplete = story.state({ at: '/signup' }, async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText('Name'), '\u200b')
  await userEvent.type(canvas.getByLabelText('Password'), 'short')
  await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
  // An unseen name is none (rules 46). A short password is no error here: the server checks its length.
  await expect(within(await summary(canvas)).getAllByRole('link')).toHaveLength(3)
})

/** The server's message appears at the field, and all input stays. */
export const SignUpTaken = story.state({ at: '/signup' }, async ({ canvas }) => {
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
})

export const Login = story.full(story.fillsIn({ 'Email address': 'email' }))

export const AlreadyLoggedIn = story.state({ as: personas.ada }, async ({ canvas }) =>
  expect(await canvas.findByText(/^You’re logged in as/)).toHaveTextContent('Ada Lindqvist'),
)

export const LoginOffline = story.offline('login', async ({ canvas }) => {
  await askForCode(canvas, ada)
  await waitFor(() => expect(canvas.getByRole('group', { name: /couldn’t reach the server/ })).toHaveFocus())
  await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveValue(ada)
})

/** The server refuses a second request that comes too soon. A link opens the form for the code that was sent. */
export const RateLimited = story.error(async ({ canvas }) => {
  await askForCode(canvas, ada)
  await userEvent.click(await canvas.findByRole('link', { name: 'Change address or type' }))
  await canvas.findByRole('heading', { level: 1, name: 'Login' })
  await askForCode(canvas, ada)
  await isTold('Error', /^We’ve just sent you a code\./)
  await userEvent.click(canvas.getByRole('link', { name: 'Enter the code' }))
  await expect(await canvas.findByRole('heading', { name: 'Enter your code' })).toBeVisible()
})

/** After the fifth wrong code, another attempt is refused, and the form says what to do. */
export const TooManyTries = story.error(async ({ canvas }) => {
  await askForCode(canvas, ada)
  await canvas.findByRole('heading', { name: 'Enter your code' })
  const code = otherThan(await codeFor(ada))
  for (let tries = 0; tries < 6; tries += 1) {
    await enterCode(canvas, code)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-busy'),
    )
  }
  await isTold('Error', /^Too many wrong codes\./)
})

/** A new code cannot be requested at once. The countdown is visible, but not read out second by second. */
export const WaitingForTheCode = story.state(async ({ canvas }) => {
  await askForCode(canvas, ada)
  await canvas.findByRole('heading', { name: 'Enter your code' })
  const again = canvas.getByRole('button', { name: 'Send a new code' })
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await expect(again).toHaveAccessibleDescription(/^You can request a new code/)
  await expect(canvas.getByText(/^in \d+ seconds$/)).toHaveAttribute('aria-hidden', 'true')
  await userEvent.click(again)
  await expect(await runtime.read(({ tx }) => tx.mails.by('to', ada).length)).toBe(2)
})

export const Verify = story.state(async ({ canvas }) => {
  await askForCode(canvas, ada)
  await canvas.findByRole('heading', { name: 'Enter your code' })
  await expect(canvas.getByRole('region', { name: 'Messages' })).toHaveTextContent('')
})

export const CodeExpired = story.state({ at: '/verify', prepare: waitingForLong })

/** A failed request for a new code is shown next to its button. */
export const NewCodeOffline = story.offline(
  { at: '/verify', prepare: waitingForLong, ...unreachable('login') },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a new code' }))
    await expect(await canvas.findByText(/couldn’t reach the server/)).toBeVisible()
  },
)

/** The button has the large height and an accessible name (product: constants). */
export const Google = story.state(async () => {
  const button = (await googleButton()).closest('button')
  await expect(button?.getBoundingClientRect().height).toBe(40)
})

export const GoogleAccounts = story.state(async () => {
  const google = await openGoogle()
  await expect(await google.findByRole('button', { name: /Ada Lindqvist/ })).toBeVisible()
})

/** The server's message about an unknown address appears once, as an alert (rules 10, 38). */
export const GoogleUnknown = story.error(async ({ canvas }) => {
  const google = await openGoogle()
  await userEvent.click(await google.findByRole('button', { name: /Robin Marsh/ }))
  await isTold('Error', 'No account uses this address. Please sign up first.')
  await expect(canvas.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  await expect(token.get()).toBeUndefined()
})

/** Without a credential an alert titled "Login Failed" appears (product: alerts). */
export const GoogleFails = story.error(async () => {
  const google = await openGoogle()
  await userEvent.click(google.getByRole('button', { name: 'Fail the login' }))
  await expect(await page.findByText('Login Failed')).toBeVisible()
})

export const GoogleUnavailable = story.error(
  { thirdParty: () => Promise.resolve(Response.error()) },
  'Google login isn’t available right now.',
)

/** Without a Google client id only login by email is offered. */
export const WithoutGoogle = story.state({ scenario: 'empty' }, async ({ canvas }) => {
  await canvas.findByRole('button', { name: 'Send me a code' })
  await settled()
  await expect(canvas.queryByRole('region', { name: 'Other ways to log in' })).toBeNull()
})
