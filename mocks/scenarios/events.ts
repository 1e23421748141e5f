import type { Row } from '../model/tables.ts'
import type { SeededFaker } from './faker.ts'
import { type StatusChoice, statusChoices } from '../rules/application-status.ts'
import { day } from '../engine/base/clock.ts'

/** A row without its id. */
export type Unnumbered<R> = Omit<R, 'id'>

/**
 * Numbers rows in the order of their creation, so that newer rows have higher ids.
 * @param from the first id
 */
export function numbered<R extends { created_at: number }>(
  rows: readonly R[],
  from = 1,
): (R & { id: number })[] {
  return rows
    .toSorted((a, b) => a.created_at - b.created_at)
    .map((row, index) => ({ ...row, id: from + index }))
}

/**
 * Returns a random moment between two others.
 * @param bend a value above 1 favours moments near `from`
 */
export function between(faker: SeededFaker, from: number, to: number, bend = 1): number {
  return Math.round(from + (to - from) * faker.number.float({ min: 0.01, max: 0.99 }) ** bend)
}

/** Returns when a job stopped taking applications, because it was deleted or paused; `now` if neither. */
export function endOf(job: Row<'jobs'>, now: number): number {
  if (job.deleted_at !== null) return job.deleted_at
  return job.status === 'in_active' ? Math.round(job.created_at + (now - job.created_at) * 0.6) : now
}

/**
 * Draws a status that is likely for an application of this age.
 * @param age in milliseconds
 */
export function likelyStatus(faker: SeededFaker, age: number): Row<'applications'>['status'] {
  const days = age / day
  return faker.helpers.weightedArrayElement([
    { value: 'applied', weight: days < 1 ? 12 : days < 5 ? 5 : 2 },
    { value: 'in_review', weight: days < 0.2 ? 1 : 4 },
    { value: 'shortlisted', weight: days < 2 ? 1 : 3 },
    { value: 'interviewing', weight: days < 4 ? 0.5 : 3 },
    { value: 'accepted', weight: days < 8 ? 0.1 : 1.5 },
    { value: 'not_considered', weight: days < 3 ? 0.5 : 4 },
  ])
}

/** Returns the statuses that the company has set since the application arrived, up to the current one. */
export function courseOf(status: Row<'applications'>['status']): StatusChoice[] {
  const choice = statusChoices.find((each) => each === status)
  switch (choice) {
    case undefined:
    case 'applied':
      return []
    case 'interviewing':
      return ['in_review', 'interviewing']
    case 'accepted':
      return ['in_review', 'interviewing', 'accepted']
    case 'in_review':
    case 'shortlisted':
    case 'not_considered':
      return [choice]
  }
}

/** An employee link. A `removed` one no longer has a row, only notifications. */
export type LinkHistory = Omit<Row<'employee_links'>, 'status'> & {
  status: Row<'employee_links'>['status'] | 'removed'
}

/** Returns the links that were not removed. */
export function presentLinks(history: readonly LinkHistory[]): Row<'employee_links'>[] {
  return history.flatMap(({ status, ...link }) => (status === 'removed' ? [] : [{ ...link, status }]))
}

/** Makes the notifications about a link's request, answer and removal (rules 28). */
export function noticesOfLink(
  faker: SeededFaker,
  now: number,
  { id, recruiter_id, employee_id, status, created_at }: LinkHistory,
  nameOf: (accountId: number) => string,
): Unnumbered<Row<'notifications'>>[] {
  type Notice = Unnumbered<Row<'notifications'>>
  const about = { table_id: id, read_at: null }
  const asked: Notice = {
    ...about,
    account_id: employee_id,
    type: 'employee_request',
    title: 'Employer request',
    content: `${nameOf(recruiter_id)} would like to list you as an employee.`,
    created_at,
  }
  if (status === 'pending') return [asked]
  const answer = status === 'declined' ? 'declined' : 'accepted'
  const answered: Notice = {
    ...about,
    account_id: recruiter_id,
    type: `employee_request_${answer}`,
    title: `Request ${answer}`,
    content: `${nameOf(employee_id)} ${answer} your request.`,
    created_at: between(faker, created_at, Math.min(now, created_at + 2 * day)),
  }
  if (status !== 'removed') return [asked, answered]
  const removed: Notice = {
    ...about,
    account_id: recruiter_id,
    type: 'employee_request_removed',
    title: 'Employee left',
    content: `${nameOf(employee_id)} is no longer listed as your employee.`,
    created_at: between(faker, now - day, now),
  }
  return [asked, answered, removed]
}
