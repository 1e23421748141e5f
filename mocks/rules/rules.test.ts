import { describe, expect, it } from 'vitest'
import { codeLifetime, codeState, maxTries, resendAfter, resendIn } from './codes.ts'
import { afterPayment, featuredFor, isFeatured } from './featuring.ts'
import { matcher, type SearchableJob } from './job-search.ts'
import { autoApprovalAfter, waitedLongEnough } from './job-state.ts'
import { inCents } from './payments.ts'
import { relativeTime } from './relative-time.ts'
import { hasExpired, sessionLifetime, sessionNeedsRefresh } from './sessions.ts'
import { normalisedEmail } from './text.ts'
import { viewCounts, viewCountsAgainAfter } from './visibility.ts'

describe('codes (rules 9)', () => {
  it('work for their lifetime', () => {
    expect(codeState({ sent_at: 0, tries: 0 }, codeLifetime - 1)).toBe('usable')
    expect(codeState({ sent_at: 0, tries: 0 }, codeLifetime)).toBe('expired')
  })

  it('are used up after too many wrong tries', () => {
    expect(codeState({ sent_at: 0, tries: maxTries - 1 }, 0)).toBe('usable')
    expect(codeState({ sent_at: 0, tries: maxTries }, 0)).toBe('used_up')
  })

  it('can be sent again after a while', () => {
    const waits = [0, 500, resendAfter - 1, resendAfter].map((now) => resendIn({ sent_at: 0 }, now))
    expect(waits).toEqual([resendAfter / 1_000, resendAfter / 1_000, 1, 0])
  })
})

describe('sessions (rules 12)', () => {
  it('last 30 days from their last use', () => {
    expect(hasExpired({ used_at: 5 }, 5 + sessionLifetime - 1)).toBe(false)
    expect(hasExpired({ used_at: 5 }, 5 + sessionLifetime)).toBe(true)
  })

  it('store their last use at most once an hour', () => {
    expect(sessionNeedsRefresh({ used_at: 0 }, 3_599_999)).toBe(false)
    expect(sessionNeedsRefresh({ used_at: 0 }, 3_600_000)).toBe(true)
  })
})

describe('job state (rules 13)', () => {
  it('stays pending for a minute after the submission in automatic mode', () => {
    expect(waitedLongEnough({ submitted_at: 5 }, 5 + autoApprovalAfter - 1)).toBe(false)
    expect(waitedLongEnough({ submitted_at: 5 }, 5 + autoApprovalAfter)).toBe(true)
  })
})

describe('views (rules 17)', () => {
  it('count once in 30 minutes', () => {
    expect(viewCounts(undefined, 0)).toBe(true)
    expect(viewCounts({ viewed_at: 0 }, viewCountsAgainAfter - 1)).toBe(false)
    expect(viewCounts({ viewed_at: 0 }, viewCountsAgainAfter)).toBe(true)
  })
})

describe('relative time (rules 4)', () => {
  const minute = 60_000
  const hour = 60 * minute
  const day = 24 * hour

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

describe('featuring (rules 23)', () => {
  const plain = { featured_until: null, feature_on_approval: false }

  it('lasts 30 days by the clock', () => {
    const featured = afterPayment({ ...plain, state: 'approved' }, 1_000)
    expect(featured).toEqual({ featured_until: 1_000 + featuredFor, feature_on_approval: false })
    const { featured_until } = featured ?? plain
    expect(isFeatured({ featured_until }, 1_000 + featuredFor - 1)).toBe(true)
    expect(isFeatured({ featured_until }, 1_000 + featuredFor)).toBe(false)
    expect(isFeatured({ featured_until: null }, 0)).toBe(false)
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
    salary_from: 30_000,
    salary_to: 40_000,
  }
  const finds = (filters: Parameters<typeof matcher>[0]) =>
    matcher<SearchableJob>(filters, () => ({ name: 'Harbour & Pine' }))(job)
  expect([finds({ category: ' hospitality' }), finds({ category: 'hosp' })]).toEqual([true, false])
  expect([finds({ keyword: 'patissier PINE' }), finds({ keyword: 'patissierhospitality' })]).toEqual([
    true,
    false,
  ])
  expect([finds({ location: 'lyon' }), finds({ salary_from: 40_001 })]).toEqual([false, false])
  expect([finds({ salary_from: 40_000 }), finds({ salary_to: 30_000 })]).toEqual([true, true])
})

it('the limits of the rules are in milliseconds (rules 12, 13, 17, 23)', () => {
  const [minute, day] = [60_000, 86_400_000]
  expect(sessionLifetime).toBe(30 * day)
  expect([featuredFor, autoApprovalAfter, viewCountsAgainAfter]).toEqual([30 * day, minute, 30 * minute])
})

it('dollars are converted to whole cents (product: constants)', () => {
  expect([49, 49.99, 0.29, 1.1].map(inCents)).toEqual([4900, 4999, 29, 110])
})
