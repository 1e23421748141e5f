import { useEffect, useState } from 'react'
import { Container } from '../ui/Container.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { loadTimeout } from '../ui/lazy-component.tsx'
import { Loading, SkeletonBlock, SkeletonRows } from '../ui/Skeleton.tsx'

/** A skeleton shown while a page's code loads; after `loadTimeout`, an error with a retry button. */
export function PendingPage() {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), loadTimeout)
    return () => clearTimeout(timer)
  }, [])

  return (
    <Container className="py-8 sm:py-12">
      {late ? (
        <ErrorState title="We couldn’t load this page." onRetry={() => window.location.reload()}>
          It took longer than two minutes. Check your connection and try again.
        </ErrorState>
      ) : (
        <Loading label="Loading the page">
          <SkeletonBlock className="h-10 w-2/3 max-w-md" />
          <SkeletonRows rows={6} className="mt-10" />
        </Loading>
      )}
    </Container>
  )
}
