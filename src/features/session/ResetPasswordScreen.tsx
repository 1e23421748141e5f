import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { resetPasswordMutation, sendPasswordResetLinkMutation } from '../../api/session.ts'
import { token } from '../../api/token.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { CodeField } from '../../ui/CodeField.tsx'
import { Form } from '../../ui/Form.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { readThrown, useForm } from '../../ui/useForm.ts'
import { AccountScreen, SubmitButton } from './AccountScreen.tsx'
import { pendingLogin } from './pending-login.ts'
import { isSameEmail, pendingReset, readResetEmail } from './pending-reset.ts'
import { SignedInNotice } from './SignedInNotice.tsx'
import { CodeExpired, codeHint, NoEmail, useEmailedCode } from './useEmailedCode.tsx'
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
    <AccountScreen
      title="This link is incomplete"
      intro="Part of it may be missing: it should end with your email address. Request a new link."
    >
      <p className="flex flex-wrap gap-3">
        <ButtonLink to="/forgot-password" variant="primary">
          Request a new link
        </ButtonLink>
        <ButtonLink to="/login">Login</ButtonLink>
      </p>
    </AccountScreen>
  )
}

function ResetPassword({ email }: { email: string }) {
  const navigate = useNavigate()
  const isHere = useIsHere()
  const { user, role } = useSession()
  const isOwn = isSameEmail(user?.email, email)
  const { mutateAsync: reset } = useMutation(resetPasswordMutation)
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
  const code = useEmailedCode(
    // A browser that didn't request the code doesn't know when that was.
    () => {
      const pending = pendingReset.get()
      return pending && isSameEmail(pending.email, email) ? pending.sentAt : undefined
    },
    sendPasswordResetLinkMutation,
    { email },
    (sentAt) => {
      pendingReset.set({ email, sentAt })
      // The typed passwords stay.
      form.reset({ token: '' })
    },
  )
  return (
    <AccountScreen
      title="Choose a new password"
      intro={
        <>
          If <strong className="font-semibold wrap-anywhere text-ink">{email}</strong> has an account, we’ve
          sent it a code.
        </>
      }
    >
      {user && (
        <SignedInNotice user={user}>
          {isOwn
            ? 'Setting a new password logs you out here, too.'
            : 'The new password is for another account, so you’ll stay logged in.'}
        </SignedInNotice>
      )}
      {code.isOver && <CodeExpired />}
      <Form form={form} aria-label="Reset password">
        {/* Tells password managers which account the password is for. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <CodeField label="Code" hint={codeHint} {...form.field('token')} />
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
        <SubmitButton form={form}>Set new password</SubmitButton>
      </Form>
      <NoEmail resend={code.resend}>
        Check your spam folder, and check the address above.{' '}
        <Link to="/forgot-password" className="link">
          Change address
        </Link>
      </NoEmail>
    </AccountScreen>
  )
}
