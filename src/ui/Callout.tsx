import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { toneClass, toneIcon } from './tones.ts'
import type { Tone } from './tones.ts'

/** A notice in the flow of the page. Assistive technology doesn't announce it, so use an alert for urgent news. */
export function Callout({
  tone = 'info',
  title,
  children,
  action,
  className,
}: {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  className?: string
}) {
  const Sign = toneIcon[tone]
  return (
    <div
      className={cx(
        'flex flex-wrap items-start gap-x-4 gap-y-2 rounded-md border px-4 py-3 text-dense print:border-ink',
        tone === 'caution' ? 'border-ink' : 'border-clear forced-colors:border-[CanvasText]',
        toneClass[tone],
        className,
      )}
    >
      <div className="flex min-w-0 grow basis-64 items-start gap-2.5">
        <Sign className="mt-0.5" />
        <div className="min-w-0">
          {title && <p className="font-semibold">{title}</p>}
          <div className="text-ink">{children}</div>
        </div>
      </div>
      {action}
    </div>
  )
}
