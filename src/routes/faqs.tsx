import { createFileRoute } from '@tanstack/react-router'
import { FaqsScreen } from '../features/marketing/FaqsScreen.tsx'

export const Route = createFileRoute('/faqs')({ component: FaqsScreen })
