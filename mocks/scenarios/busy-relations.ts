import type { Row } from '../model/tables.ts'
import type { Random } from '../engine/base/random.ts'
import { between, byShare, type Firm, one, type Seeker } from './busy-people.ts'
import { type LinkHistory, numbered, type Unnumbered } from './events.ts'
import { busy } from './personas.ts'

type Job = Row<'jobs'>

export function bookmarksOf(
  random: Random,
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
    const created_at = between(random, Math.max(who.joined, target.created_at), now)
    rows.push({ account_id: who.id, type, target_id: target.id, created_at })
  }
  // Jobs that are no longer listed stay bookmarked (rules 26).
  const known = jobs.filter(({ state }) => state === 'approved')
  for (const seeker of seekers) {
    const count = seeker.id === busy.person ? 60 : Math.floor(2.4 * random.next() ** 1.4)
    for (let remaining = count; remaining > 0; remaining -= 1) mark(seeker, 'job', one(random, known))
  }
  for (const post of posts) {
    for (let remaining = random.integer(0, 5); remaining > 0; remaining -= 1) {
      mark(random.next() < 0.1 ? one(random, firms) : one(random, seekers), 'post', post)
    }
  }
  return numbered(rows)
}

export function followingsOf(
  random: Random,
  now: number,
  firms: readonly Firm[],
  seekers: readonly Seeker[],
): Row<'followings'>[] {
  const seen = new Set<string>()
  const rows: Unnumbered<Row<'followings'>>[] = []
  for (const seeker of seekers) {
    if (seeker.id === busy.newcomer) continue
    const count = seeker.id === busy.person ? 45 : Math.floor(2.6 * random.next() ** 1.5)
    for (let remaining = count; remaining > 0; remaining -= 1) {
      // The square favours the first companies of the list, which post the most jobs.
      const firm = firms[Math.floor(firms.length * random.next() ** 2)]
      const key = `${seeker.id}:${firm?.id}`
      if (!firm || seen.has(key)) continue
      seen.add(key)
      const created_at = between(random, Math.max(seeker.joined, firm.joined), now)
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

/** Makes the employee links, for about half of the job seekers who have an `employer`. */
export function linksOf(random: Random, now: number, seekers: readonly Seeker[]): LinkHistory[] {
  const rows: Unnumbered<LinkHistory>[] = []
  for (const { id, employer, joined } of seekers) {
    if (!employer || (id !== busy.person && random.next() < 0.5)) continue
    const created_at = between(random, Math.max(joined, employer.joined), now)
    rows.push({ recruiter_id: employer.id, employee_id: id, status: linkStatus(random).status, created_at })
  }
  return numbered(rows)
}
