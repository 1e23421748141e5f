import type { User } from '../../api/session.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
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
        <ButtonLink to={firstPage(user.type).to} size="sm">
          {firstPage(user.type).label}
        </ButtonLink>
      }
    >
      {children}
    </Callout>
  )
}
