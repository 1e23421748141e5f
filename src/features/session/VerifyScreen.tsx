import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { returnTo } from '../../api/return-to.ts'
import { loginMutation, verifyMutation } from '../../api/session.ts'
import { Button } from '../../ui/Button.tsx'
import { CodeField } from '../../ui/CodeField.tsx'
import { Container } from '../../ui/Container.tsx'
import { Form, FormActions } from '../../ui/Form.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useForm } from '../../ui/useForm.ts'
import type { PendingLogin } from './pending-login.ts'
import { useSignIn } from './sign.ts'
import { useGoTo } from './use-go-to.ts'

/** Digits of a code (rules 9). */
const codeLength = 6
/** A new code can be asked for after a minute (rules 9), in seconds. */
const resendAfter = 60

/** The second step of logging in: the code from the e-mail (spec §2, §4). Success goes back to where they were. */
export function VerifyScreen({ pending }: { pending: PendingLogin }) {
  const signIn = useSignIn()
  const goTo = useGoTo()
  const { mutateAsync: verify } = useMutation(verifyMutation)
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
  return (
    <Container width="form" className="pb-16">
      <PageHeader
        title="Enter your code"
        intro={
          <>
            We sent a code to{' '}
            <strong className="font-semibold wrap-anywhere text-ink">{pending.email}</strong>, if there is
            such an account. It works for 10 minutes.{' '}
            <Link to="/login" className="link">
              Use another address
            </Link>
          </>
        }
      />
      <Form form={form} aria-label="Verify">
        <CodeField label="Code" length={codeLength} {...form.field('code')} />
        <FormActions>
          <Button type="submit" variant="primary" size="lg" busy={form.busy}>
            Log in
          </Button>
          <Resend pending={pending} />
        </FormActions>
      </Form>
    </Container>
  )
}

/** Asks for a new code, once the last one is a minute old. */
function Resend({ pending: { email, type } }: { pending: PendingLogin }) {
  const { mutate: login, isPending } = useMutation(loginMutation)
  const [left, setLeft] = useState(resendAfter)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => {
      setLeft(left - 1)
    }, 1_000)
    return () => {
      clearTimeout(timer)
    }
  }, [left])
  if (!type) return null
  return (
    <Button
      variant="quiet"
      busy={isPending}
      aria-disabled={left > 0}
      onClick={() => {
        if (left === 0) login({ email, type }, { onSuccess: () => setLeft(resendAfter) })
      }}
    >
      {left > 0 ? (
        <>
          New code in <span className="nums">{left}</span> s
        </>
      ) : (
        'Send a new code'
      )}
    </Button>
  )
}
