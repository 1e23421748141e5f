import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordScreen } from '../features/session/ResetPasswordScreen.tsx'

export const Route = createFileRoute('/reset-password/$email')({ component: ResetPassword })

function ResetPassword() {
  return <ResetPasswordScreen address={Route.useParams().email} />
}
