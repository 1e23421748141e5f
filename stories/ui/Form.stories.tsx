import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { UploadActions } from '../../src/ui/UploadActions.tsx'
import { FailureLine } from '../../src/ui/FailureLine.tsx'
import { Button } from '../../src/ui/Button.tsx'
import { Container } from '../../src/ui/Container.tsx'
import { FileField } from '../../src/ui/FileField.tsx'
import { Form, FormActions } from '../../src/ui/Form.tsx'
import { RadioGroup } from '../../src/ui/RadioGroup.tsx'
import { TextField } from '../../src/ui/TextField.tsx'
import { type FormFailure, useForm } from '../../src/ui/useForm.ts'
import type { Pieces } from '../start/ComponentPage.tsx'
import type { Canvas } from '../support/story.ts'

const pieces: Pieces = {
  Form: {
    do: ['Give it a name if a page has several forms.'],
    dont: ['Don’t validate while people type: errors appear on submit.'],
  },
  FormActions: {
    do: ['Put the main button first.'],
    dont: ['Don’t add more than two buttons.'],
  },
  FailureLine: {
    do: ['Render it from the start, empty.'],
    dont: ['Don’t use it for an error at a field.'],
  },
  UploadActions: {
    do: ['Use it at the foot of every form that uploads.'],
    dont: ['Don’t invent a percentage.'],
  },
}

type Values = { name: string; email: string; kind: 'work' | 'hire' | ''; cv: File | null }

function Example({ send }: { send: (values: Values) => Promise<FormFailure | void> }) {
  const initial: Values = { name: '', email: '', kind: '', cv: null }
  const form = useForm({
    initial,
    rules: ({ name, email, kind }) => ({
      name: name ? undefined : 'Enter your name.',
      email: email.includes('@') ? undefined : 'Enter an email address such as ada@example.org.',
      kind: kind ? undefined : 'Choose an account type.',
    }),
    submit: send,
  })
  return (
    <Container width="form" className="py-8">
      <Form form={form} aria-label="Sign up">
        <TextField label="Name" autoComplete="name" {...form.field('name')} />
        <TextField label="Email address" type="email" autoComplete="email" {...form.field('email')} />
        <RadioGroup
          legend="Account"
          layout="row"
          options={[
            { value: 'work', label: 'I’m looking for work' },
            { value: 'hire', label: 'I hire' },
          ]}
          {...form.field('kind')}
        />
        <FileField label="CV" optional accept="application/pdf,.pdf" wanted="a PDF" {...form.field('cv')} />
        <FormActions>
          <Button type="submit" variant="primary" busy={form.busy}>
            Sign up
          </Button>
        </FormActions>
      </Form>
    </Container>
  )
}

async function accept(): Promise<FormFailure | void> {
  await Promise.resolve()
}

async function fill(canvas: Canvas) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'ada@example.org')
  await userEvent.click(canvas.getByRole('radio', { name: 'I hire' }))
}

const meta = {
  title: 'UI states/Form',
  parameters: { pieces },
  component: Example,
  args: { send: fn(accept) },
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'Full',
  tags: ['full'],
}

/** What a form says while it uploads, and after it failed. */
export const Upload: Story = {
  tags: ['state'],
  render: () => (
    <Container width="form" className="flex flex-col gap-6 py-8">
      <FailureLine failure="We couldn’t upload it. Please try again." />
      <UploadActions uploading={new File([], 'cv.pdf')}>
        <Button busy>Upload</Button>
      </UploadActions>
    </Container>
  ),
}

/** If no field is invalid, the error's message is the title of the summary. */
export const FormError: Story = {
  name: 'Error',
  tags: ['error'],
  args: {
    send: fn(async () => {
      await Promise.reject(new Error('The connection was lost. Please try again.'))
    }),
  },
  play: async ({ canvas }) => {
    await fill(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'The connection was lost. Please try again.' })).toHaveFocus(),
    )
    await expect(canvas.getByRole('button', { name: 'Sign up' })).not.toHaveAttribute('aria-busy')
  },
}

/**
 * The summary takes focus, its lines link to the fields, and a message disappears once its field is valid (product:
 * accessibility).
 */
export const ShowsErrorsUntilTheyAreFixed: Story = {
  tags: ['behaviour', '!dev'],
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
  tags: ['behaviour', '!dev'],
  args: {
    send: fn(async (): Promise<FormFailure | void> => {
      const refused = { message: 'Check your details.', errors: { email: ['This address is taken.'] } }
      return await Promise.resolve(refused)
    }),
  },
  play: async ({ canvas }) => {
    await fill(canvas)
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
  tags: ['behaviour', '!dev'],
  args: {
    send: fn(async (): Promise<FormFailure | void> => {
      return await Promise.resolve({ errors: { phone: ['Enter a phone number.'], name: ['Too short.'] } })
    }),
  },
  play: async ({ canvas }) => {
    await fill(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
    const summary = await canvas.findByRole('group', { name: 'Please check what you entered' })
    await expect(within(summary).getByRole('link')).toHaveTextContent('Too short.')
    await expect(within(summary).getByText('Enter a phone number.')).toBeVisible()
  },
}

let release = () => {}

/** Two quick submits make one call; the button keeps focus and is busy (product: accessibility). */
export const SubmitsOnceOnADoubleClick: Story = {
  tags: ['behaviour', '!dev'],
  args: {
    send: fn(
      async () =>
        await new Promise<void>((resolve) => {
          release = resolve
        }),
    ),
  },
  play: async ({ canvas, args }) => {
    await fill(canvas)
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
