import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider, type RegisteredRouter } from '@tanstack/react-router'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { CrashPage } from './CrashPage.tsx'

/** The whole app, with its error boundary, query client and router. */
export function App({ queryClient, router }: { queryClient: QueryClient; router: RegisteredRouter }) {
  return (
    <CrashBoundary>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </CrashBoundary>
  )
}

/** The outermost error boundary. Shows `CrashPage` for errors that no other boundary catches. */
class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error(error, componentStack)
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children
    return (
      <CrashPage
        title="Something went wrong"
        message="This page has stopped working. Reload it to continue."
      />
    )
  }
}
