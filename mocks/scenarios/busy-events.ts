import type { Row } from '../model/world.ts'
import { featuredFor } from '../rules/featuring.ts'
import { isListed, mayOpen } from '../rules/visibility.ts'
import { statusNames } from '../rules/application-status.ts'
import type { Chance } from '../runtime/chance.ts'
import { day, hour, iso, minute } from '../services/clock.ts'
import { byShare, filledIn, type Firm, lowered, one, type Seeker } from './busy-people.ts'
import { jobCount, type Posted } from './busy-jobs.ts'
import { captions, companyCaptions, works } from './content/crowd.ts'
import { courseOf, type LinkHistory, noticesOfLink, numbered, type Unnumbered } from './events.ts'
import { featurePrice } from './foundation.ts'
import { slugOf } from './papers.ts'
import { busy } from './personas.ts'

type Job = Row<'jobs'>
type Application = Row<'applications'>
type Notice = Unnumbered<Row<'notifications'>>

/** How many applications there are. */
export const applicationCount = 100_000
/** How many notifications are kept; older ones were cleared away. */
export const notificationCount = 30_000

/** Until when somebody could apply to a job. */
function endOf(job: Job, now: number): number {
  if (job.deleted_at !== null) return job.deleted_at
  return job.status === 'in_active' ? Math.round(job.created_at + (now - job.created_at) * 0.6) : now
}

/** A moment between two others, rather early where `bend` is above 1. */
function between(chance: Chance, from: number, to: number, bend = 1): number {
  return Math.round(from + (to - from) * (0.01 + 0.98 * chance.next()) ** bend)
}

/** How far applications have come, by their age in days: the share of each status in a hundred. */
const courses = [
  { until: 1, shares: [84, 12, 3, 0, 0, 1] },
  { until: 4, shares: [52, 28, 12, 2, 0, 6] },
  { until: 9, shares: [30, 26, 14, 10, 1, 19] },
  { until: Infinity, shares: [14, 20, 14, 14, 6, 32] },
].map(({ until, shares }) => ({
  until,
  draw: byShare(
    (['applied', 'in_review', 'shortlisted', 'interviewing', 'accepted', 'not_considered'] as const).map(
      (status, index) => ({ status, share: shares[index] ?? 0 }),
    ),
  ),
}))

function statusAt(chance: Chance, age: number): Application['status'] {
  const course = courses.find(({ until }) => age / day < until) ?? courses[0]
  return course?.draw(chance).status ?? 'applied'
}

/** Who applied where: `busy.crowd` people for the crowded job, `busy.personApplications` of the busy person. */
export function applicationsOf(
  chance: Chance,
  now: number,
  posted: readonly Posted[],
  seekers: readonly Seeker[],
  cvs: readonly Row<'cvs'>[],
): Application[] {
  const ownCvs = new Map<number, Row<'cvs'>[]>()
  for (const cv of cvs) {
    const own = ownCvs.get(cv.account_id)
    if (own) own.push(cv)
    else ownCvs.set(cv.account_id, [cv])
  }
  const able = seekers.filter(({ id }) => ownCvs.has(id) && id !== busy.person)
  const pools = new Map<string, Seeker[]>()
  for (const seeker of able) {
    for (const key of [seeker.trade.name, `${seeker.trade.name} ${seeker.land.name}`]) {
      const pool = pools.get(key)
      if (pool) pool.push(seeker)
      else pools.set(key, [seeker])
    }
  }

  const drafts: Unnumbered<Application>[] = []
  const apply = ({ job, firm }: Posted, seeker: Seeker, taken: Set<number>, bend: number): boolean => {
    if (taken.has(seeker.id) || seeker.employer === firm) return false
    const own = ownCvs.get(seeker.id) ?? []
    const [first] = own
    const from = Math.max(job.created_at, first?.created_at ?? now)
    // Advertisements are read for some weeks at most.
    const to = Math.min(endOf(job, now), job.created_at + 30 * day)
    if (!first || to - from < 10 * minute) return false
    const created_at = between(chance, from, to, bend)
    const usable = own.filter((cv) => cv.created_at < created_at)
    const cv = chance.next() < 0.7 ? first : (chance.pick(usable) ?? first)
    taken.add(seeker.id)
    drafts.push({
      job_id: job.id,
      account_id: seeker.id,
      cv_id: cv.id,
      status: statusAt(chance, now - created_at),
      created_at,
    })
    return true
  }

  const open = posted.filter(({ job }) => job.state === 'approved')
  const applicants = new Map(open.map(({ job }) => [job.id, new Set<number>()]))
  const person = seekers.filter(({ id }) => id === busy.person)
  const lately = open.filter(({ job }) => job.id > jobCount / 4 && job.id !== busy.crowdedJob)
  for (const seeker of person) {
    for (let left: number = busy.personApplications; left > 0;) {
      const place = one(chance, lately)
      if (apply(place, seeker, applicants.get(place.job.id) ?? new Set(), 1)) left -= 1
    }
  }

  const wanted = shareOut(chance, now, open, applicationCount - drafts.length)
  for (const place of open) {
    const { job, trade, firm } = place
    const taken = applicants.get(job.id) ?? new Set<number>()
    const near = pools.get(`${trade.name} ${firm.land.name}`) ?? []
    const same = pools.get(trade.name) ?? able
    // Where nobody new can be found among them, the rest applies elsewhere.
    let misses = 0
    for (let left = wanted.get(job.id) ?? 0; left > 0 && misses < 4000;) {
      const drawn = chance.next()
      const pool =
        job.id === busy.crowdedJob
          ? drawn < 0.7
            ? same
            : able
          : drawn < 0.5 && near.length > 0
            ? near
            : drawn < 0.9
              ? same
              : able
      if (apply(place, one(chance, pool), taken, 1.6)) left -= 1
      else misses += 1
    }
  }
  while (drafts.length < applicationCount) {
    const place = one(chance, open)
    if (place.job.id === busy.crowdedJob) continue
    apply(place, one(chance, able), applicants.get(place.job.id) ?? new Set(), 1.6)
  }
  return numbered(drafts)
}

/** How many people apply to each job: nobody to some, ten as a rule, hundreds to a few. */
function shareOut(chance: Chance, now: number, open: readonly Posted[], total: number): Map<number, number> {
  const weights = open.map(({ job }) => {
    const ripe = Math.min(1, (endOf(job, now) - job.created_at) / (8 * day))
    return job.id === busy.crowdedJob
      ? 0
      : ripe * (0.05 + chance.next() ** 3 * (chance.next() < 0.01 ? 12 : 1))
  })
  const unit = (total - busy.crowd) / weights.reduce((sum, weight) => sum + weight, 0)
  return new Map(
    open.map(({ job }, index) => [
      job.id,
      job.id === busy.crowdedJob ? busy.crowd : Math.floor((weights[index] ?? 0) * unit),
    ]),
  )
}

/** Payments and receipts, and the jobs with what was paid for. */
export function featuringOf(chance: Chance, now: number, posted: readonly Posted[]) {
  const drafts: (Omit<Row<'payments'>, 'id'> & { firm: Firm; title: string })[] = []
  const pay = (place: Posted, at: number, method: 'stripe' | 'other', status: Row<'payments'>['status']) => {
    const { job, firm } = place
    drafts.push({
      job_id: job.id,
      account_id: job.account_id,
      method,
      status,
      created_at: Math.round(at),
      intent_id: method === 'stripe' ? `pi_seeded${String(drafts.length + 1).padStart(6, '0')}` : null,
      amount: method === 'stripe' ? featurePrice * 100 : featurePrice,
      firm,
      title: job.title,
    })
  }
  const promoted = posted.map((place): Posted => {
    const { job } = place
    const crowded = job.id === busy.crowdedJob
    const drawn = chance.next()
    if (!crowded && (job.deleted_at !== null || drawn > 0.11)) return place
    const method = chance.next() < 0.6 ? ('stripe' as const) : ('other' as const)
    const soon = Math.min(now - minute, job.created_at + between(chance, 0, 5 * day))
    if (!crowded && drawn < 0.02) pay(place, soon, method, 'pending')
    else if (!crowded && drawn < 0.04) pay(place, soon, method, 'failed')
    else if (job.state === 'cancelled' || now - job.created_at < 10 * minute) return place
    else {
      pay(place, soon, method, 'succeeded')
      return {
        ...place,
        job:
          job.state === 'pending'
            ? { ...job, feature_on_approval: true }
            : { ...job, featured_until: Math.round(soon) + featuredFor },
      }
    }
    return place
  })
  const made = numbered(drafts)
  const receipts = numbered(
    made
      .filter(({ method }) => method === 'other')
      .map(({ id, job_id, account_id, amount, created_at, firm, title }) => ({
        account_id,
        job_id,
        payment_id: id,
        type: 'feature_job' as const,
        created_at,
        paper: `${slugOf(firm.name)}--${slugOf(title)}--${amount}-${iso(created_at).slice(0, 10)}`,
      })),
  ).map(({ paper, ...receipt }) => ({ ...receipt, path: `/storage/receipt-of-${paper}--${receipt.id}.pdf` }))
  const payments = made.map(({ firm: _firm, title: _title, ...payment }) => payment)
  return { payments, receipts, posted: promoted }
}

/** The jobs with their view counts: visitors come daily, and applicants look more than once. */
export function viewedJobs(
  chance: Chance,
  now: number,
  posted: readonly Posted[],
  applications: readonly Application[],
): Job[] {
  const looked = new Map<number, number>()
  for (const { job_id } of applications) looked.set(job_id, (looked.get(job_id) ?? 0) + 1)
  return posted.map(({ job }) => {
    if (!mayOpen(job) && job.deleted_at === null) return job
    const days = (endOf(job, now) - job.created_at) / day
    const daily = chance.integer(6, 22) * (job.featured_until === null ? 1 : 3)
    return { ...job, views: 3 + (looked.get(job.id) ?? 0) * 4 + Math.round(days * daily) }
  })
}

/** Looks of the last half hour: only they decide whether the next one counts (rules 17), so no others are kept. */
export function jobViewsOf(
  chance: Chance,
  now: number,
  jobs: readonly Job[],
  seekers: readonly Seeker[],
): Row<'job_views'>[] {
  const listed = jobs.filter(isListed)
  const pairs = new Map<string, Unnumbered<Row<'job_views'>> & { created_at: number }>()
  for (let left = 600; left > 0; left -= 1) {
    const job = one(chance, listed)
    const seeker = one(chance, seekers)
    if (seeker.id === busy.newcomer) continue
    const created_at = between(chance, Math.max(job.created_at, now - 30 * minute), now)
    pairs.set(`${job.id}:${seeker.id}`, {
      job_id: job.id,
      account_id: seeker.id,
      viewed_at: created_at,
      created_at,
    })
  }
  return numbered([...pairs.values()]).map(({ created_at: _at, ...look }) => look)
}

export function bookmarksOf(
  chance: Chance,
  now: number,
  jobs: readonly Job[],
  posts: readonly Row<'posts'>[],
  firms: readonly Firm[],
  seekers: readonly Seeker[],
): Row<'bookmarks'>[] {
  const seen = new Set<string>()
  const rows: Unnumbered<Row<'bookmarks'>>[] = []
  const mark = (
    who: { id: number; joined: number },
    type: 'job' | 'post',
    target: { id: number; created_at: number },
  ) => {
    const key = `${type}:${target.id}:${who.id}`
    if (seen.has(key) || who.id === busy.newcomer) return
    seen.add(key)
    const created_at = between(chance, Math.max(who.joined, target.created_at), now)
    rows.push({ account_id: who.id, type, target_id: target.id, created_at })
  }
  // Jobs that left the lists stay bookmarked (rules 26).
  const known = jobs.filter(({ state }) => state === 'approved')
  for (const seeker of seekers) {
    const count = seeker.id === busy.person ? 60 : Math.floor(2.4 * chance.next() ** 1.4)
    for (let left = count; left > 0; left -= 1) mark(seeker, 'job', one(chance, known))
  }
  for (const post of posts) {
    for (let left = chance.integer(0, 5); left > 0; left -= 1) {
      mark(chance.next() < 0.1 ? one(chance, firms) : one(chance, seekers), 'post', post)
    }
  }
  return numbered(rows)
}

export function followingsOf(
  chance: Chance,
  now: number,
  firms: readonly Firm[],
  seekers: readonly Seeker[],
): Row<'followings'>[] {
  const seen = new Set<string>()
  const rows: Unnumbered<Row<'followings'>>[] = []
  for (const seeker of seekers) {
    if (seeker.id === busy.newcomer) continue
    const count = seeker.id === busy.person ? 45 : Math.floor(2.6 * chance.next() ** 1.5)
    for (let left = count; left > 0; left -= 1) {
      // The large ones come first.
      const firm = firms[Math.floor(firms.length * chance.next() ** 2)]
      const key = `${seeker.id}:${firm?.id}`
      if (!firm || seen.has(key)) continue
      seen.add(key)
      const created_at = between(chance, Math.max(seeker.joined, firm.joined), now)
      rows.push({ account_id: seeker.id, recruiter_id: firm.id, created_at })
    }
  }
  return numbered(rows)
}

const linkStatus = byShare([
  { share: 76, status: 'accepted' as const },
  { share: 2, status: 'removed' as const },
  { share: 13, status: 'pending' as const },
  { share: 9, status: 'declined' as const },
])

/** Employees as their companies name them, half of those who say that they work there. */
export function linksOf(chance: Chance, now: number, seekers: readonly Seeker[]): LinkHistory[] {
  const rows: Unnumbered<LinkHistory>[] = []
  for (const { id, employer, joined } of seekers) {
    if (!employer || (id !== busy.person && chance.next() < 0.5)) continue
    const created_at = between(chance, Math.max(joined, employer.joined), now)
    rows.push({ recruiter_id: employer.id, employee_id: id, status: linkStatus(chance).status, created_at })
  }
  return numbered(rows)
}

/** The links that stand. */
export function standing(history: readonly LinkHistory[]): Row<'employee_links'>[] {
  return history.flatMap(({ status, ...link }) => (status === 'removed' ? [] : [{ ...link, status }]))
}

const photos = [
  'ferry',
  'crane',
  'books',
  'hills',
  'letter',
  'bus',
  'coats',
  'stage',
  'table',
  'train',
] as const

function albumOf(chance: Chance, most: number) {
  return Array.from({ length: chance.integer(0, most) }, () => ({
    type: 'image' as const,
    path: `/storage/photo-${one(chance, photos)}-${chance.integer(1, 9)}.svg`,
  }))
}

function spokenAs({ post }: Seeker) {
  return { a: `${/^[AEIOU]/i.test(post) ? 'an' : 'a'} ${lowered(post)}` }
}

export function postsOf(
  chance: Chance,
  now: number,
  firms: readonly Firm[],
  seekers: readonly Seeker[],
): Row<'posts'>[] {
  const rows: Unnumbered<Row<'posts'>>[] = []
  for (const firm of firms) {
    for (let left = chance.integer(0, 2); left > 0; left -= 1) {
      rows.push({
        account_id: firm.id,
        caption: one(chance, companyCaptions),
        files: albumOf(chance, 2),
        created_at: between(chance, firm.joined, now),
      })
    }
  }
  for (const seeker of seekers) {
    const count = seeker.id === busy.person ? 24 : chance.next() < 0.1 ? 1 : 0
    for (let left = seeker.id === busy.newcomer ? 0 : count; left > 0; left -= 1) {
      rows.push({
        account_id: seeker.id,
        caption: filledIn(one(chance, captions), spokenAs(seeker)),
        files: albumOf(chance, 2),
        created_at: between(chance, seeker.joined, now),
      })
    }
  }
  return numbered(rows)
}

export function projectsOf(chance: Chance, now: number, seekers: readonly Seeker[]): Row<'projects'>[] {
  const rows: Unnumbered<Row<'projects'>>[] = []
  for (const seeker of seekers) {
    const count = seeker.id === busy.person ? 8 : seeker.id !== busy.newcomer && chance.next() < 0.12 ? 1 : 0
    for (let left = count; left > 0; left -= 1) {
      const [title, time_took, description] = one(chance, works)
      rows.push({
        account_id: seeker.id,
        title,
        url: chance.next() < 0.3 ? `https://example.com/${slugOf(title)}` : null,
        time_took,
        description,
        files: albumOf(chance, 1),
        created_at: between(chance, seeker.joined, now),
      })
    }
  }
  return numbered(rows)
}

/** What the notifications tell of. */
export interface Told {
  jobs: readonly Job[]
  applications: readonly Application[]
  links: readonly LinkHistory[]
  firms: readonly Firm[]
  seekers: readonly Seeker[]
}

/** The newest notifications of all eight types. Those that came before their account looked last are read. */
export function notificationsOf(chance: Chance, now: number, told: Told): Row<'notifications'>[] {
  const { jobs, applications, links, firms, seekers } = told
  const firmOf = (id: number) => firms[id - 1]?.name ?? ''
  const seekerOf = (id: number) => seekers[id - firms.length - 1]?.name ?? ''
  const jobOf = (id: number) => jobs[id - 1]
  const rare = [
    ...jobNotices(chance, now, jobs, applications),
    ...linkNotices(chance, now, links, (id) => (id > firms.length ? seekerOf(id) : firmOf(id))),
  ].filter(({ created_at }) => created_at < now)

  // As ids run in the order of time, the last applications are the latest.
  const common: Notice[] = []
  for (
    let place = applications.length - 1;
    place >= 0 && common.length < notificationCount * 1.3;
    place -= 1
  ) {
    const application = applications[place]
    const job = application && jobOf(application.job_id)
    if (!application || !job) continue
    const { id, account_id, job_id, status, created_at } = application
    common.push({
      account_id: job.account_id,
      type: 'new_job_application',
      title: 'New application',
      content: `${seekerOf(account_id)} applied to “${job.title}”.`,
      table_id: job_id,
      created_at,
      read_at: null,
    })
    const steps = courseOf(status)
    const share = (endOf(job, now) - created_at) / Math.max(1, steps.length)
    for (const [index, step] of steps.entries()) {
      common.push({
        account_id,
        type: 'job_application_status_changed',
        title: 'Application status changed',
        content: `${firmOf(job.account_id)}: your application to “${job.title}” is now ${statusNames[step]}.`,
        table_id: id,
        created_at: between(chance, created_at + index * share, created_at + (index + 1) * share),
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
    const at = looked.get(account_id) ?? now - chance.integer(2, 200) * hour
    looked.set(account_id, at)
    return created_at <= at ? { ...notice, read_at: at } : notice
  })
  return numbered(read)
}

function jobNotices(
  chance: Chance,
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
    if (!job) return []
    return [
      {
        account_id,
        type: 'job_deleted',
        title: 'Job removed',
        content: `“${job.title}”, which you applied to, was removed.`,
        table_id: job_id,
        created_at: job.deleted_at ?? now,
        read_at: null,
      },
    ]
  })
  const decided = jobs
    .filter(({ state, created_at }) => state !== 'pending' && created_at > now - 12 * day)
    .map((job): Notice => ({
      account_id: job.account_id,
      type: 'job_state_changed',
      title: job.state === 'approved' ? 'Job approved' : 'Job cancelled',
      content:
        job.state === 'approved'
          ? `“${job.title}” is now visible to job seekers.`
          : `“${job.title}” was not accepted. Edit it to hand it in again.`,
      table_id: job.id,
      created_at: job.created_at + chance.integer(1, 55) * minute,
      read_at: null,
    }))
  return [...removed, ...decided]
}

function linkNotices(
  chance: Chance,
  now: number,
  links: readonly LinkHistory[],
  nameOf: (id: number) => string,
): Notice[] {
  return links
    .filter(({ created_at }) => created_at > now - 90 * day)
    .flatMap((link) =>
      noticesOfLink(link, {
        now,
        someMoment: (from, to) => between(chance, from, to),
        nameOf,
        leftAfter: (answeredAt) => answeredAt,
      }),
    )
}
