import { Link } from '@tanstack/react-router'
import { cx } from '../../ui/cx.ts'
import { formatCount } from '../../ui/count.ts'
import { useCompany } from './useCompany.ts'
import { separator } from './job-words.ts'

/** What is known about a job's company: the beginning of its text, its open jobs and its town. Nothing if nothing is. */
export function JobDetailCompany({ id }: { id: number }) {
  const { about, town, openJobs, isPending } = useCompany(id)
  const facts = [
    openJobs ? (
      <Link key="jobs" to="/recruiter/$id" params={{ id: String(id) }} className="link tall">
        {`${formatCount(openJobs)} open ${openJobs === 1 ? 'job' : 'jobs'}`}
      </Link>
    ) : (
      ''
    ),
    town && <bdi key="town">{town}</bdi>,
  ].filter(Boolean)
  if (!isPending && !about && facts.length === 0) return null
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
        {facts.map((fact, at) => [at > 0 && separator, fact])}
      </p>
    </section>
  )
}
