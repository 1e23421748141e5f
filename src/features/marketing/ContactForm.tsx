import { useMutation } from '@tanstack/react-query'
import { sendMessageMutation } from '../../api/site.ts'
import { Button } from '../../ui/Button.tsx'
import { Form, FormActions } from '../../ui/Form.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { formatCount } from '../../ui/count.ts'
import { tidyEmail } from '../../ui/email.ts'
import { tidyText } from '../../ui/typed.ts'
import { useForm } from '../../ui/useForm.ts'
import { contactContent } from './content/contact.ts'
import { emailProblem } from './email-problem.ts'

const words = contactContent.form
/** The maximum length of a message, in characters (limit of the contract). */
const longestMessage = 5_000

const empty = { name: '', email: '', subject: '', message: '' }

/** Sends a message to the product's team; all four fields are required (rules 34). */
export function ContactForm({ labelledBy }: { labelledBy: string }) {
  const { mutateAsync } = useMutation(sendMessageMutation)
  const form = useForm({
    initial: empty,
    rules: ({ name, email, subject, message }) => ({
      name: tidyText(name) ? undefined : 'Enter your name.',
      email: emailProblem(email),
      subject: tidyText(subject) ? undefined : 'Enter a subject.',
      message:
        tidyText(message) === ''
          ? 'Enter a message.'
          : tidyText(message).length > longestMessage
            ? `Shorten the message to ${formatCount(longestMessage)} characters.`
            : undefined,
    }),
    submit: async (values) => {
      await mutateAsync({
        name: tidyText(values.name),
        email: tidyEmail(values.email),
        subject: tidyText(values.subject),
        message: tidyText(values.message),
      })
      form.reset(empty)
    },
  })
  return (
    <Form form={form} aria-labelledby={labelledBy}>
      <TextField
        label={words.name}
        autoComplete="name"
        maxLength={255}
        readOnly={form.busy}
        {...form.field('name')}
      />
      <TextField
        label={words.email}
        hint={words.emailHint}
        type="email"
        autoComplete="email"
        maxLength={254}
        readOnly={form.busy}
        {...form.field('email')}
      />
      <TextField
        label={words.subject}
        autoComplete="off"
        maxLength={255}
        readOnly={form.busy}
        {...form.field('subject')}
      />
      <TextArea
        label={words.message}
        rows={7}
        limit={longestMessage}
        readOnly={form.busy}
        {...form.field('message')}
      />
      <FormActions>
        <Button type="submit" variant="primary" size="lg" busy={form.busy}>
          {words.action}
        </Button>
      </FormActions>
    </Form>
  )
}
