import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Container } from '../ui/Container.tsx'
import { RotateCcw } from '../ui/Icon.tsx'
import { afterLeave, isLeaving } from '../ui/leaving.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import { isLoadFailure } from './load-failure.ts'
import { PendingPage } from './PendingPage.tsx'

/**
 * Replaces a page that crashed or whose code could not be loaded; header and footer remain. Screens report
 * failed calls in place.
 */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const isLoad = isLoadFailure(error)
  const [isLeft, setLeft] = useState(isLeaving)
  useEffect(() => {
    console.error(error)
    void afterLeave().then(() => setLeft(false))
  }, [error])

  function retry() {
    // Browsers may cache a failed import; a reload always requests it again.
    if (isLoad) window.location.reload()
    else {
      reset()
      void router.invalidate()
    }
  }

  if (isLeft) return <PendingPage />
  return (
    <Container>
      <PageHeader
        title={isLoad ? 'We couldn’t load this page' : 'Something went wrong on this page'}
        intro={
          isLoad
            ? 'Check your connection and try again.'
            : 'This is our fault. Try again, or go to the home page.'
        }
      />
      <p className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={retry}>
          <RotateCcw />
          Try again
        </Button>
        <ButtonLink to="/">Go to the home page</ButtonLink>
      </p>
    </Container>
  )
}
