import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { homeQuery } from '../../api/jobs.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { formatCount } from '../../ui/pay.ts'
import { Loading, SkeletonBlock } from '../../ui/Skeleton.tsx'
import { CategoryIcon } from './CategoryIcon.tsx'
import { toAddress } from './search-params.ts'

const listClass = 'columns-1 gap-x-10 sm:columns-2 lg:columns-3'
const rowClass = 'flex min-h-12 break-inside-avoid items-center gap-3 border-b border-rule py-2.5 text-dense'

/** How many rows stand in for the categories while they load. */
const expected = 14

/**
 * The categories as the index of a book: icon, name, and how many positions are open in it (spec §2, rules 16). Each leads
 * to its search.
 */
export function CategoryIndex({ label }: { label: string }) {
  const { data, isError, isFetching, refetch } = useQuery(homeQuery())
  if (isError && !data) {
    return (
      <ErrorState
        title="The categories could not be loaded."
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    )
  }
  if (!data) {
    return (
      <Loading label="Loading categories" className={listClass}>
        {Array.from({ length: expected }, (_, place) => (
          <div key={place} aria-hidden="true" className={rowClass}>
            <SkeletonBlock className="size-5" />
            <SkeletonBlock className={place % 3 === 0 ? 'h-3 w-24' : 'h-3 w-32'} />
          </div>
        ))}
      </Loading>
    )
  }
  if (data.categories.length === 0) {
    return <p className="text-ink-2">There are no categories yet.</p>
  }
  return (
    <ul aria-label={label} className={listClass}>
      {data.categories.map(({ category, icon, vacancies }) => (
        <li key={category} className="break-inside-avoid">
          <Link
            to="/search"
            search={toAddress({ category })}
            className={`${rowClass} text-ink no-underline hover:border-action hover:text-action focus-visible:-outline-offset-2`}
          >
            <CategoryIcon icon={icon} className="size-5 text-ink-2" />
            <span className="min-w-0 grow font-medium wrap-anywhere">{category}</span>
            <span className="nums text-ink-2">
              {formatCount(vacancies)}
              <span className="sr-only"> open {vacancies === 1 ? 'position' : 'positions'}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
