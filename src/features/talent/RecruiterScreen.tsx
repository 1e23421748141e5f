import { skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { Fragment, useId } from 'react'
import type { Answer } from '../../api/client.ts'
import { missingMessage } from '../../api/errors.ts'
import { fileUrl } from '../../api/files.ts'
import { readId } from '../../api/ids.ts'
import { companyJobsQuery, companyKey, type CompanyHead } from '../../api/jobs.ts'
import type { Pages } from '../../api/options.ts'
import { userQuery } from '../../api/talent.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Container } from '../../ui/Container.tsx'
import { dashes } from '../../ui/dashes.ts'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { EmailLink } from '../../ui/EmailLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { formatCount } from '../../ui/count.ts'
import { Prose } from '../../ui/Prose.tsx'
import { CompanyFollow } from '../follows/index.ts'
import { jobCount, JobList, positionsOf, SalaryPeriod, sampleJob } from '../job/index.ts'
import {
  LinkById,
  List,
  ListGap,
  LoadFailure,
  PageWaiting,
  useListQuery,
  type SteadyResult,
} from '../loading/index.ts'
import { PostList } from '../posts/index.ts'
import { ProfileHead, ProfileSection } from './ProfileHead.tsx'
import { ProfileMissing } from './ProfileMissing.tsx'

/** The public page of a company (product: company page). The page number of its jobs is in the URL. */
export function RecruiterScreen({ id: text, page }: { id: string; page: number }) {
  const id = readId(text)
  return id === undefined ? (
    <ProfileMissing message="Company not found." />
  ) : (
    <CompanyById key={id} id={id} page={page} />
  )
}

function CompanyById({ id, page }: { id: number; page: number }) {
  const query = useListQuery(companyJobsQuery(id, page))
  const { missing } = query
  // Cached separately, so the company stays on screen while another page of its jobs loads or fails to load.
  const { data: head } = useQuery<CompanyHead>({
    queryKey: companyKey(id),
    queryFn: skipToken,
    meta: { holds: 'public' },
  })
  const data = head ?? query.data
  const profile = useQuery(userQuery(id))
  if (profile.data?.user.type === 'job_seeker') {
    return <Navigate to="/user/$id" params={{ id: String(id) }} replace />
  }
  // The id is no company's but may be a job seeker's, so the profile's answer decides.
  if (missing !== undefined && !data && !profile.isPending) return <ProfileMissing message={missing} />
  // Waits for the profile to load or fail, because it may be a job seeker’s, and its facts precede the text below.
  if (data && !profile.isPending) {
    return <Company id={id} page={page} answer={data} jobs={query} profileQuery={profile} />
  }
  return <PageWaiting of="company" query={!profile.isPending && query} />
}

function Company({
  id,
  page,
  answer,
  jobs,
  profileQuery,
}: {
  id: number
  page: number
  answer: CompanyHead
  jobs: SteadyResult<Answer<'jobs/search'> & Pages>
  /** The company's about text and posts, which are optional (rules 32). */
  profileQuery: Pick<UseQueryResult<Answer<'users/find'>>, 'data' | 'error' | 'isFetching' | 'refetch'>
}) {
  const { data: profile } = profileQuery
  const sectionId = useId()
  const jobsId = `${sectionId}-jobs`
  // If the answer leaves out the company, its profile or one of its jobs has the name.
  const head = answer.company ?? profile?.user ?? jobs.data?.jobs[0]?.user
  const name = head?.name.trim() || 'Company'
  const picture = head?.profile_image ?? null
  const employees = answer.employees ?? []
  const lost = answer.omitted?.['employees'] ?? 0
  const total = (answer.total_employees ?? 0) < employees.length ? undefined : answer.total_employees
  const user = profile?.user
  const place = user?.currently_located?.trim()
  return (
    <Container className="pb-16">
      <ProfileHead
        of="company"
        name={name}
        picture={picture}
        cover={answer.company?.cover_photo ?? user?.cover_photo ?? null}
        actions={<CompanyFollow company={{ id, name, profile_image: picture }} />}
      />
      <div className="grid gap-x-16 gap-y-12 border-t border-rule pt-6 lg:grid-cols-[minmax(0,1fr)_18rem] lg:grid-rows-[auto_1fr]">
        <section aria-labelledby={jobsId}>
          <h2 id={jobsId} tabIndex={-1} className="mb-2 flex scroll-mt-24 flex-wrap items-baseline gap-x-3">
            <span>Job Listing</span>
            {jobs.data?.total !== undefined && (
              <span className="nums text-body font-normal text-ink-2">
                {jobCount(jobs.data.total, positionsOf(jobs.data))}
              </span>
            )}
          </h2>
          <List
            query={jobs}
            rows={jobs.data?.jobs}
            field="jobs"
            page={page}
            of="the jobs"
            headingId={jobsId}
            sample={{ ...sampleJob, category: dashes(12) }}
            empty={
              <EmptyState
                title="No open jobs at the moment."
                action={<ButtonLink to="/jobs">Browse all jobs</ButtonLink>}
              />
            }
            label="Pages of jobs"
          >
            {(found, isWaiting) => (
              <>
                <SalaryPeriod jobs={found} />
                {[...new Set(found.map(({ category }) => category))].map((category) => (
                  <Fragment key={category}>
                    <h3 className="mt-6 mb-2 text-body tracking-normal first-of-type:mt-0">
                      {category || 'Other jobs'}
                    </h3>
                    <JobList
                      jobs={found.filter((job) => job.category === category)}
                      label={`${category || 'Other'} jobs at ${name}`}
                      isWaiting={isWaiting}
                      isGrouped
                    />
                  </Fragment>
                ))}
              </>
            )}
          </List>
        </section>
        <aside aria-label="Facts" className="flex flex-col gap-10 lg:row-span-2">
          {user && (
            <DefinitionList
              className="text-dense"
              stacked
              items={[
                { term: 'Located in', value: place && <bdi>{place}</bdi> },
                {
                  term: 'Email',
                  value: user.email && <EmailLink address={user.email} className="tall" />,
                },
              ]}
            />
          )}
          {employees.length + lost > 0 && (
            <section aria-labelledby={`${sectionId}-employees`}>
              <h2 id={`${sectionId}-employees`} className="mb-3 text-lead">
                {total === undefined ? 'Employees' : `Employees (${formatCount(total)})`}
              </h2>
              <ListGap
                rows={employees.length}
                omitted={lost}
                title="We couldn’t read the employees."
                query={jobs}
              />
              <ul className="flex flex-col">
                {employees.map(({ id: linkId, employee }) => (
                  <li key={linkId}>
                    <LinkById
                      to="/user/$id"
                      of={employee.id}
                      look="link-quiet"
                      className="flex min-h-11 items-center gap-3 text-dense"
                    >
                      <Avatar src={fileUrl(employee.profile_image)} name={employee.name} size="sm" />
                      <bdi className="min-w-0 wrap-anywhere">{employee.name || 'Employee'}</bdi>
                    </LinkById>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </aside>
        <div className="flex min-w-0 flex-col gap-14 empty:hidden">
          {user?.about?.trim() && (
            <ProfileSection id={`${sectionId}-about`} title="About">
              <Prose text={user.about} />
            </ProfileSection>
          )}
          {!profile && profileQuery.error && missingMessage(profileQuery.error) === undefined && (
            <LoadFailure title="We couldn’t load the company’s profile and posts." query={profileQuery} />
          )}
          {profile && profile.posts.length + (profile.omitted?.['posts'] ?? 0) > 0 && (
            <ProfileSection id={`${sectionId}-posts`} title="Posts">
              <ListGap
                rows={profile.posts.length}
                omitted={profile.omitted?.['posts']}
                title="We couldn’t read the posts."
                query={profileQuery}
              />
              <PostList posts={profile.posts} of="company" />
            </ProfileSection>
          )}
        </div>
      </div>
    </Container>
  )
}
