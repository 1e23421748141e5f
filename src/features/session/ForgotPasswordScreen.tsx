import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { serverNow } from '../../api/clock.ts'
import { sendPasswordResetLinkMutation } from '../../api/session.ts'
import { Form } from '../../ui/Form.tsx'
import { tidyEmail } from '../../ui/email.ts'
import { useForm } from '../../ui/useForm.ts'
import { AccountScreen, EmailField, SubmitButton } from './AccountScreen.tsx'
import { pendingLogin } from './pending-login.ts'
import { pendingReset } from './pending-reset.ts'
import { SignedInNotice } from './SignedInNotice.tsx'
import { CodeOnItsWay, isCodeOver } from './useEmailedCode.tsx'
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
    <AccountScreen
      title="Forgot your password?"
      intro={
        <>
          We’ll email you a code to set a new one. Just want to log in? You{' '}
          <Link to="/login" className="link">
            don’t need a password
          </Link>
          .
        </>
      }
    >
      {awaited === undefined ? (
        user && <SignedInNotice user={user}>Setting a new password logs you out everywhere.</SignedInNotice>
      ) : (
        <CodeOnItsWay email={awaited} link={{ to: '/reset-password/$email', params: { email: awaited } }} />
      )}
      <Form form={form} aria-label="Forgot password">
        <EmailField hint="The one you signed up with." {...form.field('email')} />
        <SubmitButton form={form}>Send me a code</SubmitButton>
      </Form>
    </AccountScreen>
  )
}
