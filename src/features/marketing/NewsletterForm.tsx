import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { subscribeMutation } from '../../api/site.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useForm } from '../../ui/useForm.ts'
import { useSingleSubmit } from '../../ui/useSingleSubmit.ts'
import { newsletterContent as words } from './content/newsletter.ts'
import { emailProblem } from './email-problem.ts'

/** Subscribes to the newsletter. The form has a single field, so errors appear beside it and there is no summary. */
export function NewsletterForm({ labelledBy, className }: { labelledBy: string; className?: string }) {
  const { mutateAsync } = useMutation(subscribeMutation)
  const form = useForm({
    initial: { email: '' },
    rules: ({ email }) => ({ email: emailProblem(email) }),
    submit: async ({ email }) => {
      await mutateAsync({ email: email.trim() })
      form.reset({ email: '' })
    },
  })
  const field = form.field('email')
  // In place of a summary, the field takes focus after a failed submit, so that its error is read out.
  useEffect(() => {
    if (form.failures > 0) document.getElementById(field.id)?.focus()
  }, [form.failures, field.id])
  const once = useSingleSubmit(form.onSubmit)
  return (
    <form noValidate aria-labelledby={labelledBy} {...once} className={className}>
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          label={words.label}
          hideLabel
          type="email"
          autoComplete="email"
          placeholder="name@example.com"
          maxLength={254}
          large
          className="grow basis-60"
          {...field}
          error={field.error ?? form.message}
        />
        <Button type="submit" variant="primary" size="lg" busy={form.busy} className="min-h-13! max-sm:grow">
          {words.action}
        </Button>
      </div>
    </form>
  )
}
