import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { serverNow } from '../../api/clock.ts'
import { resetPasswordMutation, sendPasswordResetLinkMutation } from '../../api/session.ts'
import { token } from '../../api/token.ts'
import { announce } from '../../ui/Announcer.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { CodeField } from '../../ui/CodeField.tsx'
import { Container } from '../../ui/Container.tsx'
import { Form, FormActions } from '../../ui/Form.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { readThrown, useForm } from '../../ui/useForm.ts'
import { isCodeOver, secondsUntilResend } from './code-times.ts'
import { pendingLogin } from './pending-login.ts'
import { isSameEmail, pendingReset, readResetEmail } from './pending-reset.ts'
import { ResendCode } from './ResendCode.tsx'
import { SignedInNotice } from './SignedInNotice.tsx'
import { useSeconds } from './useSeconds.ts'
import { useSession } from './useSession.ts'
import { useIsHere } from './useIsHere.ts'

/** The form for the emailed code and a new password (product: new password). @param address the URL's unchecked end */
export function ResetPasswordScreen({ address }: { address: string }) {
  const email = readResetEmail(address)
  return email === undefined ? <BrokenLink /> : <ResetPassword key={email} email={email} />
}

/** Shown if the URL has no valid email address, for example because a mail client cut off the link. */
function BrokenLink() {
  return (
    <Container width="form" className="pb-16">
      <PageHeader
        title="This link is incomplete"
        intro="Part of it may be missing: it should end with your email address. Request a new link."
      />
      <p className="flex flex-wrap gap-3">
        <Link to="/forgot-password" className={buttonClass({ variant: 'primary' })}>
          Request a new link
        </Link>
        <Link to="/login" className={buttonClass()}>
          Login
        </Link>
      </p>
    </Container>
  )
}

function ResetPassword({ email }: { email: string }) {
  const navigate = useNavigate()
  const isHere = useIsHere()
  const { user, role } = useSession()
  const isOwn = isSameEmail(user?.email, email)
  const { mutateAsync: reset } = useMutation(resetPasswordMutation)
  const { mutate: send, isPending, isSuccess, error } = useMutation(sendPasswordResetLinkMutation)
  // A browser that didn't request the code shows no countdown, but the server still enforces the wait.
  const [sentAt, setSentAt] = useState(() => {
    const pending = pendingReset.get()
    return pending && isSameEmail(pending.email, email) ? pending.sentAt : undefined
  })
  const form = useForm({
    initial: { token: '', password: '', password_confirmation: '' },
    rules: (values) => ({
      token: values.token ? undefined : 'Enter the code.',
      password: values.password ? undefined : 'Choose a new password.',
      password_confirmation: values.password_confirmation ? undefined : 'Enter the new password again.',
    }),
    submit: async (values) => {
      await reset({ ...values, email })
      pendingReset.clear()
      // The server has ended every session of the account (rules 11), including this one.
      if (isOwn) token.clear()
      pendingLogin.set({ email, type: isOwn ? role : undefined })
      if (isHere()) await navigate({ to: '/login' })
    },
    // The form has no field for the email address, so messages about it appear in the summary.
    readFailure: (thrown) => {
      const { message, errors } = readThrown(thrown)
      return errors?.['email'] ? { message: errors['email'].join(' ') } : { message, errors }
    },
  })

  const now = useSeconds(sentAt !== undefined && !isCodeOver(sentAt, serverNow()))
  const isOver = sentAt !== undefined && isCodeOver(sentAt, now)
  useEffect(() => {
    if (isOver) announce('The code has expired. Request a new one.')
  }, [isOver])

  return (
    <Container width="form" className="pb-16">
      <PageHeader
        title="Choose a new password"
        intro={
          <p>
            If <strong className="font-semibold wrap-anywhere text-ink">{email}</strong> has an account, we’ve
            sent it a code.
          </p>
        }
      />
      <div className="flex flex-col gap-6">
        {user && (
          <SignedInNotice user={user}>
            {isOwn
              ? 'Setting a new password logs you out here, too.'
              : 'The new password is for another account, so you’ll stay logged in.'}
          </SignedInNotice>
        )}
        {isOver && (
          <Callout tone="caution" title="This code has expired.">
            Codes expire after 10 minutes. Send a new one below.
          </Callout>
        )}
        <Form form={form} aria-label="Reset password">
          {/* Tells password managers which account the password is for. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <CodeField label="Code" hint="It works once, for 10 minutes." {...form.field('token')} />
          <PasswordField
            label="New password"
            hint="At least 8 characters."
            autoComplete="new-password"
            {...form.field('password')}
          />
          <PasswordField
            label="Confirm new password"
            autoComplete="new-password"
            {...form.field('password_confirmation')}
          />
          <p className="text-dense text-ink-2">
            For your security, this logs the account out on every device. Log in again afterwards.
          </p>
          <FormActions>
            <Button type="submit" variant="primary" size="lg" busy={form.busy} className="max-sm:w-full">
              Set new password
            </Button>
          </FormActions>
        </Form>
      </div>
      <section className="mt-12 border-t border-rule pt-6">
        <h2 className="text-lead">No email?</h2>
        <p className="mt-2 text-dense text-ink-2">
          It can take a minute. Check your spam folder, and check the address above.{' '}
          <Link to="/forgot-password" className="link">
            Change address
          </Link>
        </p>
        <ResendCode
          left={sentAt === undefined ? 0 : secondsUntilResend(sentAt, now)}
          busy={isPending}
          failure={error?.message}
          isSent={isSuccess}
          onSend={() =>
            send(
              { email },
              {
                onSuccess: () => {
                  const moment = serverNow()
                  pendingReset.set({ email, sentAt: moment })
                  setSentAt(moment)
                  // The old code no longer works. The typed passwords stay.
                  form.reset({ token: '' })
                },
              },
            )
          }
        />
      </section>
    </Container>
  )
}
