import { cx } from './cx.ts'
import { splitLinks } from './links.ts'

/**
 * Shows text that a user typed, in a reading column. Keeps line breaks, interprets no markup, and turns http, https and
 * mailto URLs into links (rules 30).
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
