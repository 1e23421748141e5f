import { useSyncExternalStore } from 'react'
import { Button } from '../ui/Button.tsx'
import { Callout } from '../ui/Callout.tsx'
import { Container } from '../ui/Container.tsx'
import { onStartProblem, startProblem } from './start-problem.ts'

/** Above every page when nothing will answer its calls: the one sentence, and a way out. It is said at once, too. */
export function StartNotice() {
  const problem = useSyncExternalStore(onStartProblem, startProblem, startProblem)
  return (
    <div role="alert">
      {problem !== undefined && (
        <Container className="pt-4">
          <Callout
            tone="bad"
            title="Nothing can be loaded or saved at the moment"
            action={<Button onClick={() => window.location.reload()}>Try again</Button>}
          >
            {problem}
          </Callout>
        </Container>
      )}
    </div>
  )
}
