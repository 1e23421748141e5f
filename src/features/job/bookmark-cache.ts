import type { QueryClient } from '@tanstack/react-query'
import { isObject } from '../../api/json.ts'

/** Prefixes of the keys of queries whose answers contain jobs. */
const places = [['jobs'], ['home']] as const

/** Sets a job's bookmark in every cached answer. */
export function showBookmark(client: QueryClient, id: number, bookmarked: boolean): void {
  for (const queryKey of places) {
    client.setQueriesData<unknown>({ queryKey }, (answer: unknown) => withBookmark(answer, id, bookmarked))
  }
}

/** The fields of answers that contain lists of jobs. */
const lists = ['jobs', 'full_time', 'part_time']

/**
 * Returns a cached answer with a job's bookmark changed wherever the job occurs, or the same answer if nothing changes.
 */
export function withBookmark(answer: unknown, id: number, bookmarked: boolean): unknown {
  if (!isObject(answer)) return answer
  let changed: Record<string, unknown> | undefined
  for (const [field, value] of Object.entries(answer)) {
    const next = lists.includes(field)
      ? changeList(value, id, bookmarked)
      : field === 'job'
        ? changeJob(value, id, bookmarked)
        : value
    if (next !== value) changed = { ...(changed ?? answer), [field]: next }
  }
  return changed ?? answer
}

function changeList(list: unknown, id: number, bookmarked: boolean): unknown {
  if (!Array.isArray(list)) return list
  const next: unknown[] = list.map((job) => changeJob(job, id, bookmarked))
  return next.some((job, at) => job !== list[at]) ? next : list
}

function changeJob(job: unknown, id: number, bookmarked: boolean): unknown {
  if (!isObject(job) || job['id'] !== id || job['is_bookmarked'] === bookmarked) return job
  return { ...job, is_bookmarked: bookmarked }
}
