import type { ReactNode } from 'react'
import { cx } from '../../src/ui/cx.ts'
import { stampOf, timeOf } from './moments.ts'
import { usePanel } from './panel-context.ts'

/** A group of controls in a section, with its heading. */
export function Group({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  return (
    <div className="py-4 not-last:border-b not-last:border-rule">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h3 className="text-dense">{title}</h3>
        {end}
      </div>
      {children}
    </div>
  )
}

/** A line of small print. */
export function Fine({ children, className }: { children: ReactNode; className?: string }) {
  return <p className={cx('text-fine text-ink-2', className)}>{children}</p>
}

/** A time on the simulated clock. `at` is in milliseconds since 1970 UTC. */
export function Moment({ at, withDate = true }: { at: number; withDate?: boolean }) {
  const { runtime } = usePanel()
  return (
    <time dateTime={new Date(at).toISOString()} className="nums whitespace-nowrap">
      {withDate ? stampOf(at, runtime.now()) : timeOf(at)}
    </time>
  )
}
