import { Link } from '@tanstack/react-router'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { LinkById } from './LinkById.tsx'

const cutClass = 'block max-w-64 truncate'

/** The path to one of the recruiter's jobs, or to a page below it: "My jobs / Night nurse / Edit". */
export function OwnJobBreadcrumb({
  job: { id, title },
  here,
}: {
  /** Without an id, its title is no link. */
  job: { id?: number | undefined; title: string }
  /** The name of the page below the job; by default, the job itself is the page. */
  here?: string
}) {
  return (
    <Breadcrumb>
      <Link to="/my" className="link-quiet">
        My jobs
      </Link>
      <LinkById to="/jobs/$id" of={here === undefined ? undefined : id} look="link-quiet">
        <bdi className={cutClass}>{title || 'Job'}</bdi>
      </LinkById>
      {here && <bdi className={cutClass}>{here}</bdi>}
    </Breadcrumb>
  )
}
