import { Link } from '@tanstack/react-router'
import { returnTo, useSession } from '../features/session/index.ts'
import { here } from './navigation.ts'

/** The link to the login page. After login, people return to this page, or to the page where their session expired. */
export function LoginLink({ className }: { className: string }) {
  const { ended } = useSession()
  return (
    <Link to="/login" activeOptions={here} onClick={() => ended || returnTo.remember()} className={className}>
      Login
    </Link>
  )
}
