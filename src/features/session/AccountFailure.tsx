import { ErrorState } from '../../ui/ErrorState.tsx'
import { accountFailure } from './account-failure.ts'
import { useSession } from './use-session.ts'

/** Shown in place of content that needs an account, while the account of a stored token cannot be loaded (rules 37). */
export function AccountFailure() {
  const { retry, asking } = useSession()
  return (
    <ErrorState title={accountFailure} onRetry={() => void retry()} busy={asking}>
      Check your connection and try again.
    </ErrorState>
  )
}
