import { Link } from '@tanstack/react-router'
import { homeQuery } from '../../api/jobs.ts'
import { formatCount } from '../../ui/count.ts'
import { ListGap, LoadFailure, useSteadyQuery } from '../loading/index.ts'
import { toAddress } from '../search/index.ts'
import { positionCount } from '../job/index.ts'
import { CategoryIcon } from './CategoryIcon.tsx'
import { homeContent } from './content/home.ts'
import { CategoriesPlaceholder, indexClass, indexRowClass } from './placeholders.tsx'

const failure = 'We couldn’t load the categories.'

/** The index of categories: icon, name and number of open positions (rules 16). Each links to its search. */
export function CategoryIndex() {
  const query = useSteadyQuery(homeQuery())
  const { data, isError } = query
  if (isError && !data) return <LoadFailure title={failure} query={query} />
  if (!data) return <CategoriesPlaceholder />
  const omitted = data.omitted?.['categories']
  if (data.categories.length === 0 && !omitted) {
    return <p className="text-ink-2">There are no categories yet.</p>
  }
  return (
    <>
      <ListGap rows={data.categories.length} omitted={omitted} title={failure} query={query} />
      <ul aria-label={homeContent.categories.title} className={indexClass}>
        {data.categories.map(({ category, icon, vacancies }) => (
          <li key={category} className="break-inside-avoid">
            <Link
              to="/search"
              search={toAddress({ category })}
              className={`${indexRowClass} text-ink no-underline hover:border-action hover:text-action focus-visible:-outline-offset-2`}
            >
              <CategoryIcon icon={icon} className="size-5 text-ink-2 max-[22.5rem]:hidden" />
              <span className="min-w-0 grow font-medium wrap-anywhere">{category}</span>
              {vacancies !== undefined && (
                <span className="nums relative shrink-0 text-ink-2">
                  <span aria-hidden="true" className="sm:hidden">
                    {formatCount(vacancies)}
                  </span>
                  <span className="max-sm:sr-only">{positionCount(vacancies)}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
