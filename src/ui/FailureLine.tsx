import { cx } from './cx.ts'
import { CircleAlert } from './Icon.tsx'

/**
 * Says in its place that something did not work. It stands there empty before, because a live region is heard only when it
 * changes (product: accessibility).
 */
export function FailureLine({
  failure,
  role = 'status',
  className,
}: {
  /** The sentence; nothing while all is well. */
  failure: string | false | undefined
  /** `alert` where the answer is waited for, as in a question. */
  role?: 'status' | 'alert'
  className?: string
}) {
  return (
    <p role={role} className={cx(className, 'text-dense text-bad-ink empty:hidden')}>
      {failure && (
        <span className="flex items-start gap-1.5">
          <CircleAlert className="mt-0.5" />
          {failure}
        </span>
      )}
    </p>
  )
}
