import { createFileRoute, redirect } from '@tanstack/react-router'
import { pendingLogin } from '../features/session/index.ts'
import { VerifyScreen } from '../features/session/VerifyScreen.tsx'

export const Route = createFileRoute('/verify')({
  // There is nothing to verify without a saved email address (rules 35), or before a code was requested.
  beforeLoad: () => {
    const pending = pendingLogin.get()
    if (pending?.sentAt === undefined) throw redirect({ to: '/login' })
    return { pending }
  },
  component: Verify,
})

function Verify() {
  const { pending } = Route.useRouteContext()
  return <VerifyScreen pending={pending} />
}
