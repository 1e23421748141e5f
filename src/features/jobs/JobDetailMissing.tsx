import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { LoginLink, useSession } from '../session/index.ts'

/**
 * A job that is not there, in the server's words. A pending job is found by its owner only (rules 14), so a visitor is told
 * that logging in may help.
 */
export function JobDetailMissing({ message }: { message: string }) {
  const { status, role } = useSession()
  const isUnknown = /not found/i.test(message)
  const mayLogIn = isUnknown && status === 'visitor'
  return (
    <Container className="pb-16">
      <PageHeader
        title={message}
        intro={
          mayLogIn
            ? 'Its address may be wrong, or it is not open to everybody. If it is a job of your own, log in to see it.'
            : isUnknown
              ? 'It may have been taken down, or its address may be wrong.'
              : 'The company has taken it down. Nobody can apply any more.'
        }
      />
      <p className="flex flex-wrap gap-3">
        <Link to="/search" className={buttonClass({ variant: 'primary' })}>
          Search jobs
        </Link>
        {mayLogIn && <LoginLink>Login</LoginLink>}
        {role === 'recruiter' && (
          <Link to="/my" className={buttonClass()}>
            Go to my jobs
          </Link>
        )}
        {role === 'job_seeker' && (
          <Link to="/my-applied" className={buttonClass()}>
            Go to my applications
          </Link>
        )}
      </p>
    </Container>
  )
}
