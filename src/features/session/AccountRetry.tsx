import { announce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { accountFailure } from './account-failure.ts'
import { useSession } from './useSession.ts'

/** Replaces the login link in a menu if the account of the stored token can't be loaded. */
export function AccountRetry({ className }: { className?: string }) {
  const { retry, asking } = useSession()
  return (
    <span className={cx('flex items-center gap-x-3 text-dense', className)}>
      {accountFailure}
      <Button
        size="sm"
        busy={asking}
        onClick={() =>
          void retry().then((isLoaded) => announce(isLoaded ? 'Account loaded.' : accountFailure))
        }
      >
        Retry
      </Button>
    </span>
  )
}
