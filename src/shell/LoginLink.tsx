import { Link } from '@tanstack/react-router'
import { returnTo } from '../features/session/index.ts'
import { here } from './navigation.ts'

/** Leads to the login, and back to this page afterwards. */
export function LoginLink({ className }: { className: string }) {
  return (
    <Link to="/login" activeOptions={here} onClick={() => returnTo.remember()} className={className}>
      Login
    </Link>
  )
}
