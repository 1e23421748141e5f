import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { cx } from './cx.ts'
import { CircleAlert, RotateCcw } from './Icon.tsx'

/**
 * Says in place that content failed to load, with a "Try again" button if another attempt may help (rules 37). Raises no
 * alert and takes no focus.
 */
export function ErrorState({
  title = 'We couldn’t load this.',
  children,
  onRetry,
  busy = false,
  action,
  className,
}: {
  title?: ReactNode
  children?: ReactNode
  onRetry?: (() => void) | undefined
  busy?: boolean
  /** Another button, beside "Try again". */
  action?: ReactNode
  className?: string
}) {
  return (
    <div className={cx('border-y border-rule py-8', className)}>
      <p className="flex items-start gap-2 font-semibold">
        <CircleAlert className="mt-1 text-bad-ink" />
        <span>{title}</span>
      </p>
      {children && <div className="mt-1 max-w-read ps-7.5 text-ink-2">{children}</div>}
      {(onRetry || action) && (
        <div className="mt-4 flex flex-wrap gap-3 ps-7.5">
          {onRetry && (
            <Button onClick={onRetry} busy={busy}>
              <RotateCcw />
              Try again
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  )
}
