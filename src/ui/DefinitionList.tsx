import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** Terms and values on ruled lines. Leaves out entries whose value is `null`, `undefined`, `false` or "". */
export function DefinitionList({
  items,
  stacked = false,
  className,
}: {
  items: ReadonlyArray<{ term: ReactNode; value: ReactNode; key?: string }>
  /** Shows values below their terms instead of beside them, for narrow panels. */
  stacked?: boolean
  className?: string
}) {
  return (
    <dl className={cx('divide-y divide-rule border-y border-rule empty:hidden', className)}>
      {items
        .filter(({ value }) => value !== null && value !== undefined && value !== false && value !== '')
        .map(({ term, value, key }, index) => (
          <div
            key={key ?? index}
            className={cx(
              'py-2.5',
              !stacked &&
                'grid grid-cols-[minmax(5.5rem,1fr)_2fr] items-baseline gap-4 sm:grid-cols-[minmax(8rem,1fr)_2fr]',
            )}
          >
            <dt className="text-dense text-ink-2">{term}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
