import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useId, useState } from 'react'
import { serverNow } from '../../api/clock.ts'
import { returnTo } from '../../api/return-to.ts'
import { loginMutation, verifyMutation } from '../../api/session.ts'
import { announce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { CodeField } from '../../ui/CodeField.tsx'
import { Container } from '../../ui/Container.tsx'
import { Form, FormActions } from '../../ui/Form.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useForm } from '../../ui/useForm.ts'
import { codeLength, isCodeOver, secondsUntilResend } from './code-times.ts'
import { pendingLogin, type PendingLogin } from './pending-login.ts'
import { useSignIn } from './sign.ts'
import { useGoTo } from './use-go-to.ts'
import { useSeconds } from './use-seconds.ts'

const accountNames = { job_seeker: 'a job seeker account', recruiter: 'a recruiter account' }

/** The second step of logging in: the code from the e-mail (spec §2, §4). Success goes back to where they were. */
export function VerifyScreen({ pending }: { pending: PendingLogin }) {
  const signIn = useSignIn()
  const goTo = useGoTo()
  const { mutateAsync: verify } = useMutation(verifyMutation)
  const [sentAt, setSentAt] = useState(() => pending.sentAt ?? serverNow())
  const form = useForm({
    initial: { code: '' },
    rules: ({ code }) => ({
      code: code.length === codeLength ? undefined : `Enter the ${codeLength} digits of the code.`,
    }),
    submit: async ({ code }) => {
      const answer = await verify({ code, email: pending.email })
      const place = returnTo.take() ?? (answer.user.type === 'recruiter' ? '/my' : '/jobs')
      signIn(answer)
      goTo(place)
    },
  })

  const now = useSeconds(!isCodeOver(sentAt, serverNow()))
  const isOver = isCodeOver(sentAt, now)
  const left = secondsUntilResend(sentAt, now)
  useEffect(() => {
    if (isOver) announce('The code has stopped working. Ask for a new one.')
  }, [isOver])

  return (
    <Container width="form" className="pb-16">
      <PageHeader
        title="Enter your code"
        intro={
          <p>
            If there is {pending.type ? accountNames[pending.type] : 'an account'} with the address{' '}
            <strong className="font-semibold wrap-anywhere text-ink">{pending.email}</strong>, we have sent it
            a code of {codeLength} digits.
          </p>
        }
      />
      <Form form={form} aria-label="Verify">
        {isOver && (
          <Callout tone="caution" title="This code has stopped working.">
            A code works for 10 minutes. Send a new one below.
          </Callout>
        )}
        <CodeField
          label="Code"
          hint="It works for 10 minutes, once."
          length={codeLength}
          {...form.field('code')}
        />
        <FormActions>
          <Button type="submit" variant="primary" size="lg" busy={form.busy} className="max-sm:w-full">
            Log in
          </Button>
        </FormActions>
      </Form>
      <section className="mt-12 border-t border-rule pt-6">
        <h2 className="text-lead">No e-mail?</h2>
        <p className="mt-2 text-dense text-ink-2">
          It can take a minute. Look among the unwanted ones too, and check the address and the account type:{' '}
          <Link to="/login" className="link">
            change them
          </Link>
          .
        </p>
        {pending.type && (
          <Resend
            email={pending.email}
            type={pending.type}
            left={left}
            onSent={(moment) => {
              setSentAt(moment)
              // The code before it works no longer.
              form.reset()
            }}
          />
        )}
      </section>
    </Container>
  )
}

/** Asks for a new code, once the last one is a minute old. The seconds are seen, and said only when they are over. */
function Resend({
  email,
  type,
  left,
  onSent,
}: {
  email: string
  type: NonNullable<PendingLogin['type']>
  /** Seconds until it can be asked for. */
  left: number
  onSent: (moment: number) => void
}) {
  const hintId = useId()
  const { mutate: login, isPending, isError, error } = useMutation(loginMutation)
  const isEarly = left > 0
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        busy={isPending}
        aria-disabled={isEarly}
        aria-describedby={isEarly ? hintId : undefined}
        className="aria-disabled:cursor-not-allowed aria-disabled:text-ink-2"
        onClick={() => {
          if (isEarly) return
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
        }}
      >
        Send a new code
      </Button>
      {isEarly && (
        <p className="text-dense text-ink-2">
          <span aria-hidden="true">
            in <span className="nums">{left}</span> {left === 1 ? 'second' : 'seconds'}
          </span>
          <span id={hintId} className="sr-only">
            A new code can be sent a minute after the last one.
          </span>
        </p>
      )}
      <p role="status" className="w-full text-dense">
        {isError ? (
          <span className="font-medium text-bad-ink">{error.message}</span>
        ) : (
          !isEarly && <span className="sr-only">You can ask for a new code now.</span>
        )}
      </p>
    </div>
  )
}
