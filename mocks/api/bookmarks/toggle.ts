import { operation as define } from '../../operation.ts'
import { mayOpen } from '../../rules/visibility.ts'
import { Refused } from '../../engine/base/errors.ts'

/** POST /api/bookmarks/toggle: job seekers bookmark jobs; any account likes posts (rules 26). */
export const operation = define('bookmarks/toggle', ({ body, actor, tx, now }) => {
  const { id, type } = body
  const existing = tx.bookmarks.one('mark', `${type}:${id}:${actor.id}`)
  if (type === 'job' && actor.type !== 'job_seeker')
    throw new Refused('Only job seekers can bookmark jobs. Please log in with a job seeker account.')
  if (existing) {
    tx.bookmarks.remove(existing.id)
    return { is_bookmarked: false, message: type === 'job' ? 'Bookmark removed.' : 'Like removed.' }
  }
  const job = type === 'job' ? tx.jobs.get(id) : undefined
  if (type === 'job' && !(job && mayOpen(job))) throw new Refused('Job not found.')
  if (type === 'post' && !tx.posts.get(id)) throw new Refused('Post not found.')
  tx.bookmarks.insert({ account_id: actor.id, type, target_id: id, created_at: now })
  return { is_bookmarked: true, message: type === 'job' ? 'Job bookmarked.' : 'Post liked.' }
})
