import { Link } from '@tanstack/react-router'
import type { JobSearch } from '../../api/jobs.ts'
import { cx } from '../../ui/cx.ts'
import { toAddress } from './search-params.ts'
import { describeSearch } from './search-words.ts'

/** A link to a search. Its text lists the search's filters. */
export function SearchLink({
  search,
  className,
  onFollow,
}: {
  search: JobSearch
  className: string
  onFollow?: (() => void) | undefined
}) {
  return (
    <Link
      to="/search"
      search={toAddress(search)}
      onClick={onFollow}
      className={cx('inline-flex items-center', className)}
    >
      {describeSearch(search)}
    </Link>
  )
}
