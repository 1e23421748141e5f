import { ButtonLink } from '../ui/ButtonLink.tsx'
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
        <ButtonLink to="/search" variant="primary">
          Search jobs
        </ButtonLink>
        <ButtonLink to="/">Go to the home page</ButtonLink>
      </p>
    </Container>
  )
}
