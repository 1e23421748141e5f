import { beforeAll, describe, expect, it } from 'vitest'
import { type Row, type Tx, tables } from '../model/tables.ts'
import { World } from '../engine/data/world.ts'
import { statusChoices } from '../rules/application-status.ts'
import { isFeatured } from '../rules/featuring.ts'
import { isListed } from '../rules/visibility.ts'
import { busy } from './busy.ts'
import { fixturePdf } from './fixture-pdfs.ts'
import { busy as named } from './personas.ts'

const now = Date.UTC(2026, 10, 20, 9, 30)

function valuesOf<T, V>(rows: readonly T[], value: (row: T) => V): Set<V> {
  return new Set(rows.map(value))
}

describe('busy', () => {
  const { data, files } = busy.build(7, now)
  const world = new World(tables)
  let tx: Tx
  beforeAll(async () => {
    await world.load(data)
    tx = world.begin().tx
  })
  const jobs = (): readonly Readonly<Row<'jobs'>>[] => tx.jobs.all()

  it('has 10,000 jobs, 20,000 accounts and 100,000 applications', () => {
    const counts = Object.fromEntries(
      Object.entries(data).map(([name, stored]) => [name, stored.rows.length]),
    )
    expect(counts).toMatchObject({
      jobs: 10_000,
      accounts: 20_000,
      applications: 100_000,
      notifications: 30_000,
    })
    const least = { cvs: 20_001, bookmarks: 10_001, followings: 10_001, employee_links: 2_001, posts: 2_001 }
    const others = { projects: 2_001, payments: 801, receipts: 301 }
    for (const [name, count] of Object.entries({ ...least, ...others })) {
      expect([name, (counts[name] ?? 0) >= count]).toEqual([name, true])
    }
    expect(files.size).toBe(0)
  })

  it('has a company with 400 jobs, and a job with 2,000 applicants', () => {
    const own = tx.jobs.by('account_id', named.company)
    expect(own).toHaveLength(named.companyJobs)
    expect(valuesOf(own, ({ state }) => state).size).toBe(3)
    expect(valuesOf(own, ({ status }) => status).size).toBe(2)
    const crowded = tx.jobs.need(named.crowdedJob)
    expect(crowded).toMatchObject({
      account_id: named.company,
      state: 'approved',
      status: 'active',
      deleted_at: null,
    })
    expect(isFeatured(crowded, now)).toBe(true)
    const applicants = tx.applications.by('job_id', crowded.id)
    expect(applicants).toHaveLength(named.crowd)
    expect(
      valuesOf(applicants, ({ status }) => status),
      'The crowded job has every status that a company sets: see the shares in busy-applications.ts.',
    ).toEqual(new Set(statusChoices))
    expect(tx.notifications.count('unread_of', named.company)).toBeGreaterThan(0)
    expect(tx.notifications.count('account_id', named.company)).toBeGreaterThan(500)
  })

  it('has a company with one pending job', () => {
    expect(tx.jobs.by('account_id', named.smallCompany)).toMatchObject([{ state: 'pending' }])
  })

  it('has a job seeker with 120 applications, and a newcomer', () => {
    const own = tx.applications.by('account_id', named.person)
    expect(own).toHaveLength(named.personApplications)
    expect(
      valuesOf(own, ({ status }) => status),
      'The job seeker has an application of every status that a company sets: see the shares in busy-applications.ts.',
    ).toEqual(new Set(statusChoices))
    const lists = ['applications', 'cvs', 'bookmarks', 'followings', 'posts', 'notifications'] as const
    const owned = (id: number) => lists.map((list) => tx[list].count('account_id', id))
    const least = [named.personApplications, 3, 41, 31, 21, 1]
    expect(owned(named.person).filter((count, index) => count < (least[index] ?? 0))).toEqual([])
    expect(Object.entries(tx.accounts.need(named.person)).filter(([, value]) => value === null)).toEqual([])
    expect(owned(named.newcomer)).toEqual(lists.map(() => 0))
    expect(busy.personas).toHaveLength(4)
  })

  it('has varied text', () => {
    const titles = jobs().map(({ account_id, title }) => `${account_id} ${title}`)
    expect(new Set(titles).size).toBe(titles.length)
    expect(valuesOf(jobs(), ({ title }) => title).size).toBeGreaterThan(1_500)
    const texts = jobs().map(({ description }) => description)
    expect(texts.filter((text) => text.length < 400 || text.length > 1_600)).toEqual([])
    expect(valuesOf(tx.accounts.all(), ({ name }) => name).size).toBeGreaterThan(7_000)
    for (const script of ['Latin', 'Greek', 'Cyrillic', 'Arabic', 'Han']) {
      const own = new RegExp(`^\\p{Script=${script}}`, 'u')
      expect(
        tx.accounts.all().filter(({ name }) => own.test(name)).length,
        `${script} names`,
      ).toBeGreaterThan(100)
    }
    // Even the newest hundred jobs of one profession belong to many companies.
    const first = jobs()
      .filter((job) => isListed(job) && /nurse/i.test(job.title))
      .slice(-100)
    expect(valuesOf(first, ({ account_id }) => account_id).size).toBeGreaterThan(60)
  })

  it('makes no PDF for other names or deleted rows', () => {
    const name = tx.cvs.need(1).path.slice('/storage/'.length)
    for (const other of [
      'cv-1f3a.pdf',
      'cv-of-a.b--nurse--0.pdf',
      name.replace('--1.pdf', '--99.pdf'),
      `x${name}`,
    ]) {
      expect(fixturePdf(other, tx)).toBeUndefined()
    }
    const { tx: later } = world.begin()
    later.cvs.remove(1)
    expect(fixturePdf(name, tx)).toBeDefined()
    expect(fixturePdf(name, later)).toBeUndefined()
  })

  it('makes a PDF for a name with a secret suffix, and then not for the name without it', () => {
    const { tx: changed } = world.begin()
    const name = changed.cvs.need(1).path.slice('/storage/'.length)
    const secret = name.replace('.pdf', `_${'0123456789abcdef'.repeat(2)}.pdf`)
    changed.cvs.patch(1, { path: `/storage/${secret}` })
    expect(fixturePdf(secret, changed)?.size).toBeGreaterThan(500)
    expect(fixturePdf(name, changed)).toBeUndefined()
    expect(fixturePdf(secret.replace('f.pdf', 'e.pdf'), changed)).toBeUndefined()
  })
})
