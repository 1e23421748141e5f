import { operation as define } from '../../operation.ts'
import { refuseField } from '../../engine/base/errors.ts'
import { attach, checkCount } from '../../services/attachments.ts'
import { post } from '../../views/profile.ts'

/** POST /api/posts/create: publishes a post with a caption, up to ten files, or both (rules 30). */
export const operation = define('posts/create', (context) => {
  const { body, actor, tx, now, files } = context
  const { caption = '', 'files[]': uploads = [] } = body
  if (caption === '' && uploads.length === 0) throw refuseField('caption', 'Write something or add a file.')
  checkCount(0, uploads.length)
  const row = tx.posts.insert({
    account_id: actor.id,
    caption,
    files: attach(files, uploads, 'post'),
    created_at: now,
  })
  return { post: post(context, row), message: 'Post published.' }
})
