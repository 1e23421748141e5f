import type { Row } from '../model/world.ts'
import type { Dice } from './dice.ts'
import { day } from '../services/clock.ts'

/** A row before it has its id. */
export type Unnumbered<R> = Omit<R, 'id'>

/**
 * Gives rows their ids in the order of their making, so that a higher id is newer.
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
 * A moment between two others.
 * @param bend above 1 draws it towards `from`
 */
export function between(dice: Dice, from: number, to: number, bend = 1): number {
  return Math.round(from + (to - from) * dice.number.float({ min: 0.01, max: 0.99 }) ** bend)
}

/**
 * How far an application of this age has come, as a rule.
 * @param age milliseconds
 */
export function likelyStatus(dice: Dice, age: number): Row<'applications'>['status'] {
  const days = age / day
  return dice.helpers.weightedArrayElement([
    { value: 'applied', weight: days < 1 ? 12 : days < 5 ? 5 : 2 },
    { value: 'in_review', weight: days < 0.2 ? 1 : 4 },
    { value: 'shortlisted', weight: days < 2 ? 1 : 3 },
    { value: 'interviewing', weight: days < 4 ? 0.5 : 3 },
    { value: 'accepted', weight: days < 8 ? 0.1 : 1.5 },
    { value: 'not_considered', weight: days < 3 ? 0.5 : 4 },
  ])
}

/** The statuses an application went through after `applied`, up to the present one. */
export function courseOf(status: Row<'applications'>['status']): Row<'applications'>['status'][] {
  switch (status) {
    case 'applied':
      return []
    case 'interviewing':
      return ['in_review', 'interviewing']
    case 'accepted':
      return ['in_review', 'interviewing', 'accepted']
    default:
      return [status]
  }
}

/** An employee link as it came about. Of a `removed` one only the word of it is left. */
export type LinkHistory = Omit<Row<'employee_links'>, 'status'> & {
  status: Row<'employee_links'>['status'] | 'removed'
}

/** What the notifications of a link depend on. */
export interface LinkSurroundings {
  now: number
  /** A moment between two others. */
  someMoment: (from: number, to: number) => number
  nameOf: (accountId: number) => string
  /** From when on somebody who left may have done so, given the moment of their answer. */
  leftAfter: (answeredAt: number) => number
}

/** The notifications that a link has brought (rules 28). */
export function noticesOfLink(
  { id, recruiter_id, employee_id, status, created_at }: LinkHistory,
  { now, someMoment, nameOf, leftAfter }: LinkSurroundings,
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
    title: `Employee ${answer}`,
    content: `${nameOf(employee_id)} ${answer} your request.`,
    created_at: someMoment(created_at, Math.min(now, created_at + 2 * day)),
  }
  if (status !== 'removed') return [asked, answered]
  // The link is gone, the word of it stays.
  const left: Notice = {
    ...about,
    account_id: recruiter_id,
    type: 'employee_request_removed',
    title: 'Employee left',
    content: `${nameOf(employee_id)} is no longer listed as your employee.`,
    created_at: someMoment(leftAfter(answered.created_at), now),
  }
  return [asked, answered, left]
}
