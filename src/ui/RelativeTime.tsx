import { useState } from 'react'
import { formatMoment, formatRelative, parseInstant } from './time.ts'
import { Tooltip } from './Tooltip.tsx'

/**
 * A time such as "3 hours ago", with the full date on hover and focus. Says so of a date that isn't known (rules 50).
 * Set `tabStop={false}` in a list of links, so that each row is one tab stop.
 * `now` defaults to the computer's clock at the first render. Pass the server's time if it is known.
 */
export function RelativeTime({
  iso,
  now,
  locale,
  tabStop = true,
  className,
}: {
  iso: string
  now?: number | string | Date
  locale?: string
  tabStop?: boolean
  className?: string
}) {
  const [opened] = useState(Date.now)
  const time = parseInstant(iso)
  if (time === null) return <span className={className}>{formatRelative(iso, opened)}</span>
  return (
    <Tooltip text={() => formatMoment(time, locale)} focusable={tabStop} className={className}>
      <time dateTime={new Date(time).toISOString()} className="whitespace-nowrap">
        {formatRelative(time, now ?? opened, locale)}
      </time>
    </Tooltip>
  )
}
