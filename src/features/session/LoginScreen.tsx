import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { serverNow } from '../../api/clock.ts'
import { returnTo } from '../../api/return-to.ts'
import { loginMutation, type AccountType } from '../../api/session.ts'
import { env } from '../../env.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Container } from '../../ui/Container.tsx'
import { Form, FormActions } from '../../ui/Form.tsx'
import { inTime } from '../../ui/lazy-component.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useForm } from '../../ui/useForm.ts'
import { accountTypes } from './account-types.ts'
import { isCodeOver } from './code-times.ts'
import { pendingLogin } from './pending-login.ts'
import { SignedInNotice } from './SignedInNotice.tsx'
import { useSession, useSettings } from './use-session.ts'
import { useIsHere } from './use-is-here.ts'

const nothing: { type: AccountType | ''; email: string } = { type: '', email: '' }

/** Comes with a chunk of its own, where the settings want it at all. Without it the code by e-mail is still there. */
const GoogleSignIn = lazy(async (): Promise<{ default: ComponentType<{ clientId: string }> }> => {
  try {
    return { default: (await inTime(import('./GoogleSignIn.tsx'))).GoogleSignIn }
  } catch (error) {
    console.error(error)
    return {
      default: () => <p className="text-dense text-ink-2">Signing in with Google could not be loaded.</p>,
    }
  }
})

/** The first of two steps of logging in: e-mail and account type (product: login). Success goes to the code. */
export function LoginScreen() {
  const navigate = useNavigate()
  const isHere = useIsHere()
  const { mutateAsync: login } = useMutation(loginMutation)
  // As it was when the page opened: what is typed here is no login under way yet.
  const [pending] = useState(() => pendingLogin.get())
  // Not in the settings as they are specified; those of a backend that has it count.
  const clientId = useSettings()?.google_client_id || env.googleClientId
  const form = useForm({
    initial: { type: pending?.type ?? nothing.type, email: pending?.email ?? nothing.email },
    rules: ({ type, email }) => ({
      type: type ? undefined : 'Choose the type of your account.',
      email: email.trim() ? undefined : 'Enter your e-mail address.',
    }),
    submit: async ({ type, email }) => {
      if (type === '') return
      await login({ type, email })
      pendingLogin.set({ email: email.trim(), type, sentAt: serverNow() })
      if (isHere()) await navigate({ to: '/verify' })
    },
  })
  const isAwaited = pending?.sentAt !== undefined && !isCodeOver(pending.sentAt, serverNow())
  return (
    <Container width="form" className="pb-16">
      <PageHeader
        title="Login"
        intro={
          <p>
            No password needed: we send a code to your e-mail address. New here?{' '}
            <Link to="/signup" className="link">
              Create an account
            </Link>
          </p>
        }
      />
      <div className="flex flex-col gap-6">
        <Notice awaited={isAwaited ? pending.email : undefined} />
        <Form form={form} aria-label="Login">
          <RadioGroup legend="Account type" layout="cards" options={accountTypes} {...form.field('type')} />
          <TextField
            label="E-mail address"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            {...form.field('email')}
          />
          <FormActions>
            <Button type="submit" variant="primary" size="lg" busy={form.busy} className="max-sm:w-full">
              Send me a code
            </Button>
          </FormActions>
        </Form>
        <p className="text-dense text-ink-2">
          Forgot your password? You do not need it here, but you can{' '}
          <Link to="/forgot-password" className="link">
            set a new one
          </Link>
          .
        </p>
        {clientId && (
          <Suspense>
            <section aria-label="Other ways to log in" className="flex flex-col gap-6">
              <p aria-hidden="true" className="flex items-center gap-4 text-dense text-ink-2">
                <span className="grow border-t border-rule" />
                or
                <span className="grow border-t border-rule" />
              </p>
              <GoogleSignIn clientId={clientId} />
            </section>
          </Suspense>
        )}
      </div>
    </Container>
  )
}

/** The one thing that somebody who arrives here should know. @param awaited whose code is on its way */
function Notice({ awaited }: { awaited: string | undefined }): ReactNode {
  const { user, ended } = useSession()
  if (user) return <SignedInNotice user={user}>Logging in again replaces that.</SignedInNotice>
  if (awaited !== undefined) {
    return (
      <Callout
        tone="info"
        title="A code is on its way."
        action={
          <Link to="/verify" className={buttonClass({ size: 'sm' })}>
            Enter the code
          </Link>
        }
      >
        We sent it to <span className="wrap-anywhere">{awaited}</span>.
      </Callout>
    )
  }
  if (ended) {
    return (
      <Callout tone="info" title="Your session is over.">
        Log in to go on where you were.
      </Callout>
    )
  }
  return returnTo.peek() && <Callout tone="info" title="You come back to where you were afterwards." />
}
