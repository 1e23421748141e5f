import type { Row } from '../model/tables.ts'
import { day, hour, minute } from '../engine/base/clock.ts'
import { contactMessage, news, statusNews, subscription, welcome } from '../services/letters.ts'
import { composed, type Letter } from '../services/mailbox.ts'
import { companies } from './content/companies.ts'
import { people } from './content/people.ts'
import type { SeededFaker } from './faker.ts'
import {
  between,
  courseOf,
  endOf,
  type LinkHistory,
  noticesOfLink,
  numbered,
  type Unnumbered,
} from './events.ts'
import { applicationNotice, decisionNotice, deletionNotice, statusNotice } from '../services/notices.ts'
import { personas } from './personas.ts'

type Job = Row<'jobs'>
type Application = Row<'applications'>
type Notice = Unnumbered<Row<'notifications'>>

export function jobNotices(
  faker: SeededFaker,
  now: number,
  jobs: readonly Job[],
  applications: readonly Application[],
): Notice[] {
  return jobs.flatMap((job) => {
    const decided = job.created_at + faker.number.int({ min: 3, max: 55 }) * minute
    const state: Notice[] =
      job.state === 'pending' || decided >= now
        ? []
        : [{ ...decisionNotice(job), created_at: decided, read_at: null }]
    const { deleted_at } = job
    if (deleted_at === null) return state
    const gone = applications
      .filter(({ job_id }) => job_id === job.id)
      .map(({ account_id }): Notice => ({
        ...deletionNotice(job, account_id),
        created_at: deleted_at,
        read_at: null,
      }))
    return [...state, ...gone]
  })
}

export function applicationNotices(
  faker: SeededFaker,
  now: number,
  jobs: readonly Job[],
  applications: readonly Application[],
): Notice[] {
  return applications.flatMap((application) => {
    const { job_id, account_id, status, created_at } = application
    const job = jobs.find((one) => one.id === job_id)
    if (!job) return []
    const company = companies.find((one) => one.id === job.account_id)?.name ?? ''
    const applicant = people.find((person) => person.id === account_id)?.name ?? ''
    const arrived: Notice = { ...applicationNotice(job, applicant), created_at, read_at: null }
    const steps = courseOf(status)
    const last = Math.min(endOf(job, now), created_at + 14 * day)
    const fresh = account_id === personas.ada && (status === 'accepted' || status === 'interviewing')
    const changed = steps.map((step, index): Notice => {
      const share = (last - created_at) / steps.length
      const at = between(faker, created_at + index * share, created_at + (index + 1) * share)
      return {
        ...statusNotice(application, step, { company, title: job.title }),
        // Ada was accepted or invited to an interview within the last five hours, so the notification is unread.
        created_at: fresh && index === steps.length - 1 ? between(faker, now - 5 * hour, now - hour) : at,
        read_at: null,
      }
    })
    return [arrived, ...changed]
  })
}

export function linkNotices(faker: SeededFaker, now: number, history: readonly LinkHistory[]): Notice[] {
  const nameOf = (id: number) => [...companies, ...people].find((one) => one.id === id)?.name ?? ''
  return history.flatMap((link) => noticesOfLink(faker, now, link, nameOf))
}

/** How many hours ago these accounts last opened their notifications. Other accounts get a random number. */
const opened: ReadonlyMap<number, number> = new Map([
  [personas.ada, 26],
  [personas.harbour, 31],
])

/** Marks notifications as read if they are older than their account's last visit. */
export function read(faker: SeededFaker, now: number, notices: readonly Notice[]): Notice[] {
  const looked = new Map(
    [...companies, ...people].map(({ id }) => [
      id,
      Math.round(now - (opened.get(id) ?? faker.number.int({ min: 2, max: 200 })) * hour),
    ]),
  )
  return notices.map((notice) => {
    const at = looked.get(notice.account_id) ?? now
    return { ...notice, read_at: notice.created_at <= at ? at : null }
  })
}

/** Recent emails. `age` is in days. */
const letters: readonly (readonly [age: number, letter: Letter])[] = [
  [18, subscription('reader@example.org')],
  [
    9.1,
    contactMessage({
      name: 'Runa Eskildsen',
      email: 'runa.eskildsen@example.org',
      subject: 'Can two of us share a job?',
      message: 'My sister and I would like to apply for a full-time job together. Is that possible?',
    }),
  ],
  [
    3,
    news(
      { name: 'Alder & Quay Harbour Services', email: 'jobs.alderquay@example.com' },
      {
        subject: 'Payment received: Customs declarant',
        paragraphs: [
          'Thank you. We’ve received your payment of $49.00.',
          '“Customs declarant” is now featured for 30 days, and appears above all other jobs.',
        ],
      },
    ),
  ],
  [
    0.15,
    news(
      { name: 'Ada Lindqvist', email: 'ada.lindqvist@example.org' },
      statusNews('accepted', { company: 'Lanternfold Studio', title: 'Service designer' }),
    ),
  ],
  [0.08, welcome({ name: 'Milo Tarrant', email: 'milo.tarrant@example.org', type: 'job_seeker' })],
]

/** Makes the emails, without links, because the app's URL is unknown when a scenario is built. */
export function mailRows(now: number): Row<'mails'>[] {
  const rows = letters.map(([age, { link: _link, ...letter }]) => ({
    ...composed(letter, String),
    created_at: Math.round(now - age * day),
  }))
  return numbered(rows).map(({ created_at, ...mail }) => ({ ...mail, sent_at: created_at }))
}
