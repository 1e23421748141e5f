import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Container } from '../../ui/Container.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { LoginLink, useSession } from '../session/index.ts'

/**
 * Shown when a job is missing, with the server's message as its title. A job that isn't approved is missing for
 * everyone but its owner (rules 14), so visitors are invited to log in.
 */
export function JobDetailMissing({ message }: { message: string }) {
  const { status, role } = useSession()
  const isDeleted = /deleted/i.test(message) && !/not found/i.test(message)
  const mayLogIn = !isDeleted && status === 'visitor'
  return (
    <Container className="pb-16">
      <PageHeader
        title={message}
        intro={
          isDeleted
            ? 'It no longer takes applications.'
            : mayLogIn
              ? 'The address may be wrong, or the job isn’t public. If it’s your own job, log in to see it.'
              : 'It may have been deleted, or the address may be wrong.'
        }
      />
      <p className="flex flex-wrap gap-3">
        <ButtonLink to="/search" variant="primary">
          Search jobs
        </ButtonLink>
        {mayLogIn && <LoginLink>Login</LoginLink>}
        {role === 'recruiter' && <ButtonLink to="/my">Go to my jobs</ButtonLink>}
        {role === 'job_seeker' && <ButtonLink to="/my-applied">Go to my applications</ButtonLink>}
      </p>
    </Container>
  )
}
