import { cx } from '../../ui/cx.ts'
import { Loading, SkeletonRows } from '../../ui/Skeleton.tsx'

/** Class of the home page's news: two lists of four rows, or of three on a phone, whose space it reserves. */
export const newsClass = 'mb-4 grid min-h-114 content-start gap-x-12 sm:min-h-140 md:min-h-70 md:grid-cols-2'

/** The most rows in a list of news, and its classes. A phone shows one less. */
export const most = 4
export const listClass = 'max-sm:[&>:nth-child(n+4)]:hidden'
export const headClass = 'flex h-9 items-center justify-between gap-4 border-b border-rule-strong'
export const rowClass = 'h-13'

/** A list of news while it loads. */
export function NewsPlaceholder({ label }: { label: string }) {
  return (
    <Loading label={label} className="pb-9">
      <div className={headClass} />
      <SkeletonRows rows={most} rowClassName={rowClass} className={cx(listClass, '-mb-px border-t-0')} />
    </Loading>
  )
}

/** Class of a section below the rows. */
export const sectionClass = 'mt-10'

/** Class of the companies that are hiring: four cards, which scroll sideways on a phone. Its minimum height reserves their space while they load. */
export const hiringClass = `${sectionClass} min-h-61.5 sm:min-h-115.5 lg:min-h-61.5`

/** How many of the newest jobs appear, and the class of their list. On a phone only the first four appear. */
export const newest = 6
export const newestClass =
  'border-t-0 max-sm:[&>:nth-of-type(4)]:border-b-0 max-sm:[&>:nth-of-type(n+5)]:hidden'

/** A placeholder for the newest jobs while their code loads. */
export function NewestPlaceholder() {
  return (
    <>
      {/* As high as the row of tabs. */}
      <div className="h-11.25 border-b border-rule" />
      <Loading label="Loading the jobs">
        <SkeletonRows rows={newest} rowClassName="h-38.75 sm:h-26 lg:h-20.5" className={newestClass} />
      </Loading>
    </>
  )
}
