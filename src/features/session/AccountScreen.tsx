import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { FormActions } from '../../ui/Form.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { FieldBinding } from '../../ui/useForm.ts'

/** The frame of the login, sign-up and password screens. */
export function AccountScreen(props: { title: string; intro: ReactNode; children: ReactNode }) {
  return (
    <Container width="form" className="pb-16">
      <PageHeader title={props.title} intro={<p>{props.intro}</p>} />
      <div className="flex flex-col gap-6">{props.children}</div>
    </Container>
  )
}

/** The field for an account's email address. */
export function EmailField(props: FieldBinding<string> & { hint?: string }) {
  return (
    <TextField
      label="Email address"
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}

/** The button that submits the screen's form. */
export function SubmitButton({ form, children }: { form: { busy: boolean }; children: string }) {
  return (
    <FormActions>
      <Button type="submit" variant="primary" size="lg" busy={form.busy} className="max-sm:w-full">
        {children}
      </Button>
    </FormActions>
  )
}

/** Ways to log in without the form above them. */
export function OtherWays({ children }: { children: ReactNode }) {
  return (
    <section aria-label="Other ways to log in" className="flex flex-col gap-6">
      <p aria-hidden="true" className="flex items-center gap-4 text-dense text-ink-2">
        <span className="grow border-t border-rule" />
        or
        <span className="grow border-t border-rule" />
      </p>
      {children}
    </section>
  )
}
