import { Link } from '@tanstack/react-router'
import { returnTo, useSession } from '../features/session/index.ts'
import { here } from './navigation.ts'

/** The link to the login, which returns here afterwards, or to where an expired session was interrupted. */
export function LoginLink({ className }: { className: string }) {
  const { ended } = useSession()
  return (
    <Link to="/login" activeOptions={here} onClick={() => ended || returnTo.remember()} className={className}>
      Login
    </Link>
  )
}
