import { operation as define } from '../../operation.ts'
import { newestFirst, pageOf, wantedPage } from '../../rules/pages.ts'
import { isListed } from '../../rules/visibility.ts'

/** POST /api/bookmarks/fetch: bookmarked jobs, newest first; marks those that are no longer listed (rules 26). */
export const operation = define('bookmarks/fetch', (context) => {
  const { actor, tx } = context
  const own = tx.bookmarks
    .by('account_id', actor.id)
    .filter(({ type }) => type === 'job')
    .sort(newestFirst)
  const { rows, pages, total } = pageOf(own, wantedPage(context))
  const bookmarks = rows.map(({ id, target_id }) => {
    const job = tx.jobs.need(target_id)
    const { name, profile_image } = tx.accounts.need(job.account_id)
    const company = { name, profile_image }
    return { id, job: { id: job.id, title: job.title, company, is_available: isListed(job) } }
  })
  return { bookmarks, pages, total }
})
