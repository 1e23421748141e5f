import { Component, type ErrorInfo, type ReactNode } from 'react'
import { CrashPage } from './CrashPage.tsx'

/** Around everything: what no page could catch ends in a page that says so, never in an empty one. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
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
        message="The page had to stop. Load it again to go on where you were."
      />
    )
  }
}
