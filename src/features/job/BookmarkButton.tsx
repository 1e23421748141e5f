import { useQueryClient } from '@tanstack/react-query'
import { showBookmark, toggleBookmarkMutation } from '../../api/bookmarks.ts'
import type { JobCard } from '../../api/jobs.ts'
import { callToChange } from '../../api/options.ts'
import { Bookmark } from '../../ui/Icon.tsx'
import { OptimisticButton } from '../changes/index.ts'
import { useSession } from '../session/index.ts'

/**
 * Bookmarks a job. Visitors are asked to log in; recruiters have no bookmarks, so they see no button (product: roles).
 * `withWords` shows "Bookmark" beside the icon.
 */
export function BookmarkButton({
  job: { id, title, user, is_bookmarked },
  withWords = false,
}: {
  job: Pick<JobCard, 'id' | 'title' | 'is_bookmarked'> & { user: { name: string } }
  withWords?: boolean
}) {
  const client = useQueryClient()
  const { role } = useSession()
  if (role === 'recruiter') return null
  return (
    <OptimisticButton
      label={`Bookmark ${title} at ${user.name}`}
      icon={<Bookmark />}
      change={{
        shown: is_bookmarked,
        mutationKey: [...toggleBookmarkMutation.mutationKey, id],
        send: async () => (await callToChange('bookmarks/toggle', { id, type: 'job' })).is_bookmarked,
        show: (isOn) => showBookmark(client, id, isOn),
      }}
      loginTitle="Log in to bookmark jobs"
      loginWords={
        <>
          You need a job seeker account to bookmark{' '}
          <strong className="font-semibold">
            <bdi>{title}</bdi>
          </strong>
          . We’ll bring you back to this page.
        </>
      }
      isNoteAbove
    >
      {withWords && 'Bookmark'}
    </OptimisticButton>
  )
}
