import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { fileUrl } from '../../api/files.ts'
import type { Answer } from '../../api/client.ts'
import { readId } from '../../api/ids.ts'
import { jobQuery, ownsJob, takesApplications } from '../../api/jobs.ts'
import { ActionBar } from '../../ui/ActionBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Container } from '../../ui/Container.tsx'
import { cx } from '../../ui/cx.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Share2 } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { ApplicationStatusTag, appliedWords, applyHeadingId, ApplyPanel } from '../applications/index.ts'
import { FollowButton } from '../follows/index.ts'
import { PageWaiting, type SteadyResult, useSteadyQuery } from '../loading/index.ts'
import { useSession } from '../session/index.ts'
import { BookmarkButton } from './BookmarkButton.tsx'
import { JobDetailCompany } from './JobDetailCompany.tsx'
import { JobDetailFacts } from './JobDetailFacts.tsx'
import { JobDetailMissing } from './JobDetailMissing.tsx'
import { JobDetailOwner } from './job-page.ts'
import { inertJson, jobPosting } from './job-posting.ts'
import type { JobDetailSearch } from './JobDetailOwner.tsx'
import { JobDetailSimilar } from './JobDetailSimilar.tsx'
import { JobDescription } from './JobDetailText.tsx'
import { JobHead } from './JobHead.tsx'
import { noSalaryWords, salaryWords } from './salary-words.ts'

const columnsClass =
  'grid gap-x-16 gap-y-12 border-t border-rule pt-8 lg:grid-cols-[minmax(0,34rem)_minmax(18rem,1fr)] lg:grid-rows-[auto_1fr] print:block'

type JobPage = {
  search: JobDetailSearch
  onSearch: (change: JobDetailSearch, options?: { replace: boolean }) => Promise<void>
}

/** The page of a job: its owner sees the applicants, everyone else the job and how to apply (product: job). */
export function JobDetailScreen({
  id: text,
  ...page
}: JobPage & {
  /** The id as given in the URL. */
  id: string
}) {
  const id = readId(text)
  return id === undefined ? (
    <JobDetailMissing message="Job not found." />
  ) : (
    <JobById key={id} id={id} {...page} />
  )
}

function JobById({ id, ...page }: JobPage & { id: number }) {
  const query = useSteadyQuery(jobQuery(id))
  const { data, missing, isFetching } = query
  const { user, status, ended } = useSession()
  const isUnknown = status === 'loading' || ended
  // Only the owner's answer has `views` (rules 17). It identifies the owner while the user is unknown.
  const isOwner = data && (user ? ownsJob(data.job, user) : isUnknown && data.job.views !== undefined)
  // A deleted job appears as missing even while an older answer is cached.
  if (missing !== undefined) return <JobDetailMissing message={missing} />
  if (!data) return <PageWaiting of="job" query={query} />
  return isOwner ? (
    <JobDetailOwner job={data.job} {...page} fallback={<PageWaiting of="job" />} />
  ) : (
    <PublicJob query={query} answer={data} viewerId={user?.id} isUnknown={isUnknown} isFresh={!isFetching} />
  )
}

function PublicJob({
  query,
  answer: { job, cvs, applications, is_following, omitted },
  viewerId,
  isUnknown,
  isFresh,
}: {
  query: Pick<SteadyResult, 'error' | 'isFetching' | 'refetch'>
  answer: Answer<'jobs/fetch-single'>
  viewerId: number | undefined
  /** Whether the session is loading or has expired. Then the answer is assumed to be the viewer's own. */
  isUnknown: boolean
  isFresh: boolean
}) {
  const { role } = useSession()
  const url = useJobUrl(job.id)
  const posting = jobPosting(job, url, absolute(fileUrl(job.user.profile_image)))
  // The cached answer may belong to an earlier account, so the applicant must be the viewer.
  const application = applications.find(
    ({ user }) => isUnknown || user.id === undefined || user.id === viewerId,
  )
  const isClosed = !takesApplications(job)
  const { id: companyId, ...company } = job.user
  const lost = application ? 0 : (omitted?.['applications'] ?? 0)
  const canApply = !isClosed && !application && !lost && role !== 'recruiter'
  const isInView = useIsApplyInView(canApply)

  return (
    <Container className="lg:pb-16">
      {posting && <script type="application/ld+json">{inertJson(posting)}</script>}
      <JobHead
        job={job}
        follow={
          companyId !== undefined && (
            <FollowButton company={{ ...company, id: companyId }} isFollowing={is_following} />
          )
        }
        actions={
          <>
            {application ? (
              <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-dense">
                <ApplicationStatusTag status={application.status} />
                <span>{appliedWords(application)}</span>
              </p>
            ) : (
              canApply && (
                <Button
                  id={firstApplyId}
                  variant="primary"
                  size="lg"
                  onClick={goToApply}
                  className="max-sm:grow sm:min-w-48"
                >
                  Apply
                </Button>
              )
            )}
            <BookmarkButton job={job} withWords />
            <JobDetailShare title={job.title} url={url} />
          </>
        }
      />
      <div className={columnsClass}>
        <JobDescription job={job}>
          {isClosed && (
            <Callout tone="neutral" title="This job is closed to applications." className="mb-6 max-w-read">
              It may open again later.
            </Callout>
          )}
        </JobDescription>
        <aside
          aria-label="Facts"
          className="flex flex-col gap-8 lg:sticky lg:top-[calc(var(--stuck-top)+1.5rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start print:my-6"
        >
          <JobDetailFacts job={job} isShort />
          {companyId !== undefined && <JobDetailCompany id={companyId} />}
          {canApply && (
            <Button
              variant="primary"
              size="lg"
              onClick={goToApply}
              className={cx('max-lg:hidden', isInView && 'invisible')}
            >
              Apply
            </Button>
          )}
        </aside>
        <ApplyPanel
          job={job}
          cvs={cvs}
          application={application}
          isFresh={isFresh}
          omitted={omitted}
          query={query}
        />
      </div>
      {job.category && <JobDetailSimilar id={job.id} category={job.category} />}
      {canApply && (
        <ActionBar
          label="Apply"
          isLast={false}
          // With the header, it takes at most a fifth of a small phone.
          className={cx(
            '-mx-4 mt-10 px-4 py-2! pb-[max(0.5rem,env(safe-area-inset-bottom))]! sm:-mx-6 sm:px-6 lg:hidden',
            isInView && 'invisible',
          )}
        >
          <p className="nums min-w-0 grow truncate text-dense font-semibold">
            {salaryWords(job) ?? noSalaryWords(job)}
          </p>
          <Button variant="primary" size="lg" onClick={goToApply}>
            Apply
          </Button>
        </ActionBar>
      )}
    </Container>
  )
}

function goToApply() {
  const heading = document.getElementById(applyHeadingId)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

const firstApplyId = 'apply-first'

/** Whether the head's button or the apply panel is in view. Then other buttons are hidden, but keep their space. */
function useIsApplyInView(canApply: boolean): boolean {
  const [isInView, setInView] = useState(true)
  useEffect(() => {
    if (!canApply) return undefined
    const seen = new Map<Element, boolean>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) seen.set(target, isIntersecting)
        setInView([...seen.values()].includes(true))
      },
      // Below the header; and the panel counts once its heading can be read above the bar.
      { rootMargin: '-64px 0px -80px' },
    )
    const panel = document.getElementById(applyHeadingId)?.closest('section')
    for (const place of [document.getElementById(firstApplyId), panel]) if (place) observer.observe(place)
    return () => observer.disconnect()
  }, [canApply])
  return isInView
}

/** The job's absolute URL, without search parameters. */
function useJobUrl(id: number): string {
  const router = useRouter()
  const { href } = router.buildLocation({ to: '/jobs/$id', params: { id: String(id) } })
  return new URL(router.history.createHref(href), window.location.origin).href
}

function absolute(address: string | undefined): string | undefined {
  return address && new URL(address, window.location.origin).href
}

/** A button that shares a job's URL through the device's share sheet, or copies it in browsers without one. */
function JobDetailShare({ title, url }: { title: string; url: string }) {
  if (!('share' in navigator)) return <CopyButton value={url} label="Copy the link to this job" />
  return (
    <IconButton
      label="Share this job"
      onClick={() => {
        navigator.share({ title, url }).catch((error: unknown) => {
          // An `AbortError` means that the user closed the share sheet.
          if (!(error instanceof DOMException && error.name === 'AbortError')) console.error(error)
        })
      }}
    >
      <Share2 />
    </IconButton>
  )
}
