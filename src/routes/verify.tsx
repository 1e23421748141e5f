import { createFileRoute, redirect } from '@tanstack/react-router'
import { pendingLogin } from '../features/session/index.ts'
import { VerifyScreen } from '../features/session/VerifyScreen.tsx'

export const Route = createFileRoute('/verify')({
  // Without a remembered e-mail there is nothing to verify (rules 35), nor before a code has been asked for.
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
