import { useQueries } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { jobQuery, myJobsQuery, type OwnJob } from '../../api/jobs.ts'
import { quiet } from '../../api/meta.ts'
import { paymentsQuery, type Payment } from '../../api/payments.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { formatCount } from '../../ui/count.ts'
import { Highlight } from '../../ui/Highlight.tsx'
import { formatDay, formatRelative } from '../../ui/time.ts'
import { useNow } from '../clock/index.ts'
import { JobStateTag } from '../job/index.ts'
import { LoadFailure } from '../loading/index.ts'
import { featuredDays, featureStateOf } from '../payments/index.ts'
import { type Asked, NewsGap, type NewsItem, NewsList } from './NewsList.tsx'
import { NewsPlaceholder } from './placeholders.tsx'
import { unique, useFirstPages } from './useFirstPages.ts'

/** Maximum number of jobs whose applicants are checked. */
const mostJobs = 12
/** In milliseconds. */
const day = 86_400_000

const steps: readonly NewsItem[] = [
  { title: 'Post a job', line: 'Its applicants appear here.', link: { to: '/post' } },
  { title: 'Describe your company', line: 'Job seekers read it.', link: { to: '/profile/{-$type}' } },
  { title: 'Find talent', line: 'Search the profiles of job seekers.', link: { to: '/find-talent' } },
]

/** Looks like a button, as the row's link covers it. The other rows have an arrow. */
const reviewSign = (
  <span aria-hidden="true" className={buttonClass({ variant: 'primary', size: 'sm' })}>
    Review
  </span>
)
const empty = 'Jobs in review and payments for featured jobs appear here.'
type Need = NewsItem & { kind: string }
type Gaps = { hasGap: boolean; queries: readonly Asked[] }
type Payments = Gaps & { answers: readonly { payments: readonly Payment[] }[] | undefined }
const linkTo = ({ id }: OwnJob) => linkOptions({ to: '/jobs/$id', params: { id: String(id) } })

/** A recruiter's work: applicants whose status is still Applied, and jobs that wait for a review or a payment. */
export function HomeRecruiter() {
  const pages = useFirstPages((page) => myJobsQuery({ page }))
  const { query, answers } = pages
  const payments = useFirstPages((page) => quiet(paymentsQuery(page)))
  if (query.isError && !query.data) {
    return <LoadFailure title="We couldn’t load your jobs." query={query} className="border-y-0 py-0!" />
  }
  const jobs = answers && unique(answers.flatMap((answer) => answer.jobs))
  const placeholder = <NewsPlaceholder label="Loading your jobs" />
  return (
    <>
      {jobs ? <ToReview jobs={jobs} pages={pages} /> : placeholder}
      {jobs && (payments.answers || payments.query.isError) ? (
        <Waiting jobs={jobs} payments={payments} />
      ) : (
        placeholder
      )}
    </>
  )
}

/** Applicants whose status is still Applied. No call counts them, so each job with applicants is asked for. */
function ToReview({ jobs, pages }: { jobs: readonly OwnJob[]; pages: Gaps & { isWhole: boolean } }) {
  const withApplicants = jobs.filter(({ applicants }) => applicants !== 0)
  const checked = withApplicants.slice(0, mostJobs)
  const answers = useQueries({ queries: checked.map(({ id }) => jobQuery(id)) })
  if (answers.some(({ isPending }) => isPending)) return <NewsPlaceholder label="Loading your applicants" />
  const reviews = checked
    .map((job, place) => {
      const applications = answers[place]?.data?.applications ?? []
      return { job, applied: applications.filter(({ status }) => status === 'applied') }
    })
    .filter(({ applied }) => applied.length > 0)
    .sort((one, other) => other.applied.length - one.applied.length)
  // The server may list fewer applicants than it counts.
  const isUnread = answers.some(({ data }, place) => {
    const counted = checked[place]?.applicants ?? 0
    return !data || data.omitted?.['applications'] || data.applications.length < counted
  })
  const hasGap = pages.hasGap || isUnread
  const isCut = !pages.isWhole || checked.length < withApplicants.length
  const isKnown = !hasGap && !isCut && checked.every(({ applicants }) => applicants !== undefined)
  const count = reviews.reduce((sum, { applied }) => sum + applied.length, 0)
  const counted = `${count === 0 ? 'No' : formatCount(count)} ${count === 1 ? 'applicant' : 'applicants'} to review`
  return (
    <NewsList
      title={isKnown ? counted : 'Applicants to review'}
      more={{ to: '/my', children: 'My jobs' }}
      note={
        hasGap ? (
          <NewsGap words="We couldn’t check all applicants." queries={[...pages.queries, ...answers]} />
        ) : (
          isCut && 'We checked only your newest jobs.'
        )
      }
      rows={reviews.map(({ job, applied }, place) => ({
        title: job.title || 'Job',
        line: `to review${job.applicants === undefined ? '' : `, of ${formatCount(job.applicants)} in all`}`,
        figure: formatCount(applied.length),
        aside: place === 0 && reviewSign,
        suffix: ', its applicants',
        link: { ...linkTo(job), search: { tab: 'applicants', status: 'applied', applicant: applied[0]?.id } },
      }))}
      steps={steps}
    />
  )
}

/** Jobs that may no longer be featured in a week, wait for a payment, or are in review; at most two of each kind. */
function Waiting({ jobs, payments }: { jobs: readonly OwnJob[]; payments: Payments }) {
  const now = useNow()
  const { answers, hasGap, queries } = payments
  const paid = answers?.flatMap((answer) => answer.payments) ?? []
  const needs = jobs.map((job) => needOf(job, paid, now))
  const rows = ['end', 'pay', 'review'].flatMap((kind) =>
    needs.flatMap((need) => (need?.kind === kind ? [need] : [])).slice(0, 2),
  )
  const gap = !answers
    ? 'We couldn’t load your payments.'
    : hasGap && 'We couldn’t read all of your payments.'
  return (
    <NewsList
      title="Jobs and payments"
      more={{ to: '/my', children: 'My jobs' }}
      note={gap ? <NewsGap words={gap} queries={queries} /> : rows.length === 0 && empty}
      rows={rows}
    />
  )
}

/** What a job needs, as far as the payments tell. Its days as a featured job begin with the payment or later (rules 23). */
function needOf(job: OwnJob, payments: readonly Payment[], now: number): Need | undefined {
  const own = payments.filter(({ table_id, job: { id } }) => (table_id ?? id) === job.id)
  const state = featureStateOf(job, own, now)
  const shared = { title: job.title || 'Job', link: linkTo(job) }
  if (state.kind === 'featured') {
    const paid = own.find(({ status }) => status === 'succeeded')
    const end = Date.parse(paid?.created_at ?? '') + featuredDays * day
    const line = `Until ${formatDay(end)} at the earliest`
    return end > now && end < now + 7 * day
      ? { ...shared, kind: 'end', line, aside: <Highlight>Featured</Highlight> }
      : undefined
  }
  if (state.kind === 'open' && (state.notFound || state.started)) {
    const line = state.notFound ? 'We couldn’t find your bank transfer.' : 'Card payment still pending'
    const link = { ...shared.link, to: '/jobs/$id/feature' as const }
    return { ...shared, kind: 'pay', line, link, suffix: ', its payment' }
  }
  if (job.state !== 'pending') return undefined
  const line = job.created_at && `Posted ${formatRelative(job.created_at, now)}`
  return { ...shared, kind: 'review', line, aside: <JobStateTag state={job.state} /> }
}
