import { operation as define } from '../../operation.ts'
import { ownedPost } from '../../services/ownership.ts'

/** POST /api/posts/delete: deletes a post with its likes and files. */
export const operation = define('posts/delete', ownedPost, ({ tx, files }, post) => {
  tx.posts.remove(post.id)
  for (const { path } of post.files) files.drop(path)
  return { message: 'Post deleted.' }
})
