import { PageHeader } from './PageHeader.tsx'
import { Loading, SkeletonBlock, SkeletonText } from './Skeleton.tsx'

/**
 * A placeholder for a page about one thing until its answer arrives.
 * @param of what is loading: "the job"
 * @param name the heading for screen readers until it has the thing's own name
 * @param title the heading of a page that has the same for all things
 */
export function PageSkeleton({ of, name, title }: { of: string; name?: string; title?: string }) {
  return (
    <Loading label={`Loading ${of}`}>
      <PageHeader
        title={
          title ?? (
            <>
              <span className="sr-only">{name}</span>
              <span className="flex h-lh items-center">
                <SkeletonBlock className="h-[0.8em] w-3/5 max-w-read" />
              </span>
            </>
          )
        }
        intro={<SkeletonText lines={2} className="w-80 max-w-full" />}
      />
      <div className="grid gap-x-16 gap-y-10 border-t border-rule pt-8 lg:grid-cols-[minmax(0,34rem)_minmax(18rem,1fr)]">
        <SkeletonText lines={10} />
        <SkeletonText lines={6} size="dense" />
      </div>
    </Loading>
  )
}
