import { isApiError, isUnanswered } from '../../api/errors.ts'
import { announce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { LoadFailure } from '../loading/index.ts'
import { useLogout } from './useLogout.ts'
import { useSession } from './useSession.ts'

/** Replaces content that needs an account if it can't be loaded (rules 37), or if its type can't be read (rules 50). */
export function AccountFailure() {
  const { user, error, retry, asking } = useSession()
  return (
    <LoadFailure
      title={user ? 'We couldn’t read your account type.' : accountFailure}
      query={{ error, isFetching: asking, refetch: retry }}
      action={<LogOutButton />}
      className="account-failure"
    />
  )
}

/** Shown if a token is stored but its account can't be loaded. */
const accountFailure = 'We couldn’t load your account.'

/** Replaces the login link in a menu if the account of the stored token can't be loaded and the page doesn't say so. */
export function AccountRetry({ className }: { className?: string }) {
  const { error, retry, asking } = useSession()
  return (
    <span
      className={cx('flex items-center gap-x-3 text-dense in-[:has(.account-failure)]:hidden', className)}
    >
      {accountFailure}
      {!isApiError(error, 'not-built') && (
        <Button
          size="sm"
          busy={asking}
          onClick={() =>
            void retry().then((isLoaded) => announce(isLoaded ? 'Account loaded.' : accountFailure))
          }
        >
          Try again
        </Button>
      )}
      <LogOutButton size="sm" />
    </span>
  )
}

/** Shown if the server has answered: another attempt may never help. Without an answer, it may. */
function LogOutButton({ size }: { size?: 'sm' }) {
  const { error } = useSession()
  const logout = useLogout()
  if (isUnanswered(error)) return null
  return (
    <Button {...(size && { size })} onClick={logout}>
      Log out
    </Button>
  )
}
