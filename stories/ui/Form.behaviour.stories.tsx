import type { StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { FormFailure } from '../../src/ui/useForm.ts'
import states from './Form.stories.tsx'
import { fill } from '../support/form.ts'

export default { ...states, title: 'UI/Form', tags: ['behaviour', '!dev'] }
type Story = StoryObj<typeof states>

/**
 * The summary takes focus, its lines link to the fields, and a message disappears once its field is valid (product:
 * accessibility).
 */
export const ShowsErrorsUntilTheyAreFixed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
    const summary = canvas.getByRole('group', { name: 'Please check what you entered' })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(within(summary).getAllByRole('link')).toHaveLength(3)
    await expect(args.send).not.toHaveBeenCalled()

    await userEvent.click(within(summary).getByRole('link', { name: 'Enter your name.' }))
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await expect(name).toHaveFocus()
    await expect(name).toHaveAccessibleDescription('Enter your name.')
    await userEvent.type(name, 'Ada')
    await expect(name).toBeValid()
    await expect(within(summary).getAllByRole('link')).toHaveLength(2)

    await userEvent.click(within(summary).getByRole('link', { name: 'Choose an account type.' }))
    await expect(canvas.getByRole('radio', { name: 'I’m looking for work' })).toHaveFocus()
  },
}

/** A server's message appears at its field; every value and the chosen file stay. */
export const KeepsEveryValueWhenTheServerRefuses: Story = {
  args: {
    send: fn(async (): Promise<FormFailure | void> => {
      const refused = { message: 'Check your details.', errors: { email: ['This address is taken.'] } }
      return await Promise.resolve(refused)
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement)
    await userEvent.upload(
      canvas.getByLabelText(/^CV/),
      new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
    const email = canvas.getByRole('textbox', { name: 'Email address' })
    await waitFor(() => expect(email).toHaveAccessibleDescription('This address is taken.'))
    await expect(canvas.getByRole('group', { name: 'Please check what you entered' })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada')
    await expect(canvas.getByText('cv.pdf')).toBeVisible()
    await userEvent.type(email, '.pt')
    await expect(email).toBeValid()
    await expect(canvas.queryByRole('group', { name: 'Please check what you entered' })).toBeNull()
  },
}

/** An error of a field that the form doesn't have is plain text, because a link would lead nowhere. */
export const ListsAnErrorOfAFieldThatItLacks: Story = {
  args: {
    send: fn(async (): Promise<FormFailure | void> => {
      return await Promise.resolve({ errors: { phone: ['Enter a phone number.'], name: ['Too short.'] } })
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
    const summary = await canvas.findByRole('group', { name: 'Please check what you entered' })
    await expect(within(summary).getByRole('link')).toHaveTextContent('Too short.')
    await expect(within(summary).getByText('Enter a phone number.')).toBeVisible()
  },
}

let release = () => {}

/** Two quick submits make one call; the button keeps focus and is busy (product: accessibility). */
export const SubmitsOnceOnADoubleClick: Story = {
  args: {
    send: fn(
      async () =>
        await new Promise<void>((resolve) => {
          release = resolve
        }),
    ),
  },
  play: async ({ canvas, canvasElement, args }) => {
    await fill(canvasElement)
    const button = canvas.getByRole('button', { name: 'Sign up' })
    await userEvent.dblClick(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Enter}')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '{Enter}')
    await expect(args.send).toHaveBeenCalledTimes(1)
    button.focus()
    release()
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    await expect(button).toHaveFocus()
  },
}
