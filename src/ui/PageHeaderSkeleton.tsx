import type { ReactNode } from 'react'
import { PageHeader } from './PageHeader.tsx'
import { SkeletonBlock } from './Skeleton.tsx'

/** A placeholder for the title of a page. `children` names the page for screen readers. */
export function TitleSkeleton({ children }: { children: ReactNode }) {
  return (
    <>
      <span className="sr-only">{children}</span>
      <span className="flex h-lh items-center">
        <SkeletonBlock className="h-[0.8em] w-3/5 max-w-read" />
      </span>
    </>
  )
}

/** A placeholder for a page's head with a breadcrumb, a title and the name and picture of a company or person. */
export function PageHeaderSkeleton({ name, actions }: { name: string; actions?: ReactNode }) {
  return (
    <PageHeader
      above={
        <span className="flex h-6 items-center">
          <SkeletonBlock className="h-4 w-56 max-w-full" />
        </span>
      }
      title={<TitleSkeleton>{name}</TitleSkeleton>}
      intro={
        <span className="flex h-10 items-center gap-3">
          <SkeletonBlock className="size-10 rounded-md" />
          <SkeletonBlock className="h-4 w-40" />
        </span>
      }
      actions={actions}
    />
  )
}
