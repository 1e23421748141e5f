import { queryOptions } from '@tanstack/react-query'
import { call, type Answer, type Body, type Entity } from './client.ts'
import { callMutation, callSignedIn, callAsViewer, pageOf } from './options.ts'
import type { components } from './schema.gen.ts'

export type Job = Entity<'Job'>
export type JobCard = Entity<'JobCard'>
export type OwnJob = Entity<'OwnJob'>
export type Category = Entity<'Category'>
export type Company = Entity<'Company'>
export type JobType = components['schemas']['JobType']
export type JobNature = components['schemas']['JobNature']
export type JobStatus = components['schemas']['JobStatus']
export type JobState = components['schemas']['JobState']

const closed: JobStatus = 'in_active'

/** Returns whether the owner's setting lets a job be listed and take applications (rules 14). */
export const takesApplications = ({ status }: Pick<Job, 'status'>): boolean => status !== closed

/** Whether a job belongs to this account. Without a readable company, its views tell: only owners get them (rules 17). */
export function ownsJob(
  { user: { id }, views }: Pick<Job, 'user' | 'views'>,
  viewer: { id: number } | undefined,
): boolean {
  return id === undefined ? views !== undefined : id === viewer?.id
}

/** A search for jobs, and one of its pages. Empty texts, numbers and lists filter nothing. */
export type JobSearch = Required<Omit<Body<'jobs/search'>, 'page' | 'company_id' | 'fetch_company'>> & {
  page: number
}

/** The fields of the form for posting a job; `jobs/update` adds the id. */
export type JobFields = Body<'jobs/create'>

/** Categories, places and the newest full-time and part-time jobs. */
export const homeQuery = () =>
  queryOptions({
    queryKey: ['home'] as const,
    queryFn: ({ signal }) => call('fetch-home', { type: 'job' }, { signal }),
    // The code of the lists may arrive long after the answer, which must not be asked for again.
    staleTime: 10_000,
    meta: { holds: 'public' },
  })

export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['categories'] as const,
    queryFn: ({ signal }) => call('categories/fetch', { type: 'job' }, { signal }),
    staleTime: 60_000,
    meta: { holds: 'public' },
  })

/** Full-time and part-time jobs; one page number applies to both lists (rules 5). */
export const jobListsQuery = (page = 1) =>
  queryOptions({
    queryKey: ['jobs', 'list', { page }] as const,
    queryFn: (context) =>
      pageOf(context, page, ['full_time', 'part_time'], call('jobs/fetch', { page }, context)),
    meta: { holds: 'public' },
  })

export const searchJobsQuery = (search: Partial<JobSearch>) => {
  // All keys are sent with every search (product: search).
  const body = { ...everyJob, ...search }
  return queryOptions({
    queryKey: ['jobs', 'search', body] as const,
    queryFn: (context) => pageOf(context, body.page, ['jobs'], call('jobs/search', body, context)),
    meta: { holds: 'public' },
  })
}

/** The search without filters. */
export const everyJob: JobSearch = {
  keyword: '',
  category: '',
  location: '',
  salary_from: '',
  salary_to: '',
  nature: [],
  types: [],
  page: 1,
}

/** What the first request for a company's jobs returns about the company. */
export type CompanyHead = Pick<Answer<'jobs/search'>, 'company' | 'employees' | 'total_employees' | 'omitted'>

/** Query key of a cached `CompanyHead`. */
export const companyKey = (companyId: number) => ['company', companyId] as const

/** A company's jobs. The first page requested also loads the company and its employees; the others reuse them. */
export const companyJobsQuery = (companyId: number, page = 1) =>
  queryOptions({
    queryKey: ['jobs', 'company', companyId, { page }] as const,
    queryFn: async (context) => {
      const { client } = context
      const key = companyKey(companyId)
      const known = client.getQueryState(key)?.isInvalidated
        ? undefined
        : client.getQueryData<CompanyHead>(key)
      const body = { company_id: companyId, page, ...(!known && { fetch_company: 1 as const }) }
      const answer = await pageOf(context, page, ['jobs'], call('jobs/search', body, context))
      const head = known ?? headOf(answer)
      client.setQueryData<CompanyHead>(key, head)
      const omitted = { ...head.omitted, ...answer.omitted }
      return { ...answer, ...head, ...(Object.keys(omitted).length > 0 && { omitted }) }
    },
    meta: { quiet: true, holds: 'public' },
  })

function headOf({ company, employees, total_employees, omitted }: CompanyHead): CompanyHead {
  const lost = omitted?.['employees']
  return {
    ...(company && { company }),
    ...(employees && { employees }),
    ...(total_employees !== undefined && { total_employees }),
    ...(lost !== undefined && { omitted: { employees: lost } }),
  }
}

/** One job, as far as the viewer may see it. The owner's `search` filters the applicants. */
export const jobQuery = (id: number, search = '') =>
  queryOptions({
    queryKey: ['jobs', 'single', id, { search }] as const,
    queryFn: async ({ signal, client, queryKey }) => {
      const known = client.getQueryData<Answer<'jobs/fetch-single'>>(queryKey)
      const body = { id, ...(search && { search }) }
      return await callAsViewer('jobs/fetch-single', body, isForVisitors, known, { signal })
    },
    // The answer includes the viewer's CVs and applications or, for the job's owner, all applicants.
    meta: { quiet: true, holds: 'mixed' },
  })

/** Returns whether an answer has nothing that requires a login. */
function isForVisitors({ job, cvs, applications }: Answer<'jobs/fetch-single'>): boolean {
  return job.views === undefined && cvs.length === 0 && applications.length === 0
}

/** The recruiter's own jobs, one page at a time. */
export const myJobsQuery = ({ page = 1, search = '' }: { page?: number; search?: string } = {}) =>
  queryOptions({
    queryKey: ['jobs', 'my', { page, search }] as const,
    queryFn: (context) => {
      const body = { page, ...(search && { search }) }
      return pageOf(context, page, ['jobs'], callSignedIn('jobs/my', body, context))
    },
    meta: { quiet: true },
  })

/** Returns the new job's `id`. */
export const createJobMutation = callMutation('jobs/create', { successTitle: 'Post Job' })
export const updateJobMutation = callMutation('jobs/update', { successTitle: 'Update Job' })
export const deleteJobMutation = callMutation('jobs/delete', { alertsNetwork: true })
