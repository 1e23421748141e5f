import { newJob } from '../model/jobs.ts'
import type { Row } from '../model/tables.ts'
import { featuredFor } from '../rules/featuring.ts'
import { isListed, mayOpen } from '../rules/visibility.ts'
import { day, hour, iso, minute } from '../engine/base/clock.ts'
import { companies } from './content/companies.ts'
import type { JobDraft } from './content/field.ts'
import { fields } from './content/index.ts'
import { people } from './content/people.ts'
import { closings, headings, localOffers, offers, salaryNote } from './content/phrases.ts'
import { type SeededFaker, Supply } from './faker.ts'
import { between, endOf, numbered } from './events.ts'
import { featurePrice } from './foundation.ts'
import { receiptOf } from './fixture-pdfs.ts'
import { jobs as named, personas } from './personas.ts'

type Job = Row<'jobs'>
type Application = Row<'applications'>

/** The approximate age of the oldest job, in milliseconds. */
const jobsSince = 36 * day

export function jobRows(faker: SeededFaker, now: number): Job[] {
  const describe = descriptions(faker)
  const drafts = fields.flatMap((field) =>
    field.jobs.map((draft) => ({
      draft,
      category: field.name,
      description: describe(draft),
    })),
  )
  const newest = Math.max(...drafts.map(({ draft }) => draft.id))
  /** The age grows faster than the distance from the newest job, so that most jobs are recent. */
  const ageOf = (id: number) => 12 * minute + jobsSince * ((newest - id) / newest) ** 2.1
  return drafts
    .map(({ draft, category, description }) => {
      const { id, by, title, type, nature, pay, location } = draft
      const home = companies.find((company) => company.id === by)
      const gap = ageOf(id - 1) - ageOf(id)
      const created_at = Math.round(now - ageOf(id) - faker.number.float({ min: 0, max: 0.5 }) * gap)
      return {
        id,
        account_id: by,
        title,
        type,
        location: location ?? null,
        category,
        nature: nature ?? ('full_time' as const),
        currency: pay?.[0] ?? home?.currency ?? 'EUR',
        salary_from: pay?.[1] ?? null,
        salary_to: pay?.[2] ?? null,
        vacancies: draft.vacancies ?? 1,
        description,
        status: draft.closed ? ('in_active' as const) : ('active' as const),
        state: draft.state ?? ('approved' as const),
        ...newJob(created_at),
        deleted_at: draft.deleted === undefined ? null : Math.round(now - draft.deleted * day),
      }
    })
    .sort((a, b) => a.id - b.id)
}

/**
 * Returns a function that writes job descriptions. After the job's own text, it takes offers in turn from shuffled
 * lists, so that consecutive jobs share few lines.
 */
function descriptions(faker: SeededFaker): (job: JobDraft) => string {
  const everywhere = new Supply(faker, offers)
  const local = new Supply(faker, localOffers)
  const ends = new Supply(faker, closings)
  const own = new Map(companies.map((company) => [company.id, new Supply(faker, company.offers ?? [])]))
  return (job) => {
    const { lead, tasks, asks, pay, nature } = job
    if (!tasks || !asks) return lead
    const [work, you, we] = faker.helpers.arrayElement(headings)
    const bullet = faker.helpers.arrayElement(['•', '–'])
    const list = (heading: string, lines: readonly string[]) =>
      [heading, ...lines.map((line) => `${bullet} ${line}`)].join('\n')
    const gives = [
      ...(own.get(job.by)?.take(2) ?? []),
      ...everywhere.take(1),
      ...(job.type === 'remote' ? [] : local.take(faker.number.int(1))),
    ]
    const ending = [...(pay ? [salaryNote(pay[3], nature)] : []), ...ends.take(1)].join(' ')
    return [lead, list(work, tasks), list(you, asks), list(we, gives), ending].join('\n\n')
  }
}

/** Payments for featuring. `age` is in days. */
const paid: readonly (readonly [
  age: number,
  job: number,
  by: 'stripe' | 'other',
  Row<'payments'>['status'],
])[] = [
  [35, named.featuredBefore, 'stripe', 'succeeded'],
  [32, 3, 'stripe', 'succeeded'],
  [25, 13, 'stripe', 'failed'],
  [25, 13, 'stripe', 'pending'],
  [20.5, 4, 'stripe', 'succeeded'],
  [16, 21, 'stripe', 'failed'],
  [15.9, 21, 'stripe', 'failed'],
  [14, 34, 'other', 'failed'],
  [11.7, 22, 'stripe', 'failed'],
  [9, 30, 'other', 'pending'],
  [6, 37, 'other', 'succeeded'],
  [4.5, 41, 'stripe', 'pending'],
  [4, 40, 'stripe', 'failed'],
  [3.2, named.featured, 'stripe', 'failed'],
  [3, named.featured, 'other', 'succeeded'],
  [2.4, 46, 'other', 'pending'],
  [1.8, named.pendingPaid, 'other', 'succeeded'],
  [1.5, 52, 'stripe', 'succeeded'],
]

export function featuring(now: number, jobs: readonly Job[], files: Map<string, Blob>) {
  const drafts = paid.flatMap(([age, job_id, method, status], index) => {
    const job = jobs.find(({ id }) => id === job_id)
    if (!job) return []
    const created_at = Math.round(Math.max(now - age * day, job.created_at + hour))
    const row = { job_id, account_id: job.account_id, method, status, created_at }
    const intent_id = method === 'stripe' ? `pi_seeded${String(index + 1).padStart(4, '0')}` : null
    return [{ ...row, intent_id, amount: method === 'stripe' ? featurePrice * 100 : featurePrice }]
  })
  const payments = numbered(drafts)
  const receipts = numbered(
    payments
      .filter(({ method }) => method === 'other')
      .map(({ id, job_id, account_id, amount, created_at }) => {
        const name = `receipt-${id}.pdf`
        const company = companies.find((one) => one.id === account_id)?.name ?? ''
        const title = jobs.find((job) => job.id === job_id)?.title ?? ''
        files.set(name, receiptOf(company, title, amount, iso(created_at).slice(0, 10)))
        const path = `/storage/${name}`
        return { account_id, job_id, payment_id: id, type: 'feature_job' as const, path, created_at }
      }),
  )
  const promoted = jobs.map((job) => {
    const payment = payments.find(({ job_id, status }) => job_id === job.id && status === 'succeeded')
    if (!payment) return job
    if (job.state === 'pending') return { ...job, feature_on_approval: true }
    return { ...job, featured_until: payment.created_at + featuredFor }
  })
  return { payments, receipts, jobs: promoted }
}

export function viewRows(
  faker: SeededFaker,
  now: number,
  jobs: readonly Job[],
  applications: readonly Application[],
): Row<'job_views'>[] {
  const looks = applications.map(({ job_id, account_id, created_at }) => ({ job_id, account_id, created_at }))
  for (const job of jobs.filter(isListed)) {
    for (const person of faker.helpers.arrayElements(people, faker.number.int({ min: 0, max: 3 }))) {
      const known = looks.some((look) => look.job_id === job.id && look.account_id === person.id)
      const since = Math.max(job.created_at, now - person.since * day)
      if (!known && person.id !== personas.newcomer) {
        looks.push({ job_id: job.id, account_id: person.id, created_at: between(faker, since, now) })
      }
    }
  }
  return numbered(looks).map(({ created_at, ...look }) => ({ ...look, viewed_at: created_at }))
}

/** Sets the jobs' view counts, from daily visitors and four views by each applicant. */
export function withViews(
  faker: SeededFaker,
  now: number,
  jobs: readonly Job[],
  applications: readonly Application[],
): Job[] {
  return jobs.map((job) => {
    if (!mayOpen(job) && job.deleted_at === null) return job
    const days = (endOf(job, now) - job.created_at) / day
    const boost = job.featured_until === null ? 1 : 3
    const daily = faker.number.int({ min: 6, max: 22 }) * boost
    const looked = applications.filter(({ job_id }) => job_id === job.id).length
    return { ...job, views: 3 + looked * 4 + Math.round(days * daily) }
  })
}
