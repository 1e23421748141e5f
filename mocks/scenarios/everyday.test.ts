import { describe, expect, it } from 'vitest'
import { type Tx, tables } from '../model/tables.ts'
import { World } from '../engine/data/world.ts'
import { applicationStatuses } from '../rules/application-status.ts'
import { isFeatured } from '../rules/featuring.ts'
import { pageSize } from '../rules/pages.ts'
import { isListed, takesApplications } from '../rules/visibility.ts'
import { day, hour } from '../engine/base/clock.ts'
import { everyday } from './everyday.ts'
import { applications, cvs, jobs, personas } from './personas.ts'

const now = Date.UTC(2026, 10, 20, 9, 30)

async function open(seed: number): Promise<Tx> {
  const world = new World(tables)
  world.load(everyday.build(seed, now).data)
  return world.begin().tx
}

function valuesOf<T, V>(rows: readonly T[], value: (row: T) => V): Set<V> {
  return new Set(rows.map(value))
}

// These properties hold for every seed. Other tests and the stories use seed 7.
describe.each([7, 1, 2026])('everyday, seed %i', async (seed) => {
  const tx = await open(seed)
  const unread = (account: number) => tx.notifications.count('unread_of', account)
  const applicants = (job: number) => tx.applications.by('job_id', job)
  const notices = (account: number) => tx.notifications.by('account_id', account)

  it('has Ada with a full profile', () => {
    const ada = tx.accounts.need(personas.ada)
    expect(ada.type).toBe('job_seeker')
    expect(Object.entries(ada).filter(([, value]) => value === null)).toEqual([])
    for (const list of [ada.education, ada.experiences, ada.certificates]) expect(list).not.toHaveLength(0)
    const own = tx.applications.by('account_id', ada.id)
    expect(own.length).toBeGreaterThan(pageSize)
    expect(
      valuesOf(own, ({ status }) => status),
      'Ada has an application of every status: see `adaApplied` in personas.ts.',
    ).toEqual(new Set(applicationStatuses))
    for (const [status, id] of Object.entries(applications)) {
      expect(
        tx.applications.need(id),
        '`applications` in personas.ts names the ids of `adaApplied` in its order.',
      ).toMatchObject({ account_id: ada.id, status })
    }
    expect(tx.applications.one('applicant', `${jobs.applied}:${ada.id}`)?.id).toBe(applications.interviewing)
    expect(unread(ada.id)).toBeGreaterThan(2)
    expect(notices(ada.id).length).toBeGreaterThan(unread(ada.id))
    expect(tx.posts.count('account_id', ada.id)).toBe(3)
    expect(tx.projects.count('account_id', ada.id)).toBe(3)
    expect(tx.bookmarks.by('account_id', ada.id).filter(({ type }) => type === 'job').length).toBeGreaterThan(
      pageSize,
    )
    expect(tx.followings.count('account_id', ada.id)).toBe(6)
    expect(valuesOf(tx.employee_links.by('employee_id', ada.id), ({ status }) => status)).toEqual(
      new Set(['pending', 'accepted', 'declined']),
    )
  })

  it('has three CVs for Ada', () => {
    expect(tx.cvs.by('account_id', personas.ada).map(({ id }) => id)).toEqual(Object.values(cvs))
    expect(tx.cvs.one('default_of', personas.ada)?.id).toBe(cvs.standard)
    expect(tx.applications.count('cv_id', cvs.used)).toBeGreaterThan(0)
    expect(tx.applications.count('cv_id', cvs.unused)).toBe(0)
  })

  it('has a newcomer with an empty profile', () => {
    const id = personas.newcomer
    expect(tx.accounts.need(id)).toMatchObject({ about: null, profile_image: null, education: [] })
    const own = ['applications', 'cvs', 'notifications', 'bookmarks', 'followings', 'posts'] as const
    expect(own.map((table) => tx[table].count('account_id', id))).toEqual(own.map(() => 0))
    expect(tx.employee_links.count('employee_id', id)).toBe(0)
  })

  it('has a company with jobs in every state', () => {
    const own = tx.jobs.by('account_id', personas.harbour)
    expect(own.length).toBeGreaterThan(pageSize)
    expect(valuesOf(own, ({ state }) => state)).toEqual(new Set(['pending', 'approved', 'cancelled']))
    expect(valuesOf(own, ({ status }) => status)).toEqual(new Set(['active', 'in_active']))
    expect(own.filter((job) => isFeatured(job, now) && isListed(job)).map(({ id }) => id)).toEqual([
      jobs.featured,
    ])
    expect(unread(personas.harbour)).toBeGreaterThan(3)
    expect(tx.payments.count('account_id', personas.harbour)).toBeGreaterThan(pageSize)
    expect(tx.receipts.count('account_id', personas.harbour)).toBeGreaterThan(3)
    expect(valuesOf(tx.employee_links.by('recruiter_id', personas.harbour), ({ status }) => status)).toEqual(
      new Set(['pending', 'accepted', 'declined']),
    )
    expect(valuesOf(notices(personas.harbour), ({ type }) => type)).toEqual(
      new Set([
        'job_state_changed',
        'new_job_application',
        'employee_request_accepted',
        'employee_request_declined',
        'employee_request_removed',
      ]),
    )
  })

  it('has a small shop with one pending job', () => {
    expect(tx.jobs.by('account_id', personas.smallShop)).toMatchObject([
      { id: jobs.smallShop, state: 'pending' },
    ])
    expect(applicants(jobs.smallShop)).toHaveLength(0)
    expect(notices(personas.smallShop)).toHaveLength(0)
  })

  it('has the jobs that personas.ts names', () => {
    const job = (id: number) => tx.jobs.need(id)
    const ofHarbour = { account_id: personas.harbour }
    const facts: Partial<Record<keyof typeof jobs, object>> = {
      open: { ...ofHarbour, type: 'on_site', featured_until: null, salary_from: expect.any(Number) },
      remote: { type: 'remote', location: null },
      closed: { ...ofHarbour, state: 'approved', status: 'in_active' },
      pending: { ...ofHarbour, state: 'pending', feature_on_approval: false },
      pendingPaid: { ...ofHarbour, state: 'pending', feature_on_approval: true },
      cancelled: { ...ofHarbour, state: 'cancelled' },
      removed: { deleted_at: expect.any(Number) },
      otherScript: { title: expect.stringMatching(/^\p{Script=Arabic}/u) },
      japanese: { title: expect.stringMatching(/\p{Script=Hiragana}|\p{Script=Han}/u) },
      withoutPay: { salary_from: null, salary_to: null },
      partTime: { nature: 'part_time' },
    }
    const named = Object.entries(jobs).map(([name, id]) => [name, job(id)])
    expect(Object.fromEntries(named)).toMatchObject(facts)
    expect(takesApplications(job(jobs.open))).toBe(true)
    expect(tx.applications.one('applicant', `${jobs.open}:${personas.ada}`)).toBeUndefined()
    expect(applicants(jobs.closed)).not.toHaveLength(0)
    expect(tx.applications.one('applicant', `${jobs.removed}:${personas.ada}`)).toBeDefined()
    expect(job(jobs.featuredBefore).featured_until).toBeLessThan(now)
    expect(tx.payments.one('open_for', jobs.paymentPending)).toBeDefined()
    expect(
      applicants(jobs.crowded),
      'The crowded job has 25 applicants: the numbers of `crowd` in personas.ts add up to 25.',
    ).toHaveLength(25)
    expect(
      valuesOf(applicants(jobs.crowded), ({ status }) => status),
      'The crowded job has every status: raise it in `crowd` of personas.ts, whose last four become `applied`.',
    ).toEqual(new Set(applicationStatuses))
    const longest = Math.max(...tx.jobs.all().map(({ description }) => description.length))
    expect(job(jobs.longText).description).toHaveLength(longest)
  })

  it('has the other accounts that personas.ts names', () => {
    const longest = (type: string) =>
      tx.accounts.where((row) => row.type === type).reduce((a, b) => (a.name.length >= b.name.length ? a : b))
        .id
    expect(longest('job_seeker')).toBe(personas.longName)
    expect(longest('recruiter')).toBe(personas.longNameCompany)
    expect(tx.accounts.need(personas.rightToLeft).name).toMatch(/^\p{Script=Arabic}/u)
    expect(tx.accounts.need(personas.rightToLeftCompany).name).toMatch(/^\p{Script=Arabic}/u)
    expect(tx.jobs.need(jobs.otherScript).account_id).toBe(personas.rightToLeftCompany)
    expect(tx.accounts.need(personas.plain)).toMatchObject({ profile_image: null, cover_photo: null })
    expect(tx.cvs.count('account_id', personas.plain)).toBe(0)
    expect(tx.accounts.need(personas.plainCompany)).toMatchObject({ profile_image: null, cover_photo: null })
  })

  it('has full first pages, and few featured jobs', () => {
    const listed = tx.jobs.where(isListed)
    for (const nature of ['full_time', 'part_time']) {
      expect(listed.filter((job) => job.nature === nature).length, `${nature} jobs`).toBeGreaterThan(pageSize)
    }
    expect(listed.filter((job) => isFeatured(job, now))).toHaveLength(3)
    const ages = tx.jobs.all().map(({ created_at }) => now - created_at)
    expect(Math.min(...ages)).toBeLessThan(hour)
    expect(Math.max(...ages)).toBeGreaterThan(33 * day)
  })
})
