import { expect, screen as page, userEvent } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { token } from '../../src/api/token.ts'
import { noSidewaysScroll, press } from '../support/flow.ts'
import { runtime } from '../support/backend.ts'
import { type Meta, narrow, type Story } from '../support/story.ts'
import { googleButton, openGoogle } from '../support/login.ts'

export default {
  title: 'Screens/Login/Google and chat',
  tags: ['behaviour', '!dev'],
  parameters: { at: '/login' },
} satisfies Meta

/** A login with a recruiter's address opens My jobs. */
export const GoogleByAnotherAddress: Story = {
  name: 'Logs in with a typed address',
  play: async ({ canvas }) => {
    const email = await runtime.read(({ tx }) => tx.accounts.need(personas.harbour).email)
    const google = await openGoogle()
    await press(google, /Use another address/)
    await userEvent.type(await google.findByRole('textbox', { name: 'Email address' }), email)
    await press(google, 'Next')
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
