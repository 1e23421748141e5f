import type { Step } from '../../engine/data/history.ts'
import type { Context } from '../../operation.ts'
import type { Person } from '../accounts.ts'
import { firstSides } from '../sides/sides.ts'
import type { Opening } from './stories.ts'

/** Returns the newest application made since this page opened, with its job and both sides; undefined if there is none. */
export function partiesOf(
  { tx }: Pick<Context, 'tx'>,
  history: readonly Step[],
): (Record<Person['type'], Person> & { job: number; application: number }) | undefined {
  const made = history.findLast(({ origin }) => origin?.what === 'jobs/apply')
  const change = made?.undo.find(({ table }) => table === 'applications')
  const application = change && 'remove' in change ? tx.applications.get(change.remove) : undefined
  if (!application) return undefined
  const job = tx.jobs.need(application.job_id)
  return {
    job: job.id,
    application: application.id,
    job_seeker: tx.accounts.need(application.account_id),
    recruiter: tx.accounts.need(job.account_id),
  }
}

/**
 * Returns the path of a page of the app that a step needs.
 * @param ids of the accounts in question, the one that is logged in first
 */
export function pathOf(
  page: Opening['opens'],
  context: Pick<Context, 'tx'>,
  ids: readonly number[],
  history: readonly Step[],
): string {
  if (page === 'notifications') return '/notifications'
  if (page === 'application') {
    const parties = partiesOf(context, history)
    return parties ? `/jobs/${parties.job}?tab=applicants&applicant=${parties.application}` : '/my'
  }
  const { path } = firstSides(context, ids, '')
  if (page === 'copied job') return path === '/' ? '/post' : path.replace('/jobs/', '/post?copy=')
  return page === 'job' || path === '/' ? path : `${path}/feature?method=card`
}
