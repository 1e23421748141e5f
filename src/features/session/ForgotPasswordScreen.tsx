import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { serverNow } from '../../api/clock.ts'
import { sendPasswordResetLinkMutation } from '../../api/session.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Container } from '../../ui/Container.tsx'
import { Form, FormActions } from '../../ui/Form.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { tidyEmail } from '../../ui/email.ts'
import { useForm } from '../../ui/useForm.ts'
import { isCodeOver } from './code-times.ts'
import { pendingLogin } from './pending-login.ts'
import { pendingReset } from './pending-reset.ts'
import { SignedInNotice } from './SignedInNotice.tsx'
import { useSession } from './useSession.ts'
import { useIsHere } from './useIsHere.ts'

/** Requests a password reset by email (product: new password). On success, opens the page for the new password. */
export function ForgotPasswordScreen() {
  const navigate = useNavigate()
  const isHere = useIsHere()
  const { user } = useSession()
  const { mutateAsync: send } = useMutation(sendPasswordResetLinkMutation)
  // Read once, so that the notice doesn't change while the user types or submits.
  const [awaited] = useState(() => {
    const pending = pendingReset.get()
    return pending && !isCodeOver(pending.sentAt, serverNow()) ? pending.email : undefined
  })
  const [known] = useState(() => awaited ?? user?.email ?? pendingLogin.get()?.email ?? '')
  const form = useForm({
    initial: { email: known },
    rules: ({ email }) => ({ email: tidyEmail(email) ? undefined : 'Enter your email address.' }),
    submit: async ({ email: typed }) => {
      const email = tidyEmail(typed)
      await send({ email })
      pendingReset.set({ email, sentAt: serverNow() })
      if (isHere()) await navigate({ to: '/reset-password/$email', params: { email } })
    },
  })
  return (
    <Container width="form" className="pb-16">
      <PageHeader
        title="Forgot your password?"
        intro={
          <p>
            We’ll email you a code to set a new one. Just want to log in? You{' '}
            <Link to="/login" className="link">
              don’t need a password
            </Link>
            .
          </p>
        }
      />
      <div className="flex flex-col gap-6">
        {awaited === undefined ? (
          user && <SignedInNotice user={user}>Setting a new password logs you out everywhere.</SignedInNotice>
        ) : (
          <Callout
            tone="info"
            title="A code is on its way."
            action={
              <Link
                to="/reset-password/$email"
                params={{ email: awaited }}
                className={buttonClass({ size: 'sm' })}
              >
                Enter the code
              </Link>
            }
          >
            We sent it to <span className="wrap-anywhere">{awaited}</span>.
          </Callout>
        )}
        <Form form={form} aria-label="Forgot password">
          <TextField
            label="Email address"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            hint="The one you signed up with."
            {...form.field('email')}
          />
          <FormActions>
            <Button type="submit" variant="primary" size="lg" busy={form.busy} className="max-sm:w-full">
              Send me a code
            </Button>
          </FormActions>
        </Form>
      </div>
    </Container>
  )
}
