import { Link } from '@tanstack/react-router'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Container } from '../../ui/Container.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { TitleSkeleton } from '../../ui/PageHeaderSkeleton.tsx'
import { Loading, SkeletonBlock, SkeletonRows } from '../../ui/Skeleton.tsx'

/** The head of a job's page for its owner. */
export function JobOwnerHead({
  title,
}: {
  /** `undefined` while it is unknown. */
  title: string | undefined
}) {
  return (
    <PageHeader
      className="pt-6! pb-3! sm:pt-8!"
      above={
        <Breadcrumb>
          <Link to="/my" className="link-quiet">
            My jobs
          </Link>
          {title === undefined ? (
            <SkeletonBlock className="h-4 w-40" />
          ) : (
            <bdi className="block max-w-64 truncate">{title}</bdi>
          )}
        </Breadcrumb>
      }
      title={title === undefined ? <TitleSkeleton>Job</TitleSkeleton> : <bdi>{title || 'Job'}</bdi>}
    />
  )
}

/** A placeholder for a job's page with the layout that its owner sees. */
export function JobOwnerSkeleton({ title }: { title: string | undefined }) {
  return (
    <Container className="pb-16">
      <Loading label="Loading the job">
        <JobOwnerHead title={title} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-5">
          <SkeletonBlock className="h-6 w-40" />
          <SkeletonBlock className="h-6 w-32" />
          <div className="flex gap-3 max-sm:w-full sm:ms-auto">
            <SkeletonBlock className="h-10 w-22 rounded-md pointer-coarse:h-11" />
            <SkeletonBlock className="h-10 w-30 rounded-md pointer-coarse:h-11" />
          </div>
        </div>
        <div className="flex h-11.25 items-center gap-6 border-b border-rule">
          <SkeletonBlock className="h-4 w-28" />
          <SkeletonBlock className="h-4 w-24" />
        </div>
        <SkeletonRows rows={8} rowClassName="h-16" className="mt-5" />
      </Loading>
    </Container>
  )
}
