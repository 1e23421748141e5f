import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { registerMutation, type AccountType } from '../../api/session.ts'
import { Form } from '../../ui/Form.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { tidyEmail } from '../../ui/email.ts'
import { tidyText } from '../../ui/typed.ts'
import { useForm } from '../../ui/useForm.ts'
import { AccountScreen, EmailField, SubmitButton } from './AccountScreen.tsx'
import { accountTypes } from './account-types.ts'
import { pendingLogin } from './pending-login.ts'
import { SignedInNotice } from './SignedInNotice.tsx'
import { useSession } from './useSession.ts'
import { useIsHere } from './useIsHere.ts'

const empty: { type: AccountType | ''; name: string; email: string; password: string } = {
  type: '',
  name: '',
  email: '',
  password: '',
}

/** The sign-up form (product: sign up). Opens the login page on success. @param accountType the initial choice */
export function SignUpScreen({ accountType }: { accountType: AccountType | undefined }) {
  const navigate = useNavigate()
  const isHere = useIsHere()
  const { user } = useSession()
  const { mutateAsync: register } = useMutation(registerMutation)
  const form = useForm({
    initial: { ...empty, type: accountType ?? empty.type },
    rules: ({ type, name, email, password }) => ({
      type: type ? undefined : 'Choose an account type.',
      name: tidyText(name) ? undefined : 'Enter your name or your company’s name.',
      email: tidyEmail(email) ? undefined : 'Enter your email address.',
      password: password ? undefined : 'Choose a password.',
    }),
    submit: async ({ type, name, password, ...values }) => {
      if (type === '') return
      const email = tidyEmail(values.email)
      await register({ type, name: tidyText(name), email, password })
      pendingLogin.set({ email, type })
      if (isHere()) await navigate({ to: '/login' })
    },
  })
  return (
    <AccountScreen
      title="Sign up"
      intro={
        <>
          It’s free for job seekers and companies. Already have an account?{' '}
          <Link to="/login" search={{ type: accountType }} className="link">
            Login
          </Link>
        </>
      }
    >
      {user && <SignedInNotice user={user}>You don’t need another account.</SignedInNotice>}
      <Form form={form} aria-label="Sign up">
        <RadioGroup legend="Account type" layout="cards" options={accountTypes} {...form.field('type')} />
        <TextField
          label={form.values.type === 'recruiter' ? 'Company name' : 'Name'}
          autoComplete={form.values.type === 'recruiter' ? 'organization' : 'name'}
          {...form.field('name')}
        />
        <EmailField hint="We’ll send your login codes here." {...form.field('email')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint="At least 8 characters."
          {...form.field('password')}
        />
        <SubmitButton form={form}>Sign up</SubmitButton>
      </Form>
    </AccountScreen>
  )
}
