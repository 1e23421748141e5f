import { Loading, SkeletonBlock } from '../../ui/Skeleton.tsx'

/** Classes of the category index and of its rows, shared with `CategoryIndex`. */
export const indexClass = 'columns-2 gap-x-6 sm:gap-x-10 lg:columns-3'
export const indexRowClass =
  'flex min-h-12 break-inside-avoid items-center gap-2 border-b border-rule py-2 text-dense leading-snug sm:gap-3 sm:py-2.5'

const expected = 14

/** A placeholder for the category index while it loads. */
export function CategoryIndexSkeleton() {
  return (
    <Loading label="Loading categories" className={indexClass}>
      {Array.from({ length: expected }, (_, place) => (
        <div key={place} aria-hidden="true" className={indexRowClass}>
          <SkeletonBlock className="size-5 max-[22.5rem]:hidden" />
          <SkeletonBlock className={place % 3 === 0 ? 'h-3 w-24' : 'h-3 w-32'} />
        </div>
      ))}
    </Loading>
  )
}
