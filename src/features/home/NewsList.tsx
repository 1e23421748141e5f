import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { isApiError } from '../../api/errors.ts'
import { cx } from '../../ui/cx.ts'
import { ArrowRight } from '../../ui/Icon.tsx'
import { headClass, listClass, most, rowClass } from './placeholders.tsx'

/** A row: a link that covers it, with a line below. */
export type NewsItem = {
  title: string
  line: ReactNode
  link: LinkProps
  /** What the link's name adds to a job's title, if the job's own page is not where it leads. */
  suffix?: string
  /** A count, before the title. */
  figure?: string
  /** At the end of the row; by default, an arrow. */
  aside?: ReactNode
  /** Extra classes for a highlighted row. */
  tone?: string | undefined
}

/** A list of the home page's news, or what to do first if there are none. There is always room for a note below it. */
export function NewsList({
  title,
  more,
  note,
  rows,
  steps,
}: {
  title: string
  /** A link to all that the list is a part of. */
  more?: LinkProps | false
  note?: ReactNode
  rows: readonly NewsItem[]
  steps?: readonly NewsItem[]
}) {
  const id = useId()
  return (
    <div className="min-w-0">
      <div className={headClass}>
        <h2 id={id} className="nums min-w-0 truncate text-body tracking-normal">
          {title}
        </h2>
        {more && <Link {...more} className="link tall shrink-0 text-dense" />}
      </div>
      <ul aria-labelledby={id} className={listClass}>
        {(rows.length > 0 ? rows.slice(0, most) : steps)?.map((row) => (
          <Row key={JSON.stringify(row.link)} {...row} />
        ))}
      </ul>
      <p className="min-h-9 pt-2 text-fine text-ink-2">{note}</p>
    </div>
  )
}

/** A query that may have failed. */
export type Asked = { error: Error | null; refetch: () => Promise<unknown> }

/** Says that a list lacks rows (rules 37, 44). There is no button if the server doesn't have the call. */
export function NewsGap({ words, queries }: { words: string; queries: readonly Asked[] }) {
  return (
    <>
      {words}{' '}
      {!queries.some(({ error }) => isApiError(error, 'not-built')) && (
        <button
          type="button"
          className="link tall"
          onClick={() => void Promise.all(queries.map(({ refetch }) => refetch()))}
        >
          Try again
        </button>
      )}
    </>
  )
}

function Row({ title, line, link, suffix, figure, aside, tone }: NewsItem) {
  return (
    <li className={cx('relative flex items-center gap-3 border-b border-rule', rowClass, tone)}>
      {figure && <span className="nums min-w-8 shrink-0 text-lead font-semibold">{figure}</span>}
      <div className="min-w-0 grow">
        <Link
          {...link}
          aria-label={suffix && title + suffix}
          dir="auto"
          className="link-quiet stretched block truncate text-dense font-semibold focus-visible:outline-none focus-visible:after:rounded-sm focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-action"
        >
          {title}
        </Link>
        <p className={cx('truncate text-fine', !tone && 'text-ink-2')}>{line}</p>
      </div>
      <span className="flex shrink-0">{aside || <ArrowRight className="text-action" />}</span>
    </li>
  )
}
