import { formatCount } from './count.ts'
import { cx } from './cx.ts'

/** A small count ("3", at most "99+") with a label for assistive technology. Renders nothing if it is 0 or unknown. */
export function Badge({
  count = 0,
  label,
  className,
}: {
  count: number | undefined
  label: string
  className?: string
}) {
  if (count <= 0) return null
  return (
    <span
      className={cx(
        'nums inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-fill px-1.5 text-fine leading-none font-semibold text-on-fill forced-colors:border',
        className,
      )}
    >
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{` (${formatCount(count)} ${label})`}</span>
    </span>
  )
}
