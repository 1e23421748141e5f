import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

/** Replaces the page of a missing job seeker or company. `message` is its title, usually the server's sentence. */
export function ProfileMissing({ message }: { message: string }) {
  return (
    <Container className="pb-16">
      <PageHeader title={message} intro="The address may be wrong, or the account may have been deleted." />
      <p className="flex flex-wrap gap-3">
        <Link to="/find-talent" className={buttonClass({ variant: 'primary' })}>
          Find talent
        </Link>
        <Link to="/jobs" className={buttonClass()}>
          Browse jobs
        </Link>
      </p>
    </Container>
  )
}
