import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { serverNow } from '../../api/clock.ts'
import { returnTo } from '../../api/return-to.ts'
import { loginMutation, type AccountType } from '../../api/session.ts'
import { env } from '../../env.ts'
import { Callout } from '../../ui/Callout.tsx'
import { Form } from '../../ui/Form.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { tidyEmail } from '../../ui/email.ts'
import { useForm } from '../../ui/useForm.ts'
import { AccountScreen, EmailField, OtherWays, SubmitButton } from './AccountScreen.tsx'
import { accountTypes } from './account-types.ts'
import { pendingLogin } from './pending-login.ts'
import { SignedInNotice } from './SignedInNotice.tsx'
import { CodeOnItsWay, isCodeOver } from './useEmailedCode.tsx'
import { useSession, useSettings } from './useSession.ts'
import { useIsHere } from './useIsHere.ts'

const empty: { type: AccountType | ''; email: string } = { type: '', email: '' }

// Loaded only if there is a client ID. If it fails to load, login by email still works.
const GoogleSignIn = lazyComponent(
  async () => (await import('./GoogleSignIn.tsx')).GoogleSignIn,
  () => (
    <OtherWays>
      <p className="text-dense text-ink-2">We couldn’t load Google login.</p>
    </OtherWays>
  ),
)

/**
 * The first of two login steps: account type and email address (product: login). On success, opens the code page.
 *
 * @param accountType the initially selected type
 */
export function LoginScreen({ accountType }: { accountType: AccountType | undefined }) {
  const navigate = useNavigate()
  const isHere = useIsHere()
  const { mutateAsync: login } = useMutation(loginMutation)
  // Read once, so that the notice doesn't change while the user types or submits.
  const [pending] = useState(() => pendingLogin.get())
  // A backend may leave the client ID out of its settings; then the build's own applies.
  const clientId = useSettings()?.google_client_id || env.googleClientId
  const form = useForm({
    initial: { type: accountType ?? pending?.type ?? empty.type, email: pending?.email ?? empty.email },
    rules: ({ type, email }) => ({
      type: type ? undefined : 'Choose your account type.',
      email: tidyEmail(email) ? undefined : 'Enter your email address.',
    }),
    submit: async ({ type, email: typed }) => {
      if (type === '') return
      const email = tidyEmail(typed)
      await login({ type, email })
      pendingLogin.set({ email, type, sentAt: serverNow() })
      if (isHere()) await navigate({ to: '/verify' })
    },
  })
  const isAwaited = pending?.sentAt !== undefined && !isCodeOver(pending.sentAt, serverNow())
  return (
    <AccountScreen
      title="Login"
      intro={
        <>
          No password needed: we’ll email you a code. New here?{' '}
          <Link to="/signup" search={{ type: accountType }} className="link">
            Sign up
          </Link>
        </>
      }
    >
      <Notice awaited={isAwaited ? pending.email : undefined} />
      <Form form={form} aria-label="Login">
        <RadioGroup legend="Account type" layout="cards" options={accountTypes} {...form.field('type')} />
        <EmailField {...form.field('email')} />
        <SubmitButton form={form}>Send me a code</SubmitButton>
      </Form>
      <p className="text-dense text-ink-2">
        Forgot your password? You don’t need it to log in, but you can{' '}
        <Link to="/forgot-password" className="link">
          set a new one
        </Link>
        .
      </p>
      {clientId && <GoogleSignIn clientId={clientId} />}
    </AccountScreen>
  )
}

/** Shows only the most important of its notices. @param awaited the email address that a valid code was sent to */
function Notice({ awaited }: { awaited: string | undefined }): ReactNode {
  const { user, ended } = useSession()
  if (user) return <SignedInNotice user={user}>Logging in again replaces this session.</SignedInNotice>
  if (awaited !== undefined) return <CodeOnItsWay email={awaited} link={{ to: '/verify' }} />
  if (ended) {
    return (
      <Callout tone="info" title="Your session has expired.">
        Log in to continue where you left off.
      </Callout>
    )
  }
  return returnTo.peek() && <Callout tone="info" title="After you log in, you’ll return to where you were." />
}
