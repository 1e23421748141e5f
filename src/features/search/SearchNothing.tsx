import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { categoriesQuery, type JobSearch } from '../../api/jobs.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { positionCount } from '../job/index.ts'
import { SaveSearch } from './SearchChips.tsx'
import { isFiltered, toAddress } from './search-params.ts'

/** An empty search result, with next steps (product: search). */
export function SearchNothing({ search, onClear }: { search: JobSearch; onClear: () => void }) {
  const { data } = useQuery(categoriesQuery())
  const filtered = isFiltered(search)
  const categories = (data?.categories ?? [])
    .flatMap(({ category, vacancies = 0 }) => (vacancies > 0 ? [{ category, vacancies }] : []))
    .filter(({ category }) => category !== search.category)
    .sort((a, b) => b.vacancies - a.vacancies)
    .slice(0, 8)

  return (
    <EmptyState
      title="No jobs found."
      action={
        filtered ? (
          <>
            <Button variant="primary" onClick={onClear}>
              Clear all filters
            </Button>
            <SaveSearch search={search} />
          </>
        ) : (
          <ButtonLink to="/">Go to the home page</ButtonLink>
        )
      }
    >
      <p>
        {filtered
          ? 'No open job matches all your filters. Try fewer words, a wider area or one fewer filter, or save the search to try it again later.'
          : 'No open jobs are listed here at the moment. New ones appear once they are approved.'}
      </p>
      {categories.length > 0 && (
        <div className="mt-6">
          <p className="text-dense font-semibold text-ink">Browse a category instead</p>
          <ul className="mt-1 flex flex-wrap gap-x-5">
            {categories.map(({ category, vacancies }) => (
              <li key={category} className="inline-flex min-h-8 items-center gap-1.5">
                <Link
                  to="/search"
                  search={toAddress({ category })}
                  className="link inline-flex min-h-6 items-center"
                >
                  {category}
                </Link>
                <span className="nums text-dense">{positionCount(vacancies)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </EmptyState>
  )
}
