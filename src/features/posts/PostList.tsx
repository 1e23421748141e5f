import { useQueryClient } from '@tanstack/react-query'
import { fileUrl } from '../../api/files.ts'
import type { Post } from '../../api/posts.ts'
import { AttachedMedia } from '../../ui/AttachedMedia.tsx'
import { Avatar, Logo } from '../../ui/Avatar.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Heart } from '../../ui/Icon.tsx'
import { toggleBookmarkMutation } from '../../api/bookmarks.ts'
import { callToChange } from '../../api/options.ts'
import { patchRow } from '../../api/patch-row.ts'
import { OptimisticButton } from '../changes/index.ts'

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
              <Prose text={caption} />
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

/** Likes a post; available to everyone who is logged in (rules 26). */
function LikeButton({
  post: { id, is_bookmarked, created_at_relative, user },
}: {
  post: Pick<Post, 'id' | 'is_bookmarked' | 'created_at_relative' | 'user'>
}) {
  const client = useQueryClient()
  return (
    <OptimisticButton
      size="sm"
      label={[`Like the post by ${user.name}`, created_at_relative].filter(Boolean).join(', ')}
      icon={<Heart />}
      change={{
        shown: is_bookmarked,
        mutationKey: [...toggleBookmarkMutation.mutationKey, id],
        send: async () => (await callToChange('bookmarks/toggle', { id, type: 'post' })).is_bookmarked,
        show: (isOn) => patchRow(client, [['users', 'single']], id, { is_bookmarked: isOn }),
      }}
      loginTitle="Log in to like posts"
      loginWords="Log in with any account. You’ll return to this page afterwards."
    >
      Like
    </OptimisticButton>
  )
}
