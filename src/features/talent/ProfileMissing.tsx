import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

/** Shown when a person or company is missing: `message`, usually the server's, is the title above next steps. */
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
