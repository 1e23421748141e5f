import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
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
import { fill } from '../support/form.ts'

const pieces: Pieces = {
  Form: {
    of: Form,
    do: ['Give it a name if a page has several forms.'],
    dont: ['Don’t validate while people type: errors appear on submit.'],
  },
  FormActions: {
    of: FormActions,
    do: ['Put the main button first.'],
    dont: ['Don’t add more than two buttons.'],
  },
  FailureLine: {
    of: FailureLine,
    do: ['Render it from the start, empty.'],
    dont: ['Don’t use it for an error at a field.'],
  },
  UploadActions: {
    of: UploadActions,
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

const meta = {
  title: 'UI/Form',
  tags: ['autodocs'],
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

/** If no field is invalid, the error's message is the title of the summary. */
export const FormError: Story = {
  name: 'Error',
  tags: ['error'],
  args: {
    send: fn(async () => {
      await Promise.reject(new Error('The connection was lost. Please try again.'))
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'The connection was lost. Please try again.' })).toHaveFocus(),
    )
    await expect(canvas.getByRole('button', { name: 'Sign up' })).not.toHaveAttribute('aria-busy')
  },
}
