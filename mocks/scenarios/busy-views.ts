import type { Row } from '../model/tables.ts'
import { isListed, mayOpen } from '../rules/visibility.ts'
import type { Random } from '../engine/base/random.ts'
import { day, minute } from '../engine/base/clock.ts'
import { between, one, type Seeker } from './busy-people.ts'
import type { Posted } from './busy-jobs.ts'
import { endOf, numbered, type Unnumbered } from './events.ts'
import { busy } from './personas.ts'

type Job = Row<'jobs'>
type Application = Row<'applications'>

/** Sets the jobs' view counts, from daily visitors and four views by each applicant. */
export function viewedJobs(
  random: Random,
  now: number,
  posted: readonly Posted[],
  applications: readonly Application[],
): Job[] {
  const looked = new Map<number, number>()
  for (const { job_id } of applications) looked.set(job_id, (looked.get(job_id) ?? 0) + 1)
  return posted.map(({ job }) => {
    if (!mayOpen(job) && job.deleted_at === null) return job
    const days = (endOf(job, now) - job.created_at) / day
    const daily = random.integer(6, 22) * (job.featured_until === null ? 1 : 3)
    return { ...job, views: 3 + (looked.get(job.id) ?? 0) * 4 + Math.round(days * daily) }
  })
}

/** Makes the views of the last half hour. Older ones no longer affect the view counts (rules 17). */
export function jobViewsOf(
  random: Random,
  now: number,
  jobs: readonly Job[],
  seekers: readonly Seeker[],
): Row<'job_views'>[] {
  const listed = jobs.filter(isListed)
  const pairs = new Map<string, Unnumbered<Row<'job_views'>> & { created_at: number }>()
  for (let remaining = 600; remaining > 0; remaining -= 1) {
    const job = one(random, listed)
    const seeker = one(random, seekers)
    if (seeker.id === busy.newcomer) continue
    const created_at = between(random, Math.max(job.created_at, now - 30 * minute), now)
    pairs.set(`${job.id}:${seeker.id}`, {
      job_id: job.id,
      account_id: seeker.id,
      viewed_at: created_at,
      created_at,
    })
  }
  return numbered([...pairs.values()]).map(({ created_at: _at, ...look }) => look)
}
