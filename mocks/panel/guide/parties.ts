import type { Step } from '../../engine/data/history.ts'
import type { Context } from '../../operation.ts'
import type { Person } from '../accounts.ts'

/**
 * Returns the job seeker, the recruiter and the job of the newest application made since this page opened; undefined if
 * there is none.
 */
export function partiesOf(
  { tx }: Pick<Context, 'tx'>,
  history: readonly Step[],
): (Record<Person['type'], Person> & { job: number }) | undefined {
  const made = history.findLast(({ origin }) => origin?.what === 'jobs/apply')
  const change = made?.undo.find(({ table }) => table === 'applications')
  const application = change && 'remove' in change ? tx.applications.get(change.remove) : undefined
  if (!application) return undefined
  const job = tx.jobs.need(application.job_id)
  return {
    job: job.id,
    job_seeker: tx.accounts.need(application.account_id),
    recruiter: tx.accounts.need(job.account_id),
  }
}
