import { cx } from '../../ui/cx.ts'
import { Loading, SkeletonBlock } from '../../ui/Skeleton.tsx'
import {
  dateClass,
  factsClass,
  headClass,
  listClass,
  logoClass,
  payClass,
  rowClass,
} from './job-row-layout.ts'

/** A placeholder for a list of jobs while it loads. */
export function JobListSkeleton({
  rows = 10,
  label = 'Loading jobs',
  className,
}: {
  rows?: number
  label?: string
  className?: string
}) {
  return (
    <Loading label={label} className={cx(listClass, className)}>
      {Array.from({ length: rows }, (_, place) => (
        <JobRowSkeleton key={place} place={place} />
      ))}
    </Loading>
  )
}

/** A placeholder row, as high as a real one. */
function JobRowSkeleton({ place }: { place: number }) {
  return (
    <div aria-hidden="true" className={rowClass}>
      <SkeletonBlock className={cx(logoClass, 'size-10 rounded-md')} />
      <div className={headClass}>
        <div className="flex h-6.75 items-center">
          <SkeletonBlock
            className={cx('h-4', place % 3 === 0 ? 'w-3/5' : place % 3 === 1 ? 'w-4/5' : 'w-1/2')}
          />
        </div>
        <div className="flex h-5.5 items-center">
          <SkeletonBlock className="h-3 w-2/5" />
        </div>
      </div>
      <div className={factsClass}>
        <div className="flex h-5.5 items-center">
          <SkeletonBlock className={cx('h-3', place % 2 === 0 ? 'w-3/5' : 'w-1/2')} />
        </div>
        <div className="hidden h-5.5 items-center @min-[60rem]:flex">
          <SkeletonBlock className="h-3 w-1/3" />
        </div>
      </div>
      <div className={cx(payClass, 'h-6.75 content-center @min-[36rem]:justify-center')}>
        <SkeletonBlock className="h-4 w-32" />
      </div>
      <div className={cx(dateClass, 'flex h-5 items-center @min-[36rem]:justify-end @min-[60rem]:h-5.5')}>
        <SkeletonBlock className="h-3 w-16" />
      </div>
    </div>
  )
}
