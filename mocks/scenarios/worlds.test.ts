import { describe, expect, it } from 'vitest'
import { World } from '../engine/data/world.ts'
import { kindOf } from '../engine/contract/files.ts'
import { type Row, tables } from '../model/tables.ts'
import { isFeatured } from '../rules/featuring.ts'
import { isListed, mayOpen } from '../rules/visibility.ts'
import { passwordMatches } from '../services/passwords.ts'
import { drawPicture } from '../services/pictures.ts'
import { thirdPartyHosts } from '../third-parties/hosts.ts'
import { fields } from './content/index.ts'
import { fixturePdf } from './fixture-pdfs.ts'
import { scenarios } from './index.ts'
import { copies, password } from './personas.ts'

const now = Date.UTC(2026, 10, 20, 9, 30)
/** Of a crowded world, only one in this many pictures and PDFs is checked, because checking all of them is slow. */
const sampled = 97

/** Of the countries that have jobs, the currency, the least and the highest plausible salary an hour, and the full-time hours a year. */
const countries: Readonly<
  Record<string, readonly [currency: string, least: number, most: number, hours: number]>
> = {
  Netherlands: ['EUR', 14.99, 85, 1976],
  Germany: ['EUR', 13.9, 85, 2080],
  'United Kingdom': ['GBP', 12.71, 75, 1950],
  Belgium: ['EUR', 13.3, 75, 1976],
  France: ['EUR', 12.02, 80, 1820],
  Spain: ['EUR', 9.36, 62, 1826],
  Portugal: ['EUR', 5.3, 40, 2080],
  Poland: ['PLN', 31.4, 260, 1836],
  Switzerland: ['CHF', 22, 125, 2184],
  Ireland: ['EUR', 14.15, 90, 2028],
  Sweden: ['SEK', 145, 900, 2080],
  Norway: ['NOK', 210, 1100, 1950],
  Denmark: ['DKK', 135, 850, 1924],
  Estonia: ['EUR', 5.67, 52, 2000],
  Greece: ['EUR', 5.3, 42, 2080],
  Ukraine: ['UAH', 52, 1050, 1992],
  'United Arab Emirates': ['AED', 15, 250, 2496],
  Japan: ['JPY', 1121, 8200, 2000],
  'United States': ['USD', 15, 120, 2080],
}
/** Places of people and companies where no jobs are. */
const elsewhere = ['Lagos, Nigeria', 'Nairobi, Kenya', 'Turku, Finland', 'Everywhere, mostly UTC+0 to UTC+3']
const countryOf = (place: string) => place.slice(place.indexOf(',') + 2)

/** The salary period of each job in `content/`, because descriptions in other languages lack the English sentence. */
const written = new Map(fields.flatMap(({ jobs }) => jobs.map(({ id, pay }) => [id, pay?.[3]] as const)))
const inWords = /Salary per (hour|month|year)(?:, for full-time hours)?, before tax\./

/** @param draft the id of the job in `content/` */
function isPlausiblyPaid(job: Readonly<Row<'jobs'>>, draft: number): boolean {
  const amounts = [job.salary_from, job.salary_to].filter((amount) => amount !== null)
  const period = inWords.exec(job.description)?.[1] ?? written.get(draft)
  // A remote job may be based in any country with its currency.
  return Object.entries(countries).some(([name, [currency, least, most, hours]]) => {
    if (currency !== job.currency || (job.location !== null && countryOf(job.location) !== name)) return false
    const each = { hour: 1, month: hours / 12, year: hours }[period ?? ''] ?? Number.NaN
    return amounts.every((amount) => amount / each >= least && amount / each <= most)
  })
}

function pathsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/storage/') ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(pathsIn)
}

const worlds = scenarios.flatMap((scenario) =>
  (scenario.name === 'everyday' ? [7, 1, 2026] : [7]).map((seed) => ({ ...scenario, seed })),
)

describe.each(worlds)('$name, seed $seed', async ({ name, seed, about, personas, build }) => {
  const { data, files } = build(seed, now)
  const world = new World(tables)
  world.load(data)
  const { tx } = world.begin()
  const isCrowd = name === 'large'
  const isRealistic = name === 'everyday' || isCrowd
  const jobs = tx.jobs.all()
  /** Returns the first rows that break a rule of the worlds. */
  const odd = <R extends { id: number }>(rows: readonly R[], breaks: (row: R) => boolean) =>
    rows
      .filter(breaks)
      .slice(0, 5)
      .map((row) => JSON.stringify(row))

  // Building and serialising two worlds is slow on a busy machine.
  it('is the same for the same seed and moment', { timeout: 60_000 }, async () => {
    const again = build(seed, now)
    const others = Object.values(again.data)
    const differing = Object.entries(data).filter(
      ([, rows], at) => JSON.stringify(rows) !== JSON.stringify(others[at]),
    )
    expect(differing.map(([table]) => table)).toEqual([])
    const texts = (stored: typeof files) =>
      Promise.all([...stored].map(([key, file]) => file.text().then((text) => [key, text])))
    expect(await texts(again.files)).toEqual(await texts(files))
  })

  it('fits the tables, and continues ids from the highest one', () => {
    expect(() => {
      world.check()
    }).not.toThrow()
    for (const [table, { committed }] of Object.entries(tx)) {
      const highest = committed.all().reduce((most: number, { id }) => Math.max(most, id), 0)
      expect([table, committed.sequence]).toEqual([table, highest])
    }
  })

  it('says roughly how many rows it has, and names its personas', () => {
    const said = Number(/([\d,]+) rows/.exec(about)?.[1]?.replaceAll(',', ''))
    const count = Object.values(data).reduce((sum, { rows }) => sum + rows.length, 0)
    expect(Math.abs(count - said) / count, `Correct \`about\`: the scenario has ${count} rows.`).toBeLessThan(
      0.03,
    )
    for (const { account_id } of personas) expect(tx.accounts.get(account_id)).toBeDefined()
  })

  it('has a picture or a small PDF for every stored path, and no other files', async () => {
    const names = [...new Set(pathsIn(data).map((path) => path.slice('/storage/'.length)))]
    const checked = isCrowd ? names.filter((_, index) => index % sampled === 0) : names
    const pdfOf = (file: string) => files.get(file) ?? fixturePdf(file, tx)
    expect(
      checked.filter((file) => drawPicture(file) === undefined && pdfOf(file) === undefined),
      'Put a file of each name into `files`, or name a picture that mocks/services/pictures.ts draws.',
    ).toEqual([])
    expect([...files.keys()].filter((file) => !names.includes(file))).toEqual([])
    for (const file of checked.flatMap((one) => pdfOf(one) ?? [])) {
      expect(kindOf(new Uint8Array(await file.arrayBuffer()))).toBe('pdf')
      expect(file.size).toBeLessThan(3000)
    }
  })

  it('has only past moments, counted back from the present one', () => {
    const future = Object.values(tx).flatMap((table) =>
      odd<{ id: number }>(table.all(), (row) =>
        Object.entries(row).some(([field, value]) => field.endsWith('_at') && value > now),
      ),
    )
    expect(future, 'Let each be before `now`, or leave the row out.').toEqual([])
    if (isCrowd) return
    const later = JSON.stringify(build(seed, now + 1000).data)
    expect(later, 'Count each moment back from `now`.').not.toContain(String(now))
  })

  it('uses only reserved addresses', () => {
    const text = JSON.stringify(data)
    // The third parties are simulated at their real hosts.
    const hosts = new Set(thirdPartyHosts.map((host) => `https://${host}`))
    const wrong = (text.match(/[\w.-]+@[\w.-]+|https?:\/\/[\w.-]+/g) ?? []).filter(
      (address) =>
        !/^(?:.+@|https?:\/\/)(?:example\.(?:com|org)|fieldwork\.example)$/.test(address) &&
        !hosts.has(address),
    )
    expect(wrong, 'Use addresses at example.com or example.org.').toEqual([])
    const accounts = isCrowd ? tx.accounts.all().slice(0, 1) : tx.accounts.all()
    expect(odd(accounts, (row) => !passwordMatches(password, row.password_hash))).toEqual([])
  })

  it('has jobs, CVs and applications in the order of their dates (rules 14, 19, 21)', () => {
    const earlier = new Map(jobs.map((job) => [job.id + 1, job.created_at]))
    expect(
      odd(
        jobs,
        ({ id, account_id, created_at }) =>
          created_at <= tx.accounts.need(account_id).created_at || created_at <= (earlier.get(id) ?? 0),
      ),
    ).toEqual([])
    expect(odd(tx.cvs.all(), (cv) => cv.created_at <= tx.accounts.need(cv.account_id).created_at)).toEqual([])
    expect(
      odd(tx.applications.all(), ({ job_id, cv_id, account_id, created_at }) => {
        const [job, cv] = [tx.jobs.need(job_id), tx.cvs.need(cv_id)]
        const isInOrder = job.created_at < created_at && cv.created_at < created_at
        return !isInOrder || created_at >= (job.deleted_at ?? now) || cv.account_id !== account_id
      }),
    ).toEqual([])
    const owners = new Set(tx.cvs.all().map(({ account_id }) => account_id))
    expect(tx.cvs.all().filter(({ is_default }) => is_default).length).toBe(owners.size)
  })

  it('has jobs whose fields agree (rules 14, 17)', () => {
    expect(odd(jobs, ({ location, type }) => (location === null) !== (type === 'remote'))).toEqual([])
    expect(
      odd(jobs, ({ salary_from, salary_to }) => salary_to !== null && salary_to < (salary_from ?? 0)),
    ).toEqual([])
    expect(odd(jobs, (job) => mayOpen(job) && job.views < tx.applications.count('job_id', job.id))).toEqual(
      [],
    )
  })

  it('features only paid jobs, and has an intent or a receipt of each payment (rules 23, 24, 25)', () => {
    const statuses = { succeeded: 'succeeded', failed: 'canceled', pending: 'requires_action' }
    const faulty = odd(tx.payments.all(), ({ id, account_id, job_id, amount, method, status, intent_id }) => {
      const intent = intent_id === null ? undefined : tx.intents.one('provider_id', intent_id)
      const isTransfer = method === 'other'
      const fits = isTransfer
        ? intent === undefined
        : intent?.job_id === job_id && intent.amount === amount && intent.status === statuses[status]
      const isOwn = account_id === tx.jobs.need(job_id).account_id
      return !fits || !isOwn || tx.receipts.count('payment_id', id) !== (isTransfer ? 1 : 0)
    })
    expect(faulty).toEqual([])
    expect(tx.intents.all().length).toBe(tx.payments.all().filter(({ method }) => method === 'stripe').length)
    const paid = new Set(tx.payments.where(({ status }) => status === 'succeeded').map((one) => one.job_id))
    const promoted = jobs.filter((job) => job.featured_until !== null || job.feature_on_approval)
    expect(new Set(promoted.map(({ id }) => id))).toEqual(paid)
  })

  if (!isRealistic) return

  it('notifies the right account (rules 33)', () => {
    const ownerOf = ({ type, account_id, table_id }: Readonly<Row<'notifications'>>) =>
      ({
        job_state_changed: () => tx.jobs.need(table_id).account_id,
        new_job_application: () => tx.jobs.need(table_id).account_id,
        job_deleted: () => tx.applications.one('applicant', `${table_id}:${account_id}`)?.account_id,
        job_application_status_changed: () => tx.applications.need(table_id).account_id,
        employee_request: () => tx.employee_links.get(table_id)?.employee_id ?? account_id,
        employee_request_accepted: () => tx.employee_links.get(table_id)?.recruiter_id ?? account_id,
        employee_request_declined: () => tx.employee_links.need(table_id).recruiter_id,
        // The link was removed, so it must not have a row.
        employee_request_removed: () => (tx.employee_links.get(table_id) ? undefined : account_id),
      })[type]()
    expect(odd(tx.notifications.all(), (notice) => ownerOf(notice) !== notice.account_id)).toEqual([])
  })

  it('has every kind of row, and distinct texts', () => {
    const kinds = <R>(rows: readonly R[], kind: (row: R) => string) => new Set(rows.map(kind)).size
    const listed = jobs.filter(isListed)
    expect({
      jobs: kinds(jobs, ({ type, nature }) => `${type} ${nature}`),
      states: kinds(jobs, ({ state, status }) => `${state} ${status}`) >= 4,
      categories: kinds(listed, ({ category }) => category) - tx.categories.all().length,
      payments: kinds(tx.payments.all(), ({ method, status }) => `${method} ${status}`),
      notifications: kinds(tx.notifications.all(), ({ type }) => type),
      marks: kinds(tx.bookmarks.all(), ({ type }) => type),
      texts: kinds(jobs, ({ description }) => description) - written.size,
      currencies: kinds(jobs, ({ currency }) => currency) >= 9,
    }).toEqual({
      jobs: 6,
      states: true,
      categories: 0,
      payments: 6,
      notifications: 8,
      marks: 2,
      texts: 0,
      currencies: true,
    })
    expect(listed.some((job) => isFeatured(job, now))).toBe(true)
    const fault = /undefined|null|NaN|\[object|\{\w*\}| {2}|\n{3}/
    expect(odd(jobs, ({ description }) => fault.test(description))).toEqual([])
    expect(
      odd(tx.accounts.all(), (account) =>
        [account.name, account.about, account.summary].some((text) => fault.test(text ?? '')),
      ),
    ).toEqual([])
  })

  it('has places in known countries, and salaries that are paid there', () => {
    const isKnown = (place: string | null) =>
      place === null || elsewhere.includes(place) || Object.hasOwn(countries, countryOf(place))
    expect(odd(tx.accounts.all(), (account) => !isKnown(account.currently_located))).toEqual([])
    expect(
      odd(jobs, ({ location }) => !isKnown(location)),
      'Add each country to `countries` here, or correct it in the scenario.',
    ).toEqual([])
    expect(
      odd(jobs, (job) => !isPlausiblyPaid(job, isCrowd ? Math.ceil(job.id / copies) : job.id)),
      'Give each the currency of its country, and a salary for an hour, month or year that it pays.',
    ).toEqual([])
  })
})
