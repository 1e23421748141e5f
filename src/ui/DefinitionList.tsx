import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** Facts as term and value on ruled lines. Entries whose value is `null`, `undefined`, `false` or "" are left out. */
export function DefinitionList({
  items,
  stacked = false,
  className,
}: {
  items: ReadonlyArray<{ term: ReactNode; value: ReactNode; key?: string }>
  /** The value below its term (a narrow panel) instead of beside it. */
  stacked?: boolean
  className?: string
}) {
  return (
    <dl className={cx('divide-y divide-rule border-y border-rule', className)}>
      {items
        .filter(({ value }) => value !== null && value !== undefined && value !== false && value !== '')
        .map(({ term, value, key }, index) => (
          <div
            key={key ?? index}
            className={cx(
              'py-2.5',
              !stacked && 'sm:grid sm:grid-cols-[minmax(8rem,1fr)_2fr] sm:items-baseline sm:gap-4',
            )}
          >
            <dt className="text-dense text-ink-2">{term}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
