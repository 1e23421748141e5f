import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { serverNow } from '../../api/clock.ts'
import { loginMutation, verifyMutation } from '../../api/session.ts'
import { announce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { CodeField } from '../../ui/CodeField.tsx'
import { Container } from '../../ui/Container.tsx'
import { Form, FormActions } from '../../ui/Form.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useForm } from '../../ui/useForm.ts'
import { isCodeOver, secondsUntilResend } from './code-times.ts'
import { pendingLogin, type PendingLogin } from './pending-login.ts'
import { ResendCode } from './ResendCode.tsx'
import { useSeconds } from './useSeconds.ts'
import { useSignInAndGo } from './useSignInAndGo.ts'

const accountNames = { job_seeker: 'a job seeker account', recruiter: 'a recruiter account' }

/** The second login step: the emailed code (product: login). On success, returns the user to where they were. */
export function VerifyScreen({ pending }: { pending: PendingLogin }) {
  const enter = useSignInAndGo()
  const { mutateAsync: verify } = useMutation(verifyMutation)
  const [sentAt, setSentAt] = useState(() => pending.sentAt ?? serverNow())
  const form = useForm({
    initial: { code: '' },
    rules: ({ code }) => ({ code: code ? undefined : 'Enter the code.' }),
    submit: async ({ code }) => {
      enter(await verify({ code, email: pending.email }))
    },
  })

  const now = useSeconds(!isCodeOver(sentAt, serverNow()))
  const isOver = isCodeOver(sentAt, now)
  const left = secondsUntilResend(sentAt, now)
  useEffect(() => {
    if (isOver) announce('The code has expired. Request a new one.')
  }, [isOver])

  return (
    <Container width="form" className="pb-16">
      <PageHeader
        title="Enter your code"
        intro={
          <p>
            If <strong className="font-semibold wrap-anywhere text-ink">{pending.email}</strong> has{' '}
            <span>{pending.type ? accountNames[pending.type] : 'an account'}</span>, we’ve sent it a code.
          </p>
        }
      />
      <Form form={form} aria-label="Verify">
        {isOver && (
          <Callout tone="caution" title="This code has expired.">
            Codes expire after 10 minutes. Send a new one below.
          </Callout>
        )}
        <CodeField
          label="Code"
          hint="It works once, for 10 minutes. We’ll submit it when all six digits are there."
          onComplete={() => void form.submit()}
          {...form.field('code')}
        />
        <FormActions>
          <Button type="submit" variant="primary" size="lg" busy={form.busy} className="max-sm:w-full">
            Log in
          </Button>
        </FormActions>
      </Form>
      <section className="mt-12 border-t border-rule pt-6">
        <h2 className="text-lead">No email?</h2>
        <p className="mt-2 text-dense text-ink-2">
          It can take a minute. Check your spam folder, the address and the account type.{' '}
          <Link to="/login" className="link">
            Change address or type
          </Link>
        </p>
        {pending.type && (
          <Resend
            email={pending.email}
            type={pending.type}
            left={left}
            onSent={(moment) => {
              setSentAt(moment)
              // The old code no longer works.
              form.reset()
            }}
          />
        )}
      </section>
    </Container>
  )
}

/** Requests a new code by repeating the first login step. */
function Resend({
  email,
  type,
  left,
  onSent,
}: {
  email: string
  type: NonNullable<PendingLogin['type']>
  left: number
  onSent: (moment: number) => void
}) {
  const { mutate: login, isPending, isSuccess, error } = useMutation(loginMutation)
  return (
    <ResendCode
      left={left}
      busy={isPending}
      failure={error?.message}
      isSent={isSuccess}
      onSend={() =>
        login(
          { email, type },
          {
            onSuccess: () => {
              const sentAt = serverNow()
              pendingLogin.set({ email, type, sentAt })
              onSent(sentAt)
            },
          },
        )
      }
    />
  )
}
