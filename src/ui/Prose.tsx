import { cx } from './cx.ts'
import { splitLinks } from './links.ts'

/**
 * Typed text as plain text: keeps line breaks, interprets no markup, and links http, https and mailto URLs
 * (rules 30). As wide as a reading column.
 */
export function Prose({ text, className }: { text: string; className?: string }) {
  return (
    <div className={cx('max-w-read wrap-anywhere whitespace-pre-line', className)}>
      {splitLinks(text).map((part) =>
        part.href ? (
          <a key={part.at} href={part.href} rel="nofollow ugc noopener" className="link">
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </div>
  )
}
