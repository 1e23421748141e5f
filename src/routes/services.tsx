import { createFileRoute } from '@tanstack/react-router'
import { ServicesScreen } from '../features/marketing/ServicesScreen.tsx'

export const Route = createFileRoute('/services')({ component: ServicesScreen })
