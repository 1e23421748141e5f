import { useQuery } from '@tanstack/react-query'
import { homeQuery } from '../../api/jobs.ts'
import { formatCount } from '../../ui/count.ts'
import { SkeletonBlock } from '../../ui/Skeleton.tsx'
import { homeContent } from './content/home.ts'

const words = homeContent.figures

/** The numbers of open positions, of categories that have any, and of places; a dash for an unavailable number. */
export function MarketFigures() {
  const { data, isPending } = useQuery(homeQuery())
  // A sum without each of its parts would be wrong, and so would one of no parts: jobs may be without categories.
  const isKnown =
    data?.categories[0] &&
    !data.omitted?.['categories'] &&
    data.categories.every(({ vacancies }) => vacancies !== undefined)
  const open = isKnown
    ? data.categories.flatMap(({ vacancies = 0 }) => (vacancies > 0 ? [vacancies] : []))
    : undefined
  const figures = [
    { term: words.positions, figure: open?.reduce((sum, vacancies) => sum + vacancies, 0) },
    { term: words.categories, figure: open?.length },
    { term: words.places, figure: data?.omitted?.['locations'] ? undefined : data?.locations.length },
  ]
  return (
    <dl className="w-64 divide-y divide-rule border-y border-rule text-dense max-md:hidden">
      {figures.map(({ term, figure }) => (
        <div key={term} className="flex h-9 items-center justify-between gap-4">
          <dt className="text-ink-2">{term}</dt>
          <dd className="nums flex h-5.5 items-center font-semibold">
            {figure !== undefined ? (
              formatCount(figure)
            ) : isPending ? (
              <SkeletonBlock className="h-3 w-8" />
            ) : (
              '–'
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
