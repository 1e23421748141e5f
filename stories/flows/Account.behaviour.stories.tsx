import { expect, userEvent, within } from 'storybook/test'
import { arrive, choose, codeFor, follow, isTold, logIn, press } from '../support/flow.ts'
import type { Meta, Story } from '../support/story.ts'

export default {
  title: 'Flows/Account',
  tags: ['behaviour', '!dev'],
} satisfies Meta

const ada = { name: 'Ada Lindqvist', email: 'ada.lindqvist@example.org' }

const fresh = { name: 'Inés Calloway', email: 'ines@example.org', password: 'lanterns at noon' }

/** Sets a new password with the emailed code, then logs in (rules 9, 11). */
export const ForgottenPassword: Story = {
  name: 'Resets a forgotten password',
  parameters: { at: '/login' },
  play: async ({ canvas, step }) => {
    await step('The login links to a password reset', async () => {
      await follow(canvas, 'set a new one')
      await arrive(canvas, 'Forgot your password?')
      await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), ada.email)
      await press(canvas, 'Send me a code')
      await arrive(canvas, 'Choose a new password')
    })
    await step('The code from the mailbox confirms it', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), await codeFor(ada.email))
      await userEvent.type(canvas.getByLabelText('New password'), fresh.password)
      await userEvent.type(canvas.getByLabelText('Confirm new password'), fresh.password)
      await press(canvas, 'Set new password')
      await isTold('Reset password', 'Password changed. You can now log in.')
    })
    await step('The login has the address filled in', async () => {
      await arrive(canvas, 'Login')
      await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveValue(ada.email)
      await logIn(canvas, ada.email)
      await arrive(canvas, 'Jobs')
      await expect(await canvas.findByRole('button', { name: new RegExp(`^${ada.name}`) })).toBeVisible()
    })
  },
}

/** A new account sees the next step that each empty page offers. */
export const FirstSteps: Story = {
  name: 'Signs up and finds the first steps',
  parameters: { at: '/signup' },
  play: async ({ canvas, step }) => {
    await step('A visitor signs up', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: /^Job seeker/ }))
      await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), fresh.name)
      await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), fresh.email)
      await userEvent.type(canvas.getByLabelText('Password'), fresh.password)
      await press(canvas, 'Sign up')
      await isTold('Sign Up', 'Your account is ready. You can now log in.')
    })
    await step('The login is filled in, and the code leads to the jobs', async () => {
      await arrive(canvas, 'Login')
      await expect(canvas.getByRole('radio', { name: /^Job seeker/ })).toBeChecked()
      await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveValue(fresh.email)
      await logIn(canvas, fresh.email)
      await arrive(canvas, 'Jobs')
      await expect(await canvas.findByRole('list', { name: 'Full Time' })).toBeVisible()
    })
    await step('There are no applications yet, and a CV is the first step', async () => {
      await choose(canvas, 'Jobs', 'My applications')
      await arrive(canvas, 'My applications')
      await expect(await canvas.findByText('No applications yet.')).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Search jobs' })).toHaveAttribute('href', '/search')
      await follow(canvas, 'Add a CV')
      await arrive(canvas, 'CV manager')
      await expect(await canvas.findByText('No CV yet.')).toBeVisible()
      await expect(canvas.getByRole('form', { name: 'Upload a CV' })).toBeVisible()
    })
    await step('There are no notifications yet, with a next step', async () => {
      await choose(canvas, fresh.name, 'Notifications')
      await arrive(canvas, 'Notifications')
      await expect(await canvas.findByText('No notifications yet.')).toBeVisible()
      const main = within(canvas.getByRole('main'))
      await userEvent.click(main.getByRole('link', { name: 'Search jobs' }))
      await arrive(canvas, 'Search jobs')
    })
  },
}
