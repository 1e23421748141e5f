import { Link } from '@tanstack/react-router'
import type { User } from '../../api/session.ts'
import { firstPage } from './first-page.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'

/** For somebody who comes to a screen of signing in and is signed in already. */
export function SignedInNotice({ user, children }: { user: User; children: string }) {
  return (
    <Callout
      tone="info"
      title={
        <>
          You are logged in as <bdi>{user.name}</bdi>.
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
