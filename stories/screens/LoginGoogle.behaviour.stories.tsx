import { expect, screen as page, userEvent } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { token } from '../../src/api/token.ts'
import { runtime } from '../support/backend.ts'
import { noSidewaysScroll, press } from '../support/flow.ts'
import { googleButton, openGoogle } from '../support/login.ts'
import { behaviour } from '../support/plays.ts'
import { type Meta, narrow } from '../support/story.ts'

export default {
  title: 'Screens/Login/Google and chat',
  parameters: { at: '/login' },
} satisfies Meta

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
