import type { JobState } from './job-state.ts'
import type { JobStatus } from './job-status.ts'

/** The fields that determine who may see a job. */
export interface JobVisibility {
  state: JobState
  status: JobStatus
  deleted_at: number | null
}

/** Whether lists, search, counts and company pages show the job (rules 14). */
export function isListed(job: JobVisibility): boolean {
  return job.state === 'approved' && job.status === 'active' && job.deleted_at === null
}

/** Whether anyone but the owner may open the job (rules 14). */
export function mayOpen(job: JobVisibility): boolean {
  return job.state === 'approved' && job.deleted_at === null
}

/** Whether the job is open to applications (rules 19). */
export function takesApplications(job: JobVisibility): boolean {
  return isListed(job)
}

/** The minimum time between two counted views by an account, in milliseconds: 30 minutes (rules 17). */
const viewCountsAgainAfter = 30 * 60_000

/** Whether another view by the same account counts. Times are in milliseconds. */
export function viewCounts(last: { viewed_at: number } | undefined, now: number): boolean {
  return last === undefined || now >= last.viewed_at + viewCountsAgainAfter
}
