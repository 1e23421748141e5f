import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { returnTo } from '../../src/api/return-to.ts'
import { token } from '../../src/api/token.ts'
import { pendingLogin } from '../../src/features/session/index.ts'
import { runtime } from '../support/backend.ts'
import { codeFor, noSidewaysScroll, press } from '../support/flow.ts'
import {
  ada,
  askForCode,
  enterCode,
  googleButton,
  openGoogle,
  summary,
  waitingForLong,
} from '../support/login.ts'
import { behaviour } from '../support/plays.ts'
import { narrow } from '../support/story.ts'
import states from './Login.stories.tsx'

export default { ...states, title: 'Screens/Login/Forms and codes' }

/** On success the login opens with email and account type filled in. */
export const SignsUpAndFillsInTheLogin = behaviour({ at: '/signup' }, async ({ canvas }) => {
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
})

export const RefusesAWrongCodeThenAcceptsAPastedOne = behaviour(async ({ canvas }) => {
  await press(canvas, 'Send me a code')
  await expect(await canvas.findAllByRole('link', { name: /^(Choose|Enter) your / })).toHaveLength(2)
  await askForCode(canvas, `  ${ada.toUpperCase()} `)
  await canvas.findByRole('heading', { name: 'Enter your code' })
  await press(canvas, 'Continue')
  await canvas.findByRole('link', { name: 'Enter the code.' })
  const code = await codeFor(ada)
  await enterCode(canvas, 'A1-7')
  const field = canvas.getByRole('textbox', { name: 'Code' })
  await waitFor(() => expect(field).toHaveAccessibleDescription(/wrong or no longer valid/))
  await expect(field).toHaveValue('A1-7')
  await waitFor(async () => expect(await summary(canvas)).toHaveFocus())
  // People paste the whole line of the email (rules 46).
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(`Your code is ${code.slice(0, 3)} ${code.slice(3)}. It works for 10 minutes.`)
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  await expect(token.get()).toBeDefined()
  await expect(pendingLogin.get()).toBeUndefined()
})

/** Six digits submit automatically. A recruiter's login opens My jobs. */
export const SubmitsSixTypedDigits = behaviour(async ({ canvas }) => {
  const email = await runtime.read(({ tx }) => tx.accounts.need(personas.harbour).email)
  await askForCode(canvas, email, 'Recruiter')
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Code' }), await codeFor(email))
  await expect(await canvas.findByRole('heading', { level: 1, name: 'My jobs' })).toBeVisible()
})

/** After a while the page says that the code has expired; a new code restarts the time. */
export const ReplacesAnExpiredCode = behaviour(
  { at: '/verify', prepare: waitingForLong, globals: narrow },
  async ({ canvas }) => {
    await expect(await canvas.findByText('This code has expired.')).toBeVisible()
    await noSidewaysScroll()
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }))
    await waitFor(() => expect(canvas.queryByText('This code has expired.')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Send a new code' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    returnTo.remember(`/jobs/${jobs.open}#apply`)
    await enterCode(canvas, await codeFor(ada))
    const apply = await canvas.findByRole('heading', { level: 2, name: 'Apply for this job' })
    await waitFor(() => expect(apply).toHaveFocus())
  },
)

/** A login with a recruiter's address opens My jobs. */
export const LogsInWithATypedAddress = behaviour(async ({ canvas }) => {
  const email = await runtime.read(({ tx }) => tx.accounts.need(personas.harbour).email)
  const google = await openGoogle()
  await press(google, /Use another address/)
  await userEvent.type(await google.findByRole('textbox', { name: 'Email address' }), email)
  await press(google, 'Next')
  await expect(await canvas.findByRole('heading', { level: 1, name: 'My jobs' })).toBeVisible()
})

/** Cancelling changes nothing, and focus returns to the button. */
export const CancelsGoogleLogin = behaviour(async () => {
  const google = await openGoogle()
  await userEvent.click(google.getByRole('button', { name: 'Cancel' }))
  await expect(document.querySelector('[data-simulated-google]')).toBeNull()
  const button = (await googleButton()).closest('button')
  await expect(button?.matches(':focus')).toBe(true)
  await expect(page.queryByText('Login Failed')).toBeNull()
  await expect(token.get()).toBeUndefined()
})

let isBlocked = true

/** A blocker answers with an empty script: "Try again" requests it again. */
export const RetriesAfterGooglesScriptWasBlocked = behaviour(
  {
    prepare: () => {
      isBlocked = true
    },
    thirdParty: async ({ pathname }, answer) =>
      isBlocked && pathname === '/gsi/client' ? new Response('') : await answer(),
    globals: narrow,
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Google login isn’t available right now.')).toBeVisible()
    await noSidewaysScroll()
    isBlocked = false
    await press(canvas, 'Try again')
    await googleButton()
  },
)
