import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { serverNow } from '../../api/clock.ts'
import { loginMutation, verifyMutation } from '../../api/session.ts'
import { CodeField } from '../../ui/CodeField.tsx'
import { Form } from '../../ui/Form.tsx'
import { useForm } from '../../ui/useForm.ts'
import { accountNames } from './account-types.ts'
import { AccountScreen, SubmitButton } from './AccountScreen.tsx'
import { pendingLogin, type PendingLogin } from './pending-login.ts'
import { CodeExpired, codeHint, NoEmail, useEmailedCode } from './useEmailedCode.tsx'
import { useSignInAndGo } from './useSignInAndGo.ts'

/** The second login step: the emailed code (product: login). On success, returns the user to where they were. */
export function VerifyScreen({ pending }: { pending: PendingLogin }) {
  const enter = useSignInAndGo()
  const { mutateAsync: verify } = useMutation(verifyMutation)
  const form = useForm({
    initial: { code: '' },
    rules: ({ code }) => ({ code: code ? undefined : 'Enter the code.' }),
    submit: async ({ code }) => {
      enter(await verify({ code, email: pending.email }))
    },
  })
  const { email, type } = pending
  const code = useEmailedCode(
    () => pending.sentAt ?? serverNow(),
    loginMutation,
    type && { email, type },
    (sentAt) => {
      pendingLogin.set({ email, type, sentAt })
      form.reset()
    },
  )
  return (
    <AccountScreen
      title="Enter your code"
      intro={
        <>
          If <strong className="font-semibold wrap-anywhere text-ink">{email}</strong> has{' '}
          <span>{type ? accountNames[type] : 'an account'}</span>, we’ve sent it a code.
        </>
      }
    >
      <Form form={form} aria-label="Verify">
        {code.isOver && <CodeExpired />}
        <CodeField
          label="Code"
          hint={`${codeHint} We’ll submit it when all six digits are there.`}
          onComplete={() => void form.submit()}
          {...form.field('code')}
        />
        <SubmitButton form={form}>Continue</SubmitButton>
      </Form>
      <NoEmail resend={code.resend}>
        Check your spam folder, the address and the account type.{' '}
        <Link to="/login" className="link">
          Change address or type
        </Link>
      </NoEmail>
    </AccountScreen>
  )
}
