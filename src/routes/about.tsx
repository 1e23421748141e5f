import { createFileRoute } from '@tanstack/react-router'
import { AboutScreen } from '../features/marketing/AboutScreen.tsx'

export const Route = createFileRoute('/about')({ component: AboutScreen })
