import { expect } from 'vitest'
import { tables } from '../../mocks/model/tables.ts'
import type { Row, Tx } from '../../mocks/model/tables.ts'
import { isFeatured } from '../../mocks/rules/featuring.ts'
import { pageSize } from '../../mocks/rules/pages.ts'
import { personas } from '../../mocks/scenarios/personas.ts'
import { worldOf } from './backend.ts'
import { must, type Person, type Play } from './play.ts'

/** Checks the invariants of the rows. */
export function checkRows(tx: Tx, now: number): void {
  const once = (what: string, keys: readonly string[]) => {
    must(keys.length === new Set(keys).size, what)
  }
  once(
    'an email address for each account (rules 8)',
    tx.accounts.all().map(({ email }) => email),
  )
  once(
    'one application for each person and job (rules 19)',
    tx.applications.all().map(({ job_id, account_id }) => `${job_id}:${account_id}`),
  )
  once(
    'one link for each pair (rules 28)',
    tx.employee_links.all().map(({ recruiter_id, employee_id }) => `${recruiter_id}:${employee_id}`),
  )
  once(
    'one open payment for each job (rules 24)',
    tx.payments
      .where(({ method, status }) => method === 'other' && status === 'pending')
      .map(({ job_id }) => String(job_id)),
  )
  const defaults = new Map<number, number>()
  for (const { account_id, is_default } of tx.cvs.all()) {
    defaults.set(account_id, (defaults.get(account_id) ?? 0) + Number(is_default))
  }
  must(
    [...defaults.values()].every((count) => count === 1),
    'one default CV (rules 21)',
  )
  for (const { account_id, cv_id } of tx.applications.all()) {
    must(tx.cvs.need(cv_id).account_id === account_id, 'an application goes with an own CV (rules 19)')
  }
  for (const job of tx.jobs.all()) {
    const waits = job.feature_on_approval
    must(!waits || (job.state !== 'approved' && !isFeatured(job, now)), 'featuring starts once (rules 23)')
    must(job.type !== 'remote' || job.location === null, 'a remote job has no place (rules 14)')
  }
  checkOrphans(tx)
}

function rowsOf(tx: Tx, table: string): readonly { id: number }[] {
  return (
    Object.entries(tx)
      .find(([name]) => name === table)?.[1]
      .all() ?? []
  )
}

function checkOrphans(tx: Tx): void {
  for (const [table, { references }] of Object.entries(tables)) {
    const rows = rowsOf(tx, table)
    for (const row of rows) {
      for (const [field, target] of Object.entries(references)) {
        if (typeof target !== 'string') continue
        const key: unknown = Reflect.get(row, field)
        const found =
          key === null || (typeof key === 'number' && rowsOf(tx, target).some(({ id }) => id === key))
        if (!found) throw new Error(`${table} ${row.id}: ${field} references no row`)
      }
    }
  }
  for (const { type, target_id } of tx.bookmarks.all()) {
    const target = type === 'job' ? tx.jobs.get(target_id) : tx.posts.get(target_id)
    if (!target) throw new Error(`a bookmark of ${type} ${target_id}, which is gone`)
  }
}

/** Returns the rows of all pages of a list; the number of rows and pages must match (rules 5). */
async function allPages<T>(
  fetchPage: (page: number) => Promise<{ rows: readonly T[]; pages?: number; total?: number }>,
): Promise<T[]> {
  const { rows, pages = 0, total } = await fetchPage(1)
  const all = [...rows]
  for (let page = 2; page <= pages; page += 1) all.push(...(await fetchPage(page)).rows)
  expect((await fetchPage(pages + 1)).rows).toEqual([])
  expect({ total, pages }).toEqual({
    total: all.length,
    pages: Math.max(1, Math.ceil(all.length / pageSize)),
  })
  return all
}

/** Checks that the answers behind a person's screens match the rows. */
export async function checkScreens(play: Play, person: Person): Promise<void> {
  const account = personas[person]
  const { user } = (await play.call(person, 'me', {})).success
  const rows = await play.look((tx, now) => {
    // This restates the condition instead of using the code that the lists use.
    const listed = tx.jobs.where(
      ({ state, status, deleted_at }) => state === 'approved' && status === 'active' && deleted_at === null,
    )
    const isOn = ({ featured_until }: Row<'jobs'>) => featured_until !== null && now < featured_until
    const ownJobs = tx.jobs.where((job) => job.account_id === account && job.deleted_at === null)
    return {
      unread: tx.notifications.where(({ account_id, read_at }) => account_id === account && read_at === null)
        .length,
      listed: new Map(listed.map((job) => [job.id, isOn(job) ? 1 : 0])),
      places:
        new Set(listed.map(({ location }) => location)).size -
        Number(listed.some(({ location }) => !location)),
      vacancies: listed.reduce((sum, { vacancies }) => sum + vacancies, 0),
      ownJobs: ownJobs.length,
      applicants: ownJobs.reduce(
        (sum, { id }) => sum + tx.applications.where(({ job_id }) => job_id === id).length,
        0,
      ),
      applications: tx.applications.where(({ account_id }) => account_id === account).length,
      bookmarks: tx.bookmarks.where((row) => row.account_id === account && row.type === 'job').length,
      followings: tx.followings.where(({ account_id }) => account_id === account).length,
      cvs: tx.cvs.where(({ account_id }) => account_id === account).length,
      posts: tx.posts.where(({ account_id }) => account_id === account).length,
      links: tx.employee_links.where((row) => [row.employee_id, row.recruiter_id].includes(account)).length,
      payments: tx.payments.where(({ account_id }) => account_id === account).length,
      receipts: tx.receipts.where(({ account_id }) => account_id === account).length,
    }
  })
  must(user.jobs_notifications === rows.unread, 'unread (rules 33)')

  const home = (await play.call(person, 'fetch-home', { type: 'job' })).success
  expect(home.categories.reduce((sum, { vacancies }) => sum + vacancies, 0)).toBe(rows.vacancies)
  expect(home.locations).toHaveLength(rows.places)

  const found = await allPages(async (page) => {
    const { jobs, ...rest } = (await play.call(person, 'jobs/search', { page })).success
    return { rows: jobs, ...rest }
  })
  expect(new Map(found.map(({ id, is_featured }) => [id, is_featured]))).toEqual(rows.listed)

  const profile = (await play.call(person, 'my-profile', {})).success
  expect([profile.posts.length, profile.total_employees, profile.employees.length]).toEqual([
    rows.posts,
    rows.links,
    rows.links,
  ])

  const counts =
    person === 'harbour' || person === 'smallShop'
      ? await recruiterCounts(play, person)
      : await seekerCounts(play, person)
  expect(rows).toMatchObject(counts)
}

/** Returns how many jobs, applicants, payments and receipts a recruiter's lists show. */
async function recruiterCounts(play: Play, person: Person) {
  const mine = await allPages(async (page) => {
    const { jobs, ...rest } = (await play.call(person, 'jobs/my', { page })).success
    return { rows: jobs, ...rest }
  })
  const paid = await allPages(async (page) => {
    const { payments, ...rest } = (await play.call(person, 'payments/my', { page })).success
    return { rows: payments, ...rest }
  })
  const sent = await allPages(async (page) => {
    const { receipts, ...rest } = (await play.call(person, 'receipts/my', { page })).success
    return { rows: receipts, ...rest }
  })
  return {
    ownJobs: mine.length,
    applicants: mine.reduce((sum, { applicants }) => sum + applicants, 0),
    payments: paid.length,
    receipts: sent.length,
  }
}

/** Returns how many applications, bookmarks, followings and CVs a job seeker's lists show. */
async function seekerCounts(play: Play, person: Person) {
  const applied = await allPages(async (page) => {
    const { applications, ...rest } = (await play.call(person, 'jobs/my-applications', { page })).success
    return { rows: applications, ...rest }
  })
  const marked = await allPages(async (page) => {
    const { bookmarks, ...rest } = (await play.call(person, 'bookmarks/fetch', { type: 'job', page })).success
    return { rows: bookmarks, ...rest }
  })
  return {
    applications: applied.length,
    bookmarks: marked.length,
    followings: (await play.call(person, 'followers/fetch', { type: 'recruiter' })).success.data.length,
    cvs: (await play.call(person, 'cvs/fetch', {})).success.cvs.length,
  }
}

/** Checks that every stored file that a row names exists. */
export async function checkFiles(play: Play): Promise<void> {
  const world = JSON.stringify(await worldOf(play.tab))
  for (const [path] of world.matchAll(/\/storage\/[\w.-]+/g)) {
    const { status } = await play.tab.runtime.handle(path.slice(1), new Request(`https://app.example${path}`))
    expect({ path, status }).toEqual({ path, status: 200 })
  }
}
