import { type ReactNode, useState } from 'react'
import { returnTo } from '../../api/return-to.ts'
import type { AccountType } from '../../api/session.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { accountNames } from './account-types.ts'
import { AccountFailure } from './AccountFailure.tsx'
import { firstPage } from './first-page.ts'
import { Owner } from './owner.ts'
import { useSession } from './useSession.ts'

const nobody = { owner: undefined, wasEnded: false }

/**
 * Shows its children to one account type, or to any account. Everyone else sees who the page is for (rules 35):
 * visitors can log in and return; users with the other account type can switch accounts or go to their first page.
 * When a session expires during use, the children stay on screen (rules 12).
 */
export function RequireRole({
  role,
  purpose,
  heading,
  loading = null,
  children: given,
}: {
  role?: AccountType
  /** The end of the sentence "Log in with a recruiter account …", such as "to post a job". */
  purpose: string
  /** A heading above the message, for pages whose own heading is one of the children. */
  heading?: ReactNode
  loading?: ReactNode
  /** A function also returns what is shown while the account loads, such as the samples of a list. */
  children: ReactNode | ((isWaiting: boolean) => ReactNode)
}) {
  const children = (isWaiting: boolean) =>
    typeof given === 'function' ? given(isWaiting) : isWaiting ? loading : given
  const session = useSession()
  const { user, ended } = session
  /** The account that owns the content. When its session expires, it stays the owner until the next one is known. */
  const [before, setBefore] = useState<{ owner: number | undefined; wasEnded: boolean }>(nobody)
  const isLetIn = user !== undefined && (role === undefined || user.type === role)
  const isComing = session.status === 'loading' && before.wasEnded
  const owner = isLetIn ? user.id : ended || isComing ? before.owner : undefined
  const wasEnded = owner !== undefined && (ended || isComing)
  if (owner !== before.owner || wasEnded !== before.wasEnded) setBefore({ owner, wasEnded })

  if (owner !== undefined) {
    return (
      // The key resets all state for another account, so that nobody sees another account's draft.
      <Owner key={owner} value={owner}>
        {/* Prevents submitting until the app knows which account has logged in. */}
        <div inert={isComing} className="contents">
          {children(false)}
        </div>
      </Owner>
    )
  }
  if (session.status === 'loading') return children(true)
  const needed = `Log in ${role ? `with ${accountNames[role]} ` : ''}${purpose}.`
  /** The account type of somebody who is logged in with the wrong one. */
  const other = role && session.role
  return (
    <>
      {heading}
      {session.status === 'failed' || (user && !session.role) ? (
        <AccountFailure />
      ) : (
        <EmptyState
          title={other ? `You’re logged in with ${accountNames[other]}.` : needed}
          action={
            <>
              <LoginLink variant="primary" role={role}>
                {other ? `Log in with ${accountNames[role]}` : 'Login'}
              </LoginLink>
              {other ? (
                <ButtonLink to={firstPage(other).to}>{firstPage(other).label}</ButtonLink>
              ) : (
                <SignUpLink role={role} />
              )}
            </>
          }
        >
          {other ? needed : 'You’ll return to this page afterwards.'}
        </EmptyState>
      )}
    </>
  )
}

type WayIn = {
  /** The account type initially selected on the page that the link opens. */
  role?: AccountType | undefined
  /** The URL to return to after the login; the current one by default. */
  place?: string
}

/** A link to the login page, or another. After the login, the user returns to `place`. */
export function LoginLink({
  to = '/login',
  variant = 'secondary',
  role,
  place,
  children,
}: WayIn & {
  to?: '/login' | '/signup'
  variant?: 'primary' | 'secondary'
  children: ReactNode
}) {
  return (
    <ButtonLink to={to} search={{ type: role }} onClick={() => returnTo.remember(place)} variant={variant}>
      {children}
    </ButtonLink>
  )
}

/** A link to the sign-up page. After the first login, the user returns to `place`. */
export function SignUpLink(way: WayIn) {
  return (
    <LoginLink to="/signup" {...way}>
      Sign up
    </LoginLink>
  )
}

// The dialog's code is larger than a list page's, so it loads on demand.
export const LoginDialog = lazyComponent(async () => (await import('./LoginDialog.tsx')).LoginDialog)
