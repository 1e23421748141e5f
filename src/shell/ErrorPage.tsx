import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Container } from '../ui/Container.tsx'
import { RotateCcw } from '../ui/Icon.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { isLoadFailure } from './load-failure.ts'

/**
 * In the place of a page that broke or could not be loaded. Header and footer still stand, so there is always a way on. What
 * could not be fetched by a call is no case of this: the place itself says so.
 */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const isLoad = isLoadFailure(error)
  useEffect(() => console.error(error), [error])

  function retry() {
    // A part that failed to load is asked for again only by a new page.
    if (isLoad) window.location.reload()
    else {
      reset()
      void router.invalidate()
    }
  }

  return (
    <Container>
      <PageHeader
        title={isLoad ? 'This page could not be loaded' : 'Something went wrong on this page'}
        intro={
          isLoad
            ? 'A part of it did not arrive. Check your connection and try again.'
            : 'The mistake is ours. Try again, or go on from the home page.'
        }
      />
      <p className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={retry}>
          <RotateCcw />
          Try again
        </Button>
        <Link to="/" className={buttonClass()}>
          Go to the home page
        </Link>
      </p>
    </Container>
  )
}
