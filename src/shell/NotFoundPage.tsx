import { Link } from '@tanstack/react-router'
import { buttonClass } from '../ui/Button.tsx'
import { Container } from '../ui/Container.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'

/** Shown for an unknown URL. A route can also show it by throwing `notFound()`. */
export function NotFoundPage() {
  return (
    <Container>
      <PageHeader
        title="Page not found"
        intro="There is no page at this address. The link may be old or misspelt."
      />
      <p className="flex flex-wrap gap-3">
        <Link to="/search" className={buttonClass({ variant: 'primary' })}>
          Search jobs
        </Link>
        <Link to="/" className={buttonClass()}>
          Go to the home page
        </Link>
      </p>
    </Container>
  )
}
