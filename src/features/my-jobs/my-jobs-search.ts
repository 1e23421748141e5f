import { knownValue } from '../../api/enumeration.ts'
import type { JobState, JobStatus } from '../../api/jobs.ts'
import { readListAddress, toListAddress, type ListAddress } from '../../api/list-address.ts'

/** The view of "My jobs", as kept in the URL; defaults are left out. */
export type MyJobsSearch = ListAddress & {
  state?: JobState | undefined
  status?: JobStatus | undefined
}

const states: Record<JobState, true> = { pending: true, approved: true, cancelled: true }
const statuses: Record<JobStatus, true> = { active: true, in_active: true }

/** Reads the view from the search parameters of a URL; invalid values are left out. */
export function readMyJobsSearch(raw: Readonly<Record<string, unknown>>): MyJobsSearch {
  return {
    ...toListAddress(readListAddress(raw)),
    state: knownValue(states, textOf(raw['state'])),
    status: knownValue(statuses, textOf(raw['status'])),
  }
}

/** Whether the view has filters. The screen then needs every page, because the call can't filter. */
export function isFiltered({ state, status }: MyJobsSearch): boolean {
  return state !== undefined || status !== undefined
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
