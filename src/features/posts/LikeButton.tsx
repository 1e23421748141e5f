import { useState } from 'react'
import type { Post } from '../../api/posts.ts'
import { Heart } from '../../ui/Icon.tsx'
import { ToggleButton } from '../../ui/ToggleButton.tsx'
import { LoginDialog, useSession } from '../session/index.ts'
import { useToggleLike } from './useToggleLike.ts'

/** Likes a post; available to everyone who is logged in (rules 26). Visitors are asked to log in and return here. */
export function LikeButton({
  post,
}: {
  post: Pick<Post, 'id' | 'is_bookmarked' | 'created_at_relative' | 'user'>
}) {
  const { status } = useSession()
  const { toggle, failed } = useToggleLike(post.id)
  const [asking, setAsking] = useState(false)
  return (
    <span className="inline-flex flex-wrap items-center gap-2 print:hidden">
      <ToggleButton
        size="sm"
        label={`Like the post by ${post.user.name}, ${post.created_at_relative}`}
        pressed={post.is_bookmarked}
        icon={<Heart />}
        onChange={(wanted) => {
          if (status === 'visitor') setAsking(true)
          else if (status !== 'loading') toggle(wanted)
        }}
      >
        Like
      </ToggleButton>
      <span role="status" className="text-fine text-bad-ink empty:hidden">
        {failed && 'Not saved. Try again.'}
      </span>
      {asking && (
        <LoginDialog title="Log in to like posts" onClose={() => setAsking(false)}>
          Log in with any account. You’ll return to this page afterwards.
        </LoginDialog>
      )}
    </span>
  )
}
