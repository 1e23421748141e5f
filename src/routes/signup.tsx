import { createFileRoute } from '@tanstack/react-router'
import { readAccountType } from '../features/session/account-types.ts'
import { SignUpScreen } from '../features/session/SignUpScreen.tsx'

export const Route = createFileRoute('/signup')({ validateSearch: readAccountType, component: SignUp })

function SignUp() {
  return <SignUpScreen accountType={Route.useSearch().type} />
}
