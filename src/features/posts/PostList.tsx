import { fileUrl } from '../../api/files.ts'
import type { Post } from '../../api/posts.ts'
import { AttachedMedia } from '../../ui/AttachedMedia.tsx'
import { Avatar, Logo } from '../../ui/Avatar.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { LikeButton } from './LikeButton.tsx'

/** The posts of a job seeker or company, newest first, each with a like button (product: posts). */
export function PostList({ posts, of }: { posts: readonly Post[]; of: 'person' | 'company' }) {
  const Picture = of === 'person' ? Avatar : Logo
  return (
    <ul aria-label="Posts" className="divide-y divide-rule border-y border-rule">
      {posts.map((post) => {
        const { id, caption, files, user, created_at_relative } = post
        return (
          <li key={id}>
            <article aria-label={`Post, ${created_at_relative}`} className="flex flex-col gap-4 py-6">
              <p className="flex items-center gap-3 text-dense">
                <Picture src={fileUrl(user.profile_image)} name={user.name} size="sm" />
                <span className="min-w-0 wrap-anywhere">
                  <bdi className="font-semibold">{user.name}</bdi>
                  <span className="block text-fine text-ink-2">{created_at_relative}</span>
                </span>
              </p>
              {caption?.trim() && (
                <div dir="auto" className="max-w-read">
                  <Prose text={caption} />
                </div>
              )}
              <AttachedMedia
                media={files.map(({ type, path }) => ({ type, src: fileUrl(path) }))}
                of={`a post by ${user.name}`}
              />
              <div>
                <LikeButton post={post} />
              </div>
            </article>
          </li>
        )
      })}
    </ul>
  )
}
