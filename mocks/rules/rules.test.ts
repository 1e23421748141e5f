import { describe, expect, it } from 'vitest'
import { codeLifetime, codeState, maxTries, resendAfter, resendIn } from './codes.ts'
import { featuredFor, isFeatured } from './featuring.ts'
import { matcher, type SearchableJob } from './job-search.ts'
import { waitedLongEnough } from './job-state.ts'
import { inCents } from './payments.ts'
import { relativeTime } from './relative-time.ts'
import { hasExpired, sessionNeedsRefresh } from './sessions.ts'
import { normalisedEmail } from './text.ts'
import { viewCounts } from './visibility.ts'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

describe('a limit of time', () => {
  const from = 5

  it.each<[what: string, isOver: (now: number) => boolean, limit: number]>([
    ['of a code (rules 9)', (now) => codeState({ sent_at: from, tries: 0 }, now) === 'expired', codeLifetime],
    ['until another code (rules 9)', (now) => resendIn({ sent_at: from }, now) <= 0, resendAfter],
    ['of a session (rules 12)', (now) => hasExpired({ used_at: from }, now), 30 * day],
    ['until a use is stored (rules 12)', (now) => sessionNeedsRefresh({ used_at: from }, now), hour],
    ['of an automatic review (rules 13)', (now) => waitedLongEnough({ submitted_at: from }, now), minute],
    ['between views (rules 17)', (now) => viewCounts({ viewed_at: from }, now), 30 * minute],
    ['of featuring (rules 23)', (now) => !isFeatured({ featured_until: from + featuredFor }, now), 30 * day],
  ])('%s is over to the millisecond', (_, isOver, limit) => {
    expect([from, from + limit - 1, from + limit].map(isOver)).toEqual([false, false, true])
  })
})

it('a code is used up after too many wrong tries, and its wait is in whole seconds (rules 9)', () => {
  const states = [maxTries - 1, maxTries].map((tries) => codeState({ sent_at: 0, tries }, 0))
  expect(states).toEqual(['usable', 'used_up'])
  const waits = [0, 500, resendAfter - 1].map((now) => resendIn({ sent_at: 0 }, now))
  expect(waits).toEqual([resendAfter / 1_000, resendAfter / 1_000, 1])
})

describe('relative time (rules 4)', () => {
  it.each([
    [0, 'just now'],
    [minute - 1, 'just now'],
    // A moment in the future, from a device whose clock is ahead.
    [-hour, 'just now'],
    [minute, '1 minute ago'],
    [hour - 1, '59 minutes ago'],
    [hour, '1 hour ago'],
    [day - 1, '23 hours ago'],
    [day, 'yesterday'],
    [1.5 * day, '2 days ago'],
    [6 * day, '6 days ago'],
    [7 * day, 'last week'],
    [29 * day, '4 weeks ago'],
    [30 * day, '4 weeks ago'],
    [31 * day, 'last month'],
    [364 * day, '11 months ago'],
    [365 * day, 'last year'],
    [800 * day, '2 years ago'],
  ])('calls %i ms after an evening "%s" (rules 51)', (passed, text) => {
    expect(relativeTime(0.75 * day, 0.75 * day + passed)).toBe(text)
  })
})

it.each([
  ['  Ada@Example.COM ', 'ada@example.com'],
  ['anna@faß.例え。テスト', 'anna@xn--fa-hia.xn--r8jz45g.xn--zckzah'],
  ['jürgen@bücher.de/example.com', 'jürgen@bücher.de/example.com'],
  ['anna@bücher.de:80', 'anna@bücher.de:80'],
])('the email address %j is compared as %j (rules 8, 53)', (typed, email) => {
  expect(normalisedEmail(typed)).toBe(email)
})

it('a search matches the whole category, and no word across two texts (rules 15)', () => {
  const job: SearchableJob = {
    title: 'Pâtissier',
    description: 'Early shifts in a small kitchen',
    category: 'Hospitality',
    location: null,
    nature: 'full_time',
    type: 'remote',
    salary_from: null,
    salary_to: null,
  }
  const finds = (filters: Parameters<typeof matcher>[0]) =>
    matcher<SearchableJob>(filters, () => ({ name: 'Harbour & Pine' }))(job)
  expect([finds({ category: ' hospitality' }), finds({ category: 'hosp' })]).toEqual([true, false])
  expect([finds({ keyword: 'patissier PINE' }), finds({ keyword: 'patissierhospitality' })]).toEqual([
    true,
    false,
  ])
})

it('dollars are converted to whole cents (product: constants)', () => {
  expect([49, 49.99, 0.29, 1.1].map(inCents)).toEqual([4900, 4999, 29, 110])
})
