import { Loading, SkeletonBlock } from '../../ui/Skeleton.tsx'

/** Classes of the category index and of its rows, shared with `CategoryIndex`. */
export const indexClass = 'columns-1 gap-x-10 sm:columns-2 lg:columns-3'
export const indexRowClass =
  'flex min-h-12 break-inside-avoid items-center gap-3 border-b border-rule py-2.5 text-dense'

const expected = 14

/** A placeholder for the category index while it loads. */
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
