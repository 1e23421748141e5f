import { type StatusChoice, statusChoices } from '../rules/application-status.ts'
import type { Row } from '../model/tables.ts'
import type { Random } from '../engine/base/random.ts'
import { day, minute } from '../engine/base/clock.ts'
import { between, byShare, one, type Seeker } from './busy-people.ts'
import { jobCount, type Posted } from './busy-jobs.ts'
import { endOf, numbered, type Unnumbered } from './events.ts'
import { busy } from './personas.ts'

type Application = Row<'applications'>

const applicationCount = 100_000

/** The percentage of applications in each status, by age. An entry is for ages below `until`, in days. */
const courses: readonly { until: number; shares: Record<StatusChoice, number> }[] = [
  {
    until: 1,
    shares: { applied: 84, in_review: 12, shortlisted: 3, interviewing: 0, accepted: 0, not_considered: 1 },
  },
  {
    until: 4,
    shares: { applied: 52, in_review: 28, shortlisted: 12, interviewing: 2, accepted: 0, not_considered: 6 },
  },
  {
    until: 9,
    shares: {
      applied: 30,
      in_review: 26,
      shortlisted: 14,
      interviewing: 10,
      accepted: 1,
      not_considered: 19,
    },
  },
  {
    until: Infinity,
    shares: {
      applied: 14,
      in_review: 20,
      shortlisted: 14,
      interviewing: 14,
      accepted: 6,
      not_considered: 32,
    },
  },
]
const draws = courses.map(({ until, shares }) => ({
  until,
  draw: byShare(statusChoices.map((status) => ({ status, share: shares[status] }))),
}))

function statusAt(random: Random, age: number): Application['status'] {
  const course = draws.find(({ until }) => age / day < until) ?? draws[0]
  return course?.draw(random).status ?? 'applied'
}

/** Makes the applications: `busy.crowd` for the crowded job, `busy.personApplications` by `busy.person`. */
export function applicationsOf(
  random: Random,
  now: number,
  posted: readonly Posted[],
  seekers: readonly Seeker[],
  cvs: readonly Row<'cvs'>[],
): Application[] {
  const ownCvs = Map.groupBy(cvs, ({ account_id }) => account_id)
  const able = seekers.filter(({ id }) => ownCvs.has(id) && id !== busy.person)
  const pools = new Map([
    ...Map.groupBy(able, ({ trade }) => trade.name),
    ...Map.groupBy(able, ({ trade, land }) => `${trade.name} ${land.name}`),
  ])

  const drafts: Unnumbered<Application>[] = []
  const apply = ({ job, firm }: Posted, seeker: Seeker, taken: Set<number>, bend: number): boolean => {
    if (taken.has(seeker.id) || seeker.employer === firm) return false
    const own = ownCvs.get(seeker.id) ?? []
    const [first] = own
    const from = Math.max(job.created_at, first?.created_at ?? now)
    // Jobs get no applications after their first 30 days.
    const to = Math.min(endOf(job, now), job.created_at + 30 * day)
    if (!first || to - from < 10 * minute) return false
    const created_at = between(random, from, to, bend)
    const usable = own.filter((cv) => cv.created_at < created_at)
    const cv = random.next() < 0.7 ? first : (random.pick(usable) ?? first)
    taken.add(seeker.id)
    drafts.push({
      job_id: job.id,
      account_id: seeker.id,
      cv_id: cv.id,
      status: statusAt(random, now - created_at),
      created_at,
    })
    return true
  }

  const open = posted.filter(({ job }) => job.state === 'approved')
  const applicants = new Map(open.map(({ job }) => [job.id, new Set<number>()]))
  const person = seekers.filter(({ id }) => id === busy.person)
  const lately = open.filter(({ job }) => job.id > jobCount / 4 && job.id !== busy.crowdedJob)
  for (const seeker of person) {
    for (let remaining: number = busy.personApplications; remaining > 0;) {
      const place = one(random, lately)
      if (apply(place, seeker, applicants.get(place.job.id) ?? new Set(), 1)) remaining -= 1
    }
  }

  const wanted = shareOut(random, now, open, applicationCount - drafts.length)
  for (const place of open) {
    const { job, trade, firm } = place
    const taken = applicants.get(job.id) ?? new Set<number>()
    const near = pools.get(`${trade.name} ${firm.land.name}`) ?? []
    const same = pools.get(trade.name) ?? able
    // After 4,000 failed draws, the job's remaining applications go to other jobs.
    let misses = 0
    for (let remaining = wanted.get(job.id) ?? 0; remaining > 0 && misses < 4000;) {
      const drawn = random.next()
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
      if (apply(place, one(random, pool), taken, 1.6)) remaining -= 1
      else misses += 1
    }
  }
  while (drafts.length < applicationCount) {
    const place = one(random, open)
    if (place.job.id === busy.crowdedJob) continue
    apply(place, one(random, able), applicants.get(place.job.id) ?? new Set(), 1.6)
  }
  return numbered(drafts)
}

/** Returns the number of applicants for each job: ten on average, none for some, hundreds for a few. */
function shareOut(random: Random, now: number, open: readonly Posted[], total: number): Map<number, number> {
  const weights = open.map(({ job }) => {
    const ripe = Math.min(1, (endOf(job, now) - job.created_at) / (8 * day))
    return job.id === busy.crowdedJob
      ? 0
      : ripe * (0.05 + random.next() ** 3 * (random.next() < 0.01 ? 12 : 1))
  })
  const unit = (total - busy.crowd) / weights.reduce((sum, weight) => sum + weight, 0)
  return new Map(
    open.map(({ job }, index) => [
      job.id,
      job.id === busy.crowdedJob ? busy.crowd : Math.floor((weights[index] ?? 0) * unit),
    ]),
  )
}
