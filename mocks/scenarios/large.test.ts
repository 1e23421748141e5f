import { describe, expect, it } from 'vitest'
import { tables } from '../model/tables.ts'
import { quoted } from '../engine/base/quoted.ts'
import { World } from '../engine/data/world.ts'
import { statusChoices } from '../rules/application-status.ts'
import { fixturePdf } from './fixture-pdfs.ts'
import { large } from './large.ts'
import { large as named } from './personas.ts'

describe('large', async () => {
  const { data, files } = large.build(7, Date.UTC(2026, 10, 20, 9, 30))
  const world = new World(tables)
  world.load(data)
  const { tx } = world.begin()

  it('has 10,000 jobs and no files', () => {
    expect(tx.jobs.all().length).toBeGreaterThan(10_000)
    expect(tx.accounts.all().length).toBeGreaterThan(9_000)
    expect(tx.applications.all().length).toBeGreaterThan(30_000)
    expect(files.size).toBe(0)
  })

  it('has a company with 1,261 jobs, and a job with 2,100 applicants', () => {
    const own = tx.jobs.by('account_id', named.company)
    expect(own).toHaveLength(named.companyJobs)
    expect(new Set(own.map(({ state, status }) => `${state} ${status}`)).size).toBe(4)
    expect(tx.jobs.need(named.crowdedJob)).toMatchObject({
      account_id: named.company,
      state: 'approved',
      status: 'active',
      deleted_at: null,
    })
    const applicants = tx.applications.by('job_id', named.crowdedJob)
    expect(applicants).toHaveLength(named.crowd)
    expect(new Set(applicants.map(({ status }) => status))).toEqual(new Set(statusChoices))
    expect(tx.notifications.count('unread_of', named.company)).toBeGreaterThan(0)
    expect(tx.notifications.count('account_id', named.company)).toBeGreaterThan(2_000)
  })

  it('has a company with one pending job', () => {
    expect(tx.jobs.by('account_id', named.smallCompany)).toMatchObject([{ state: 'pending' }])
  })

  it('has a job seeker with 121 applications, and a newcomer', () => {
    const own = tx.applications.by('account_id', named.person)
    expect(new Set(own.map(({ status }) => status))).toEqual(new Set(statusChoices))
    const lists = ['applications', 'cvs', 'bookmarks', 'followings'] as const
    const owned = (id: number) => lists.map((list) => tx[list].count('account_id', id))
    expect(owned(named.person).slice(0, 2)).toEqual([named.personApplications, 3])
    expect(Math.min(...owned(named.person).slice(2))).toBeGreaterThan(50)
    expect(owned(named.newcomer)).toEqual([0, 0, 0, 0])
  })

  it('tells copies apart by a number, also in notifications', () => {
    const names = tx.accounts.all().map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    const titles = tx.jobs.all().map(({ account_id, title }) => `${account_id} ${title}`)
    expect(new Set(titles).size).toBe(titles.length)
    const arrivals = tx.notifications.where(({ type }) => type === 'new_job_application')
    const isRight = ({ content, table_id }: (typeof arrivals)[number]) =>
      content.endsWith(` applied for “${quoted(tx.jobs.need(table_id).title)}”.`)
    expect(arrivals.filter((notice) => !isRight(notice))).toEqual([])
  })

  it('makes a PDF of a row for its name, also with a secret or as an earlier build named it, and for no other', () => {
    const { tx: changed } = world.begin()
    const [cv, receipt] = [changed.cvs.need(1), changed.receipts.need(1)]
    const nameOf = (path: string) => path.slice('/storage/'.length)
    const made = [cv.path, receipt.path, '/storage/cv-1f3a.pdf', '/storage/cv-of-101-1--0.pdf'].filter(
      (path) => fixturePdf(nameOf(path), changed),
    )
    expect(made).toEqual([cv.path, receipt.path])
    for (const path of [
      cv.path.replace('.pdf', `_${'0123456789abcdef'.repeat(2)}.pdf`),
      '/storage/cv-of-jan.bakker2--staff-nurse--1.pdf',
    ]) {
      changed.cvs.patch(1, { path })
      expect(fixturePdf(nameOf(path), changed)?.size).toBeGreaterThan(500)
      expect(fixturePdf(nameOf(cv.path), changed)).toBeUndefined()
      expect(fixturePdf(nameOf(path.replace('.pdf', 'e.pdf')), changed)).toBeUndefined()
    }
    changed.cvs.remove(1)
    expect(fixturePdf(nameOf(cv.path), changed)).toBeUndefined()
  })
})
