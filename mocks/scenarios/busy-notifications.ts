import type { Row } from '../model/tables.ts'
import { applicationNotice, decisionNotice, deletionNotice, statusNotice } from '../services/notices.ts'
import type { Random } from '../engine/base/random.ts'
import { day, hour, minute } from '../engine/base/clock.ts'
import { between, type Firm, type Seeker } from './busy-people.ts'
import { courseOf, endOf, type LinkHistory, noticesOfLink, numbered, type Unnumbered } from './events.ts'

type Job = Row<'jobs'>
type Application = Row<'applications'>
type Notice = Unnumbered<Row<'notifications'>>

/** The number of notifications. Older ones are left out. */
const notificationCount = 30_000

/** What the notifications are about, and the accounts whose names they contain. */
export interface World {
  jobs: readonly Job[]
  applications: readonly Application[]
  links: readonly LinkHistory[]
  firms: readonly Firm[]
  seekers: readonly Seeker[]
}

/** Makes the newest notifications. Those older than their account's last visit are marked as read. */
export function notificationsOf(random: Random, now: number, world: World): Row<'notifications'>[] {
  const { jobs, applications, links, firms, seekers } = world
  const firmOf = (id: number) => firms[id - 1]?.name ?? ''
  const seekerOf = (id: number) => seekers[id - firms.length - 1]?.name ?? ''
  const jobOf = (id: number) => jobs[id - 1]
  const rare = [
    ...jobNotices(random, now, jobs, applications),
    ...linkNotices(random, now, links, (id) => (id > firms.length ? seekerOf(id) : firmOf(id))),
  ].filter(({ created_at }) => created_at < now)

  // A higher id is a newer application, so the loop starts with the newest.
  const common: Notice[] = []
  for (const application of applications.toReversed()) {
    if (common.length >= notificationCount * 1.3) break
    const job = jobOf(application.job_id)
    if (!job) continue
    const { account_id, status, created_at } = application
    common.push({ ...applicationNotice(job, seekerOf(account_id)), created_at, read_at: null })
    const steps = courseOf(status)
    const share = (endOf(job, now) - created_at) / Math.max(1, steps.length)
    for (const [index, step] of steps.entries()) {
      common.push({
        ...statusNotice(application, step, { company: firmOf(job.account_id), title: job.title }),
        created_at: between(random, created_at + index * share, created_at + (index + 1) * share),
        read_at: null,
      })
    }
  }
  const newest = common
    .toSorted((a, b) => b.created_at - a.created_at)
    .slice(0, notificationCount - rare.length)
  const looked = new Map<number, number>()
  const read = [...rare, ...newest].map((notice): Notice => {
    const { account_id, created_at } = notice
    const at = looked.get(account_id) ?? now - random.integer(2, 200) * hour
    looked.set(account_id, at)
    return created_at <= at ? { ...notice, read_at: at } : notice
  })
  return numbered(read)
}

function jobNotices(
  random: Random,
  now: number,
  jobs: readonly Job[],
  applications: readonly Application[],
): Notice[] {
  const gone = new Map(
    jobs
      .filter(({ deleted_at }) => deleted_at !== null && deleted_at > now - 20 * day)
      .map((job) => [job.id, job] as const),
  )
  const removed = applications.flatMap(({ job_id, account_id }): Notice[] => {
    const job = gone.get(job_id)
    return job
      ? [{ ...deletionNotice(job, account_id), created_at: job.deleted_at ?? now, read_at: null }]
      : []
  })
  const decided = jobs
    .filter(({ state, created_at }) => state !== 'pending' && created_at > now - 12 * day)
    .map((job): Notice => ({
      ...decisionNotice(job),
      created_at: job.created_at + random.integer(1, 55) * minute,
      read_at: null,
    }))
  return [...removed, ...decided]
}

function linkNotices(
  random: Random,
  now: number,
  links: readonly LinkHistory[],
  nameOf: (id: number) => string,
): Notice[] {
  return links
    .filter(({ created_at }) => created_at > now - 90 * day)
    .flatMap((link) =>
      noticesOfLink(link, {
        now,
        someMoment: (from, to) => between(random, from, to),
        nameOf,
        earliestRemoval: (answeredAt) => answeredAt,
      }),
    )
}
