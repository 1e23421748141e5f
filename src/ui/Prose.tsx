import { cx } from './cx.ts'
import { splitLinks } from './links.ts'

/**
 * Shows text that a user typed, in a reading column and in its own direction; nothing if it is blank. Keeps line breaks,
 * interprets no markup, and turns http, https and mailto URLs into links (rules 30).
 */
export function Prose({
  text,
  isPart = false,
  className,
}: {
  text: string | null | undefined
  /** Whether it takes its direction from the text that it is part of. */
  isPart?: boolean
  className?: string
}) {
  if (!text?.trim()) return null
  return (
    <div
      dir={isPart ? undefined : 'auto'}
      className={cx('max-w-read wrap-anywhere whitespace-pre-line', className)}
    >
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
