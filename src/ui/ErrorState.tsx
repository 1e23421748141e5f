import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { cx } from './cx.ts'
import { restoreFocus } from './focus-restoration.ts'
import { CircleAlert, RotateCcw } from './Icon.tsx'

/**
 * A place that could not load: says so in line, with "Try again" (rules 37). No alert, no focus taken; when it goes it hands
 * on the focus that its button had.
 */
export function ErrorState({
  title = 'This could not be loaded.',
  children,
  onRetry,
  busy = false,
  className,
}: {
  title?: ReactNode
  /** What went wrong, in a sentence. */
  children?: ReactNode
  onRetry?: () => void
  /** A new attempt is under way. */
  busy?: boolean
  className?: string
}) {
  return (
    <div ref={restoreFocus} className={cx('border-y border-rule py-8', className)}>
      <p className="flex items-start gap-2 font-semibold">
        <CircleAlert className="mt-1 text-bad-ink" />
        {title}
      </p>
      {children && <div className="mt-1 max-w-read ps-7.5 text-ink-2">{children}</div>}
      {onRetry && (
        <div className="mt-4 ps-7.5">
          <Button onClick={onRetry} busy={busy}>
            <RotateCcw />
            Try again
          </Button>
        </div>
      )}
    </div>
  )
}
