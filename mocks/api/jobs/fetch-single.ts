import { operation as define } from '../../operation.ts'
import type { Row, Tx } from '../../model/tables.ts'
import { holdsAll, searchableBy, wordsOf } from '../../rules/text.ts'
import { viewCounts, mayOpen } from '../../rules/visibility.ts'
import { Refused } from '../../engine/base/errors.ts'
import { newestFirst } from '../../rules/pages.ts'
import { application, cv } from '../../views/applications.ts'
import { categoryTiles, fullJob } from '../../views/jobs.ts'

const textOfApplicant = searchableBy(({ name, email }: Row<'accounts'>) => [name, email])

/**
 * POST /api/jobs/fetch-single: a job; counts the view, except the owner's. Owners also get the applications, filtered
 * by name and email. Job seekers get their own, their CVs, and whether they follow the company (rules 14, 17, 18, 19).
 */
export const operation = define('jobs/fetch-single', (context) => {
  const { body, actor, tx, now } = context
  const job = tx.jobs.get(body.id)
  const owns = job !== undefined && job.account_id === actor?.id
  if (job && job.deleted_at !== null && (owns || job.state === 'approved' || isConcerned(tx, job, actor))) {
    throw new Refused('This job was deleted.')
  }
  if (!job || (!owns && !mayOpen(job))) throw new Refused('Job not found.')

  if (actor && !owns) {
    const last = tx.job_views.one('viewer', `${job.id}:${actor.id}`)
    if (viewCounts(last, now)) {
      if (last) tx.job_views.patch(last.id, { viewed_at: now })
      else tx.job_views.insert({ job_id: job.id, account_id: actor.id, viewed_at: now })
      tx.jobs.patch(job.id, { views: job.views + 1 })
    }
  } else if (!actor) {
    tx.jobs.patch(job.id, { views: job.views + 1 })
  }

  const seeker = actor?.type === 'job_seeker' ? actor : undefined
  const wanted = wordsOf(body.search ?? '')
  const applications = owns
    ? tx.applications
        .by('job_id', job.id)
        .filter(
          (row) => wanted.length === 0 || holdsAll(wanted, textOfApplicant(tx.accounts.need(row.account_id))),
        )
        .sort(newestFirst)
    : seeker
      ? tx.applications.by('applicant', `${job.id}:${seeker.id}`)
      : []
  return {
    job: fullJob(context, tx.jobs.need(job.id)),
    categories: categoryTiles(tx),
    cvs: seeker ? tx.cvs.by('account_id', seeker.id).sort(newestFirst).map(cv) : [],
    applications: applications.map((row) => application(tx, row)),
    is_following: seeker !== undefined && tx.followings.count('pair', `${seeker.id}:${job.account_id}`) > 0,
  }
})

/**
 * Whether the account applied for the job or bookmarked it. Applications, bookmarks and notifications still link to a
 * deleted job, so its page must say that it was deleted, whatever its state was (rules 18, 26).
 */
function isConcerned(tx: Tx, job: Row<'jobs'>, account: Row<'accounts'> | null): boolean {
  if (!account) return false
  const applied = tx.applications.count('applicant', `${job.id}:${account.id}`) > 0
  return applied || tx.bookmarks.count('mark', `job:${job.id}:${account.id}`) > 0
}
