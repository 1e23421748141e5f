import { Link } from '@tanstack/react-router'
import { homeQuery } from '../../api/jobs.ts'
import { formatCount } from '../../ui/count.ts'
import { Loading } from '../../ui/Skeleton.tsx'
import { ListGap, useSteadyQuery } from '../loading/index.ts'
import { toAddress } from '../search/index.ts'
import { positionCount } from '../job/index.ts'
import { CategoryIcon } from './CategoryIcon.tsx'
import { homeContent } from './content/home.ts'
import { sectionClass } from './placeholders.tsx'

const words = homeContent.categories

/**
 * The index of categories: icon, name and number of open positions (rules 16). Each links to its search. Without an
 * answer it is absent: the jobs above, which come with it, say so.
 */
export function CategoryIndex() {
  const query = useSteadyQuery(homeQuery())
  const { data, isError } = query
  if (isError && !data) return null
  const omitted = data?.omitted?.['categories']
  return (
    <section aria-labelledby="home-categories" className={sectionClass}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-rule-strong pb-3">
        <h2 id="home-categories">{words.title}</h2>
        <span aria-hidden="true" className="text-dense text-ink-2">
          {words.unit}
        </span>
      </div>
      {data ? (
        <ListGap rows={data.categories.length} omitted={omitted} title={words.failure} query={query} />
      ) : (
        <Loading label="Loading categories" className="late:h-90 late:sm:h-74 late:lg:h-42" />
      )}
      {data?.categories.length === 0 && !omitted && (
        <p className="mt-3 text-ink-2">There are no categories yet.</p>
      )}
      <ul
        aria-labelledby="home-categories"
        className="columns-2 gap-x-6 empty:hidden late:sm:gap-x-10 late:lg:columns-4 late:lg:gap-x-8"
      >
        {data?.categories.map(({ category, icon, vacancies }) => (
          <li key={category} className="break-inside-avoid">
            <Link
              to="/search"
              search={toAddress({ category })}
              className="flex late:min-h-10.5 items-center gap-2 border-b border-rule py-1.5 text-dense leading-snug text-ink no-underline hover:border-action hover:text-action focus-visible:-outline-offset-2 sm:gap-3"
            >
              <CategoryIcon icon={icon} className="size-5 text-ink-2 late:max-[22.5rem]:hidden" />
              <span className="min-w-0 grow font-medium wrap-anywhere">{category}</span>
              {vacancies !== undefined && (
                <span className="nums relative shrink-0 text-ink-2">
                  <span aria-hidden="true">{formatCount(vacancies)}</span>
                  <span className="sr-only">{positionCount(vacancies)}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
