import { Loading, SkeletonBlock, SkeletonRows } from '../../ui/Skeleton.tsx'

/** Class of the home page's news: two lists of four rows, or of three on a phone, whose space it reserves. */
export const newsClass = 'mb-4 grid min-h-114 content-start gap-x-12 sm:min-h-140 md:min-h-70 md:grid-cols-2'

/** Classes of the category index and of its rows. */
export const indexClass = 'columns-2 gap-x-6 sm:gap-x-10 lg:columns-3'
export const indexRowClass =
  'flex min-h-12 break-inside-avoid items-center gap-2 border-b border-rule py-2 text-dense leading-snug sm:gap-3 sm:py-2.5'

const expected = 14

/** A placeholder for the category index while it loads. */
export function CategoriesPlaceholder() {
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

/** Class of the newest jobs and their placeholder. On a phone only the first four appear. */
export const newestClass = 'border-t-0 max-sm:[&>:nth-of-type(n+5)]:hidden'

/** A placeholder for the newest jobs while their code loads. */
export function NewestPlaceholder() {
  return (
    <>
      {/* As high as the row of tabs. */}
      <div className="h-11.25 border-b border-rule" />
      <Loading label="Loading the jobs">
        <SkeletonRows rowClassName="h-38.75 sm:h-26 lg:h-20.5" className={newestClass} />
      </Loading>
    </>
  )
}
