import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { fileUrl } from '../../api/files.ts'
import type { Job } from '../../api/jobs.ts'
import { Logo } from '../../ui/Avatar.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Highlight } from '../../ui/Highlight.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { LinkById } from '../loading/index.ts'

/** The head of a job's page. */
export function JobHead({
  job: { title, category, user, is_featured },
  follow,
  actions,
}: {
  job: Job
  follow: ReactNode
  actions: ReactNode
}) {
  return (
    <PageHeader
      above={
        <Breadcrumb>
          <Link to="/jobs" className="link-quiet">
            Jobs
          </Link>
          {category && (
            <Link to="/search" search={{ category }} className="link-quiet">
              {category}
            </Link>
          )}
          <bdi className="block max-w-64 truncate">{title}</bdi>
        </Breadcrumb>
      }
      title={<bdi>{title || 'Job'}</bdi>}
      intro={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 text-ink">
          <span className="flex min-w-0 items-center gap-3">
            <Logo src={fileUrl(user.profile_image)} name={user.name} eager />
            <LinkById
              to="/recruiter/$id"
              of={user.id}
              look="link-quiet"
              className="inline-flex min-h-6 min-w-0 items-center font-semibold wrap-anywhere"
            >
              <bdi>{user.name}</bdi>
            </LinkById>
          </span>
          {follow}
          {is_featured === 1 && <Highlight>Featured</Highlight>}
        </div>
      }
      actions={actions}
    />
  )
}
