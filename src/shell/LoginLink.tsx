import { Link } from '@tanstack/react-router'
import { returnTo, useSession } from '../features/session/index.ts'
import { here } from './navigation.ts'

/** A link to the login page. Users return to the page they came from, or to the one where their session expired. */
export function LoginLink({ className }: { className: string }) {
  const { ended } = useSession()
  return (
    <Link to="/login" activeOptions={here} onClick={() => ended || returnTo.remember()} className={className}>
      Login
    </Link>
  )
}
