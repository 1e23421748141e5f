import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { returnTo } from '../../api/return-to.ts'
import { meQuery, type AccountType } from '../../api/session.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { firstPage } from './first-page.ts'
import { Owner } from './owner.ts'
import { useSession } from './use-session.ts'

type Role = AccountType

const accountNames: Record<Role, string> = {
  job_seeker: 'a job seeker account',
  recruiter: 'a recruiter account',
}

const nobody = { owner: undefined, wasEnded: false }

/**
 * What only one kind of account can use, or any account. Everybody else is told so in its place, with a way out (rules 35):
 * a visitor can log in and comes back here, the other kind of account reads one sentence. When a session dies while
 * somebody is using it, what is on screen stays (rules 12).
 */
export function RequireRole({
  role,
  purpose,
  heading,
  loading = null,
  children,
}: {
  /** Any account where it is absent. */
  role?: Role
  /** What the account is needed for, as it follows "Log in with a recruiter account": "to post a job". */
  purpose: string
  /** The page's heading, above what is said here, where the children bring their own. */
  heading?: ReactNode
  /** Shown while it is being found out who is there. */
  loading?: ReactNode
  children: ReactNode
}) {
  const queryClient = useQueryClient()
  const session = useSession()
  const { user, ended } = session
  /** Whose the children are: who is let in, and after an interruption who was, until it is known who has come. */
  const [before, setBefore] = useState<{ owner: number | undefined; wasEnded: boolean }>(nobody)
  const isLetIn = user !== undefined && (role === undefined || user.type === role)
  const isComing = session.status === 'loading' && before.wasEnded
  const owner = isLetIn ? user.id : ended || isComing ? before.owner : undefined
  const wasEnded = owner !== undefined && (ended || isComing)
  if (owner !== before.owner || wasEnded !== before.wasEnded) setBefore({ owner, wasEnded })

  if (owner !== undefined) {
    return (
      // For another person everything begins anew: nobody finds what somebody else has typed.
      <Owner key={owner} value={owner}>
        {/* Nothing is sent in the name of somebody who may be another one. */}
        <div inert={isComing} className="contents">
          {children}
        </div>
      </Owner>
    )
  }
  if (session.status === 'loading') return loading
  if (session.failed) {
    return (
      <>
        {heading}
        <ErrorState
          title="Your account could not be reached."
          onRetry={() => void queryClient.refetchQueries({ queryKey: meQuery().queryKey })}
          busy={session.asking}
        >
          Check your connection and try again.
        </ErrorState>
      </>
    )
  }
  if (session.role === undefined || role === undefined) {
    return (
      <>
        {heading}
        <EmptyState
          title={role ? `Log in with ${accountNames[role]} ${purpose}.` : `Log in ${purpose}.`}
          action={
            <>
              <LoginLink variant="primary">Login</LoginLink>
              <Link to="/signup" onClick={() => returnTo.remember()} className={buttonClass()}>
                Sign up
              </Link>
            </>
          }
        >
          You come back to this page afterwards.
        </EmptyState>
      </>
    )
  }
  return (
    <>
      {heading}
      <EmptyState
        title={`You are logged in with ${accountNames[session.role]}.`}
        action={
          <>
            <LoginLink variant="primary">Log in with {accountNames[role]}</LoginLink>
            <Link to={firstPage(session.role).to} className={buttonClass()}>
              {firstPage(session.role).label}
            </Link>
          </>
        }
      >
        Log in with {accountNames[role]} {purpose}.
      </EmptyState>
    </>
  )
}

/** The way to log in that comes back here afterwards. */
export function LoginLink({
  variant = 'secondary',
  children,
}: {
  variant?: 'primary' | 'secondary'
  children: ReactNode
}) {
  return (
    <Link to="/login" onClick={() => returnTo.remember()} className={buttonClass({ variant })}>
      {children}
    </Link>
  )
}
