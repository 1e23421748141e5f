import { createFileRoute } from '@tanstack/react-router'
import { SignUpScreen } from '../features/session/SignUpScreen.tsx'

export const Route = createFileRoute('/signup')({ component: SignUpScreen })
