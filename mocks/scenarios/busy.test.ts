import { beforeAll, describe, expect, it } from 'vitest'
import { type Row, type Tx, tables } from '../model/tables.ts'
import { World } from '../engine/data/world.ts'
import { statusChoices } from '../rules/application-status.ts'
import { isFeatured } from '../rules/featuring.ts'
import { isListed, mayOpen } from '../rules/visibility.ts'
import { day, hour } from '../engine/base/clock.ts'
import { kindOf } from '../engine/contract/files.ts'
import { passwordMatches } from '../services/passwords.ts'
import { drawPicture } from '../services/pictures.ts'
import { busy } from './busy.ts'
import { trades } from './content/index.ts'
import { fixturePdf } from './fixture-pdfs.ts'
import { busy as named, password } from './personas.ts'

const now = Date.UTC(2026, 10, 20, 9, 30)
/** Only one in this many pictures and PDFs is checked, because checking all of them is slow. */
const sampled = 97

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
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
    expect(busy.about, 'Correct the number in `about` in busy.ts.').toContain(
      `about ${(Math.round(rows / 1_000) * 1_000).toLocaleString('en')} rows`,
    )
    expect(counts).toMatchObject({
      jobs: 10_000,
      accounts: 20_000,
      applications: 100_000,
      notifications: 30_000,
    })
    expect(counts['cvs']).toBeGreaterThan(20_000)
    expect(counts['bookmarks']).toBeGreaterThan(10_000)
    expect(counts['followings']).toBeGreaterThan(10_000)
    expect(counts['employee_links']).toBeGreaterThan(2_000)
    expect(counts['posts']).toBeGreaterThan(2_000)
    expect(counts['projects']).toBeGreaterThan(2_000)
    expect(counts['payments']).toBeGreaterThan(800)
    expect(counts['receipts']).toBeGreaterThan(300)
    expect(files.size).toBe(0)
  })

  // Building and serialising two worlds is slow on a busy machine.
  it('is the same for the same seed and moment, byte for byte', { timeout: 60_000 }, () => {
    const again = busy.build(7, now).data
    expect(Object.keys(again)).toEqual(Object.keys(data))
    const others = Object.values(again)
    const differing = Object.entries(data).filter(
      ([, rows], place) => JSON.stringify(rows) !== JSON.stringify(others[place]),
    )
    expect(differing.map(([name]) => name)).toEqual([])
  })

  it('satisfies every relation and unique index', () => {
    expect(() => world.check()).not.toThrow()
    for (const { id } of tx.applications.all().slice(0, 1_000)) {
      const { job_id, account_id } = tx.applications.need(id)
      expect(tx.applications.count('applicant', `${job_id}:${account_id}`)).toBe(1)
    }
    const unique = (keys: string[]) => expect(new Set(keys).size).toBe(keys.length)
    unique(tx.accounts.all().map(({ email }) => email))
    unique(tx.applications.all().map(({ job_id, account_id }) => `${job_id}:${account_id}`))
    unique(tx.bookmarks.all().map(({ type, target_id, account_id }) => `${type}:${target_id}:${account_id}`))
    unique(tx.followings.all().map(({ account_id, recruiter_id }) => `${account_id}:${recruiter_id}`))
    unique(tx.employee_links.all().map(({ recruiter_id, employee_id }) => `${recruiter_id}:${employee_id}`))
    unique(tx.job_views.all().map(({ job_id, account_id }) => `${job_id}:${account_id}`))
  })

  it('continues ids from the highest id', () => {
    for (const [name, { committed }] of Object.entries(tx)) {
      const highest = committed.all().reduce((most: number, { id }) => Math.max(most, id), 0)
      expect(committed.sequence, `sequence of ${name}`).toBe(highest)
    }
  })

  it('has one default CV for each owner, and applications with CVs of their applicants (rules 21)', () => {
    const defaults = tx.cvs.all().filter(({ is_default }) => is_default)
    expect(defaults.length).toBe(valuesOf(tx.cvs.all(), ({ account_id }) => account_id).size)
    const owners = new Map(
      tx.cvs.all().map(({ id, account_id, created_at }) => [id, { account_id, created_at }]),
    )
    const wrong = tx.applications.all().filter(({ cv_id, account_id, created_at }) => {
      const cv = owners.get(cv_id)
      return cv === undefined || cv.account_id !== account_id || cv.created_at >= created_at
    })
    expect(wrong).toEqual([])
  })

  it('has ids in chronological order, and no future dates', () => {
    const byId = new Map(jobs().map((job) => [job.id, job]))
    const late = tx.applications.all().filter(({ job_id, created_at }) => {
      const job = byId.get(job_id)
      return !job || created_at <= job.created_at || created_at >= (job.deleted_at ?? now)
    })
    expect(late).toEqual([])
    const early = jobs().filter(
      ({ id, account_id, created_at }) =>
        created_at <= tx.accounts.need(account_id).created_at ||
        created_at <= (byId.get(id - 1)?.created_at ?? 0),
    )
    expect(early).toEqual([])
    const future: object[] = []
    for (const table of Object.values(tx)) {
      for (const row of table.all()) {
        for (const [field, value] of Object.entries(row)) {
          if (typeof value === 'number' && value > now && field.endsWith('_at')) future.push({ field, row })
        }
      }
    }
    expect(future).toEqual([])
    expect(now - Math.max(...jobs().map(({ created_at }) => created_at))).toBeLessThan(hour)
    expect(now - Math.min(...jobs().map(({ created_at }) => created_at))).toBeGreaterThan(90 * day)
  })

  it('has jobs of every kind, and in every category', () => {
    expect(valuesOf(jobs(), ({ state }) => state).size).toBe(3)
    expect(valuesOf(jobs(), ({ status }) => status).size).toBe(2)
    expect(valuesOf(jobs(), ({ type, nature }) => `${type} ${nature}`).size).toBe(6)
    expect(valuesOf(jobs(), ({ currency }) => currency)).toEqual(new Set(tx.settings.need(1).currencies))
    const listed = jobs().filter(isListed)
    expect(listed.length).toBeGreaterThan(8_000)
    expect(valuesOf(listed, ({ category }) => category)).toEqual(
      valuesOf(tx.categories.all(), ({ name }) => name),
    )
    expect(new Set(trades.map(({ name }) => name))).toEqual(valuesOf(tx.categories.all(), ({ name }) => name))
    expect(listed.filter((job) => isFeatured(job, now)).length).toBeGreaterThan(100)
    expect(jobs().filter(({ deleted_at }) => deleted_at !== null).length).toBeGreaterThan(150)
    expect(jobs().filter(({ location, type }) => (location === null) !== (type === 'remote'))).toEqual([])
    expect(
      jobs().filter(({ salary_from, salary_to }) => salary_to !== null && salary_to < (salary_from ?? 0)),
    ).toEqual([])
    expect(
      valuesOf(tx.notifications.all(), ({ type }) => type).size,
      'Send each kind of notification in busy-notifications.ts.',
    ).toBe(8)
    expect(valuesOf(tx.payments.all(), ({ method, status }) => `${method} ${status}`).size).toBe(6)
  })

  it('features only paid jobs', () => {
    const paid = valuesOf(
      tx.payments.all().filter(({ status }) => status === 'succeeded'),
      ({ job_id }) => job_id,
    )
    const promoted = jobs().filter(
      ({ featured_until, feature_on_approval }) => featured_until !== null || feature_on_approval,
    )
    expect(valuesOf(promoted, ({ id }) => id)).toEqual(paid)
    expect(tx.receipts.all().length).toBe(tx.payments.all().filter(({ method }) => method === 'other').length)
  })

  it('counts at least one view for each application', () => {
    const few = jobs().filter((job) => mayOpen(job) && job.views < tx.applications.count('job_id', job.id))
    expect(few).toEqual([])
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
    expect(tx.cvs.count('account_id', named.person)).toBe(3)
    expect(tx.bookmarks.count('account_id', named.person)).toBeGreaterThan(40)
    expect(tx.followings.count('account_id', named.person)).toBeGreaterThan(30)
    expect(tx.posts.count('account_id', named.person)).toBeGreaterThan(20)
    expect(tx.projects.count('account_id', named.person)).toBeGreaterThan(5)
    expect(tx.notifications.count('account_id', named.person)).toBeGreaterThan(0)
    const person = tx.accounts.need(named.person)
    expect(Object.entries(person).filter(([, value]) => value === null)).toEqual([])

    const id = named.newcomer
    const counts = [
      tx.applications.count('account_id', id),
      tx.cvs.count('account_id', id),
      tx.notifications.count('account_id', id),
      tx.bookmarks.count('account_id', id),
      tx.followings.count('account_id', id),
      tx.employee_links.count('employee_id', id),
      tx.posts.count('account_id', id),
    ]
    expect(counts).toEqual(counts.map(() => 0))
    expect(busy.personas.map(({ account_id }) => tx.accounts.need(account_id).type)).toHaveLength(4)
  })

  it('has varied text', () => {
    const titles = jobs().map(({ account_id, title }) => `${account_id} ${title}`)
    expect(new Set(titles).size).toBe(titles.length)
    expect(valuesOf(jobs(), ({ title }) => title).size).toBeGreaterThan(1_500)
    const texts = jobs().map(({ description }) => description)
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.filter((text) => text.length < 400 || text.length > 1_600)).toEqual([])
    const odd = /undefined|null|NaN|\[object|\{\w*\}| {2}|\n{3}/
    expect(texts.filter((text) => odd.test(text))).toEqual([])
    const people = tx.accounts
      .all()
      .map(({ name, about, summary }) => `${name}\n${about ?? ''}\n${summary ?? ''}`)
    expect(people.filter((text) => odd.test(text.replaceAll('\n', ' ').replace(/ +/g, ' ')))).toEqual([])
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

  it('uses only reserved addresses', () => {
    expect(
      tx.accounts.all().filter(({ email }) => !/^[a-z0-9.-]+@example\.(?:com|org)$/.test(email)),
    ).toEqual([])
    const links = tx.projects.all().flatMap(({ url }) => url ?? [])
    expect(links.filter((link) => !link.startsWith('https://example.com/'))).toEqual([])
    expect(passwordMatches(password, tx.accounts.all()[0]?.password_hash ?? '')).toBe(true)
  })

  it('has a picture or a PDF for every stored path', async () => {
    const paths = [
      ...tx.accounts
        .all()
        .flatMap(({ profile_image, cover_photo }) => [profile_image ?? [], cover_photo ?? []].flat()),
      ...tx.posts.all().flatMap(({ files: own }) => own.map(({ path }) => path)),
    ]
    const pictures = paths
      .filter((_, index) => index % sampled === 0)
      .map((path) => path.slice('/storage/'.length))
    expect(pictures.filter((name) => drawPicture(name) === undefined)).toEqual([])
    const pdfs = [...tx.cvs.all(), ...tx.receipts.all()]
      .map(({ path }) => path.slice('/storage/'.length))
      .filter((_, index) => index % sampled === 0)
    const made = pdfs.map((name) => fixturePdf(name, tx))
    expect(made.every((pdf) => pdf !== undefined && pdf.size < 3_000)).toBe(true)
    const [first] = made
    expect(kindOf(new Uint8Array((await first?.arrayBuffer()) ?? new ArrayBuffer()))).toBe('pdf')
    const again = fixturePdf(pdfs[0] ?? '', tx)
    await expect(again?.text()).resolves.toBe(await first?.text())
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
