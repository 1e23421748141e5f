import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { companyJobsQuery } from '../../api/jobs.ts'
import { userQuery } from '../../api/talent.ts'
import { cx } from '../../ui/cx.ts'
import { formatCount } from '../../ui/count.ts'
import { separator } from './job-words.ts'

/** What two calls tell about a job's company, after the job itself. What is not known, also because a call failed, is left out. */
export function useCompany(id: number | undefined) {
  const jobs = useQuery({ ...companyJobsQuery(id ?? 0), enabled: id !== undefined })
  const profile = useQuery({ ...userQuery(id ?? 0), enabled: id !== undefined })
  const user = profile.data?.user
  return {
    isPending: jobs.isLoading || profile.isLoading,
    cover: jobs.data?.company?.cover_photo ?? user?.cover_photo,
    about: user?.about?.trim(),
    town: user?.currently_located?.trim(),
    openJobs: jobs.data?.total,
  }
}

/** What is known about a job's company: the beginning of its text, its open jobs and its town. Nothing if nothing is. */
export function JobDetailCompany({ id }: { id: number }) {
  const { about, town, openJobs, isPending } = useCompany(id)
  if (!isPending && !about && !openJobs && !town) return null
  return (
    // The height of what it usually shows, so that nothing moves when it arrives.
    <section aria-labelledby="job-company" className={cx('min-h-27', isPending && 'invisible')}>
      <h2 id="job-company" className="mb-2 text-body tracking-normal">
        About the company
      </h2>
      {about && (
        <p dir="auto" className="line-clamp-2 text-dense wrap-anywhere">
          {about}
        </p>
      )}
      <p className="nums mt-2 text-dense text-ink-2">
        {openJobs ? (
          <Link to="/recruiter/$id" params={{ id: String(id) }} className="link tall">
            {`${formatCount(openJobs)} open ${openJobs === 1 ? 'job' : 'jobs'}`}
          </Link>
        ) : null}
        {openJobs && town ? separator : null}
        <bdi>{town}</bdi>
      </p>
    </section>
  )
}
