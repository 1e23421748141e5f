import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fileUrl } from '../../api/files.ts'
import { deletePostMutation, type Post } from '../../api/posts.ts'
import { AttachedMedia } from '../../ui/AttachedMedia.tsx'
import { Button } from '../../ui/Button.tsx'
import { FoldingSection } from '../../ui/FoldingSection.tsx'
import { Trash2 } from '../../ui/Icon.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { takeOut, useConfirmedRemoval } from '../changes/index.ts'
import { PostComposer } from './PostComposer.tsx'

/** The id of a post's Delete button, which takes focus when a neighbouring post is deleted. */
const focusIdOf = (id: number) => `own-post-${id}`

/** The composer and, below it, the user's own posts, newest first, each with a Delete button (product: posts). */
export function OwnPosts({
  posts,
  gap,
}: {
  posts: readonly Post[]
  /** What the list lacks because it could not be read. */
  gap: ReactNode
}) {
  const client = useQueryClient()
  const { mutateAsync: remove } = useMutation(deletePostMutation)
  const { heading, ask, confirmation } = useConfirmedRemoval({
    rows: posts,
    remove: ({ id }) => remove({ id }),
    forget: (gone) => void takeOut(client, ['profile'], 'posts', gone),
    focusIdOf: ({ id }) => focusIdOf(id),
    wordsFor: () => 'Post deleted.',
    question: () => ({
      title: 'Delete post',
      message: 'Are you sure you want to delete this post ?',
      confirmLabel: 'Delete',
    }),
  })

  return (
    <FoldingSection id="posts" headingRef={heading} title="Posts" need={gap !== undefined}>
      <PostComposer />
      {gap && <div className="mt-10">{gap}</div>}
      {posts.length === 0 ? (
        !gap && (
          <p className="mt-10 border-t border-rule pt-4 text-ink-2">
            No posts yet. Your posts appear here and on your page.
          </p>
        )
      ) : (
        <ul aria-label="Your posts" className="mt-10 divide-y divide-rule border-y border-rule">
          {posts.map((post) => (
            <li key={post.id}>
              <OwnPost post={post} onDelete={(opener) => ask(post, opener)} />
            </li>
          ))}
        </ul>
      )}
      {confirmation}
    </FoldingSection>
  )
}

function OwnPost({
  post: { id, caption, files, created_at_relative },
  onDelete,
}: {
  post: Post
  onDelete: (opener: HTMLElement) => void
}) {
  const named = (words: string) => [words, created_at_relative].filter(Boolean).join(', ')
  return (
    <article aria-label={named('Post')} className="py-4">
      <div className="flex items-center justify-between gap-4">
        <p className="text-dense text-ink-2">{created_at_relative}</p>
        <Button
          id={focusIdOf(id)}
          variant="quiet"
          size="sm"
          aria-label={named('Delete post')}
          onClick={(event) => onDelete(event.currentTarget)}
          className="-me-3 scroll-mt-24"
        >
          <Trash2 />
          Delete
        </Button>
      </div>
      <Prose text={caption} className="mt-2" />
      <AttachedMedia
        media={files.map(({ type, path }) => ({ type, src: fileUrl(path) }))}
        of={named('your post')}
        className="mt-4"
      />
    </article>
  )
}
