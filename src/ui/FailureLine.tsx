import { cx } from './cx.ts'
import { CircleAlert } from './Icon.tsx'

/**
 * Says in place that something failed. Render it even without a failure, because a live region announces only changes
 * (product: accessibility).
 */
export function FailureLine({
  failure,
  role = 'status',
  className,
}: {
  /** The sentence; `undefined` or `false` if nothing failed. */
  failure: string | false | undefined
  /** `alert` if the user is waiting for the outcome, as in a dialog. */
  role?: 'status' | 'alert'
  className?: string
}) {
  return (
    <p role={role} className={cx(className, 'text-dense text-bad-ink empty:hidden')}>
      {failure && (
        <span className="flex items-start gap-1.5">
          <CircleAlert className="mt-0.5" />
          <span>{failure}</span>
        </span>
      )}
    </p>
  )
}
