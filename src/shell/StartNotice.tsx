import { useSyncExternalStore } from 'react'
import { Container } from '../ui/Container.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { onStartProblem, startProblem } from './start-problem.ts'

/** Above every page when nothing will answer its calls: the one sentence, and a way out. It is said at once, too. */
export function StartNotice() {
  const problem = useSyncExternalStore(onStartProblem, startProblem, startProblem)
  return (
    <div role="alert">
      {problem !== undefined && (
        <Container className="pt-6">
          <ErrorState
            title="Nothing can be loaded or saved at the moment."
            onRetry={() => window.location.reload()}
          >
            {problem}
          </ErrorState>
        </Container>
      )}
    </div>
  )
}
