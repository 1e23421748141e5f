import type { ReactNode } from 'react'
import { readId } from '../../api/ids.ts'
import { ownsJob, type Job } from '../../api/jobs.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Container } from '../../ui/Container.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { LoadFailure, OwnJobBreadcrumb, useSteadyQuery } from '../loading/index.ts'
import { RequireRole, useSession } from '../session/index.ts'
import { type Choosing, FeatureCheckout } from './FeatureCheckout.tsx'
import { featureJobQuery } from './feature-job-query.ts'

const title = 'Feature this job'
const intro = 'A featured job appears above all others in the lists and gets 3 times more visibility.'
const waiting = <PageSkeleton of="the price" title={title} />

/** The page where the owner of a job pays for featuring it (rules 23 to 25). */
export function FeatureJobScreen({
  id: text,
  ...choosing
}: Choosing & {
  id: string
}) {
  const id = readId(text)
  return (
    <Container className="pb-16">
      {id === undefined ? (
        <Nothing title="Job not found.">The address may be wrong.</Nothing>
      ) : (
        <RequireRole
          role="recruiter"
          purpose="to feature a job"
          heading={<PageHeader title={title} />}
          loading={waiting}
        >
          <OrderOfJob key={id} id={id} {...choosing} />
        </RequireRole>
      )}
    </Container>
  )
}

function OrderOfJob({ id, ...choosing }: Choosing & { id: number }) {
  const query = useSteadyQuery(featureJobQuery(id))
  const { data, missing, isError } = query
  const { user } = useSession()
  if (missing !== undefined) {
    return (
      <Nothing title={missing}>
        {/not found/i.test(missing)
          ? 'It may have been deleted, or the address may be wrong.'
          : 'It can no longer be featured.'}
      </Nothing>
    )
  }
  if (!data && !isError) return waiting
  const job = data?.job
  // Without a session, the price identifies the owner: only owners receive it.
  if (job && (user ? !ownsJob(job, user) : job.feature_price_per_month === undefined)) {
    return (
      <Nothing title="This isn’t one of your jobs." job={job}>
        Only the company that posted a job can feature it.
      </Nothing>
    )
  }
  const price = job?.feature_price_per_month
  if (!job || price === undefined) {
    return (
      <>
        <PageHeader title={title} />
        <LoadFailure
          title={job ? 'We don’t know what featuring costs.' : 'We couldn’t load the price.'}
          query={query}
        />
      </>
    )
  }
  return (
    <>
      <PageHeader
        className="pb-6! sm:pb-8!"
        above={<OwnJobBreadcrumb job={job} here="Feature" />}
        title={title}
        intro={intro}
      />
      <FeatureCheckout job={job} price={price} {...choosing} />
    </>
  )
}

/** Shown if there is nothing to feature: the reason and links to other pages. */
function Nothing({ title: heading, job, children }: { title: string; job?: Job; children: ReactNode }) {
  return (
    <>
      <PageHeader title={heading} intro={children} />
      <p className="flex flex-wrap gap-3">
        <ButtonLink to="/my" variant="primary">
          Go to my jobs
        </ButtonLink>
        {job && (
          <ButtonLink to="/jobs/$id" params={{ id: String(job.id) }}>
            See job
          </ButtonLink>
        )}
      </p>
    </>
  )
}
