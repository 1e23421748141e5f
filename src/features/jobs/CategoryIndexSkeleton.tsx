import { Loading, SkeletonBlock } from '../../ui/Skeleton.tsx'

/** The columns of the index, and one of its rows. */
export const indexClass = 'columns-1 gap-x-10 sm:columns-2 lg:columns-3'
export const indexRowClass =
  'flex min-h-12 break-inside-avoid items-center gap-3 border-b border-rule py-2.5 text-dense'

/** How many rows stand in for the categories. */
const expected = 14

/** The index of categories while it loads. */
export function CategoryIndexSkeleton() {
  return (
    <Loading label="Loading categories" className={indexClass}>
      {Array.from({ length: expected }, (_, place) => (
        <div key={place} aria-hidden="true" className={indexRowClass}>
          <SkeletonBlock className="size-5" />
          <SkeletonBlock className={place % 3 === 0 ? 'h-3 w-24' : 'h-3 w-32'} />
        </div>
      ))}
    </Loading>
  )
}
