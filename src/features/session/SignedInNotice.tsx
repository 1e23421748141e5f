import { Link } from '@tanstack/react-router'
import type { User } from '../../api/session.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { firstPage } from './first-page.ts'

/** Shown on the login, sign-up and password screens to a user who is already logged in. */
export function SignedInNotice({ user, children }: { user: User; children: string }) {
  return (
    <Callout
      tone="info"
      title={
        <>
          You’re logged in as <bdi>{user.name}</bdi>.
        </>
      }
      action={
        <Link to={firstPage(user.type).to} className={buttonClass({ size: 'sm' })}>
          {firstPage(user.type).label}
        </Link>
      }
    >
      {children}
    </Callout>
  )
}
