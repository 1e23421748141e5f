import { cx } from './cx.ts'
import { splitLinks } from './links.ts'

/**
 * What somebody typed, as plain text: line breaks kept, nothing interpreted, and http, https and mailto addresses as
 * links (rules 30). Set to the reading measure.
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
