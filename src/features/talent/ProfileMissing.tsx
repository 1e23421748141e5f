import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Container } from '../../ui/Container.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

/** Replaces the page of a missing job seeker or company. `message` is its title, usually the server's sentence. */
export function ProfileMissing({ message }: { message: string }) {
  return (
    <Container className="pb-16">
      <PageHeader title={message} intro="The address may be wrong, or the account may have been deleted." />
      <p className="flex flex-wrap gap-3">
        <ButtonLink to="/find-talent" variant="primary">
          Find talent
        </ButtonLink>
        <ButtonLink to="/jobs">Browse jobs</ButtonLink>
      </p>
    </Container>
  )
}
