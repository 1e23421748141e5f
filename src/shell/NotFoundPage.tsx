import { Link } from '@tanstack/react-router'
import { buttonClass } from '../ui/Button.tsx'
import { Container } from '../ui/Container.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'

/** An address that leads nowhere. Screens show it too, for a thing that is not there: throw `notFound()`. */
export function NotFoundPage() {
  return (
    <Container>
      <PageHeader
        title="Page not found"
        intro="Nothing is at this address. The link may be old, or a letter may have gone missing on the way."
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
