import { useSyncExternalStore } from 'react'
import { Container } from '../ui/Container.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { startProblem } from './start-problem.ts'

/** Shown above every page, and announced, when no backend will answer the app's calls. */
export function StartNotice() {
  const problem = useSyncExternalStore(startProblem.subscribe, startProblem.get, startProblem.get)
  return (
    <div role="alert">
      {problem !== undefined && (
        <Container className="pt-6">
          <ErrorState
            title="We can’t load or save anything at the moment."
            onRetry={() => window.location.reload()}
          >
            {problem}
          </ErrorState>
        </Container>
      )}
    </div>
  )
}
