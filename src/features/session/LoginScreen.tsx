import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { returnTo } from '../../api/return-to.ts'
import { loginMutation, type User } from '../../api/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Container } from '../../ui/Container.tsx'
import { Form, FormActions } from '../../ui/Form.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useForm } from '../../ui/useForm.ts'
import { accountTypes } from './account-types.ts'
import { pendingLogin } from './pending-login.ts'
import { useSession } from './use-session.ts'

/** The first of two steps of logging in: e-mail and account type (spec §2, §4). Success goes to the code. */
export function LoginScreen() {
  const navigate = useNavigate()
  const { user } = useSession()
  const { mutateAsync: login } = useMutation(loginMutation)
  const pending = pendingLogin.get()
  const form = useForm({
    initial: { type: pending?.type ?? ('' as User['type'] | ''), email: pending?.email ?? '' },
    rules: ({ type, email }) => ({
      type: type ? undefined : 'Choose the type of your account.',
      email: email.trim() ? undefined : 'Enter your e-mail address.',
    }),
    submit: async ({ type, email }) => {
      if (type === '') return
      await login({ type, email })
      pendingLogin.set({ email: email.trim(), type })
      await navigate({ to: '/verify' })
    },
  })
  return (
    <Container width="form" className="pb-16">
      <PageHeader
        title="Login"
        intro={
          <>
            We send a code to your e-mail address. New here?{' '}
            <Link to="/signup" className="link">
              Create an account
            </Link>
          </>
        }
      />
      <div className="flex flex-col gap-6">
        {user && (
          <Callout tone="info" title={`You are logged in as ${user.name}.`}>
            Logging in again replaces that.
          </Callout>
        )}
        {!user && returnTo.peek() && (
          <Callout tone="info" title="You come back to where you were afterwards." />
        )}
        <Form form={form} aria-label="Login">
          <RadioGroup legend="Account type" layout="cards" options={accountTypes} {...form.field('type')} />
          <TextField label="E-mail address" type="email" autoComplete="email" {...form.field('email')} />
          <FormActions>
            <Button type="submit" variant="primary" size="lg" busy={form.busy}>
              Send me a code
            </Button>
          </FormActions>
        </Form>
      </div>
    </Container>
  )
}
