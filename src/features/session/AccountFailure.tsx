import { ErrorState } from '../../ui/ErrorState.tsx'
import { accountFailure } from './account-failure.ts'
import { useSession } from './useSession.ts'

/** Replaces content that needs an account if the account of the stored token can't be loaded (rules 37). */
export function AccountFailure() {
  const { retry, asking } = useSession()
  return (
    <ErrorState title={accountFailure} onRetry={() => void retry()} busy={asking}>
      Check your connection and try again.
    </ErrorState>
  )
}
