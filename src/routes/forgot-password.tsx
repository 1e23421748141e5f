import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordScreen } from '../features/session/ForgotPasswordScreen.tsx'

export const Route = createFileRoute('/forgot-password')({ component: ForgotPasswordScreen })
