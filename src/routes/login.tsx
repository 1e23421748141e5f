import { createFileRoute } from '@tanstack/react-router'
import { readAccountType } from '../features/session/account-types.ts'
import { LoginScreen } from '../features/session/LoginScreen.tsx'

export const Route = createFileRoute('/login')({ validateSearch: readAccountType, component: Login })

function Login() {
  return <LoginScreen accountType={Route.useSearch().type} />
}
