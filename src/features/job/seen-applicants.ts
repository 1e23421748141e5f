import { browserStorage, type SafeStorage } from '../../api/storage.ts'

type CountedJob = { id: number; applicants?: number | undefined; user: { id?: number | undefined } }

const keyOf = ({ id, user }: CountedJob) => `fieldwork.seenApplicants.${user.id}.${id}`

/** Stores in this browser that a job's owner has seen all its applicants, because no call says which ones are new. */
export function markSeen(job: CountedJob, storage: SafeStorage = browserStorage): void {
  if (job.applicants !== undefined && job.user.id !== undefined)
    storage.set(keyOf(job), String(job.applicants))
}

/**
 * Returns the number of applicants that the job's owner has not seen yet; 0 if this browser doesn't know the job or the
 * backend omits the number.
 */
export function newApplicants(job: CountedJob, storage: SafeStorage = browserStorage): number {
  const stored = storage.get(keyOf(job))
  const { applicants } = job
  if (stored === null || applicants === undefined) return 0
  return Math.max(0, applicants - Number(stored)) || 0
}

/** Stores the number of applicants for each job that is new to this browser or whose number has gone down. */
export function followApplicants(jobs: readonly CountedJob[], storage: SafeStorage = browserStorage): void {
  for (const job of jobs) {
    if (storage.get(keyOf(job)) === null || newApplicants(job, storage) === 0) markSeen(job, storage)
  }
}
