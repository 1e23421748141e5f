import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { JobCard } from '../../api/jobs.ts'
import { Bookmark } from '../../ui/Icon.tsx'
import { ToggleButton } from '../../ui/ToggleButton.tsx'
import { toggleBookmarkMutation } from '../../api/bookmarks.ts'
import { callToChange } from '../../api/options.ts'
import { LoginDialog, useSession } from '../session/index.ts'
import { useOptimisticToggle } from '../changes/index.ts'
import { showBookmark } from './bookmark-cache.ts'

/**
 * Bookmarks a job. Visitors are asked to log in; recruiters have no bookmarks, so they see no button (product: roles).
 * `withWords` shows "Bookmark" beside the icon.
 */
export function BookmarkButton({
  job,
  withWords = false,
  className,
}: {
  job: Pick<JobCard, 'id' | 'title' | 'is_bookmarked'> & { user: { name: string } }
  withWords?: boolean
  className?: string
}) {
  const { status, role } = useSession()
  const { toggle, note } = useToggleBookmark(job)
  const [asking, setAsking] = useState(false)
  if (role === 'recruiter') return null
  return (
    <span className="relative inline-flex">
      <ToggleButton
        label={`Bookmark ${job.title} at ${job.user.name}`}
        pressed={job.is_bookmarked}
        onChange={(wanted) => {
          if (status === 'visitor') setAsking(true)
          // Until the session has loaded, a press has no effect.
          else if (status !== 'loading') toggle(wanted)
        }}
        icon={<Bookmark />}
        {...(className && { className })}
      >
        {withWords && 'Bookmark'}
      </ToggleButton>
      <span
        role="status"
        className="absolute end-0 bottom-full z-2 w-max rounded-sm bg-bad px-2 py-0.5 text-fine text-bad-ink empty:hidden"
      >
        {note}
      </span>
      {asking && (
        <LoginDialog title="Log in to bookmark jobs" onClose={() => setAsking(false)}>
          You need a job seeker account to bookmark{' '}
          <strong className="font-semibold">
            <bdi>{job.title}</bdi>
          </strong>
          . We’ll bring you back to this page.
        </LoginDialog>
      )}
    </span>
  )
}

/** Adds or removes a job's bookmark. */
function useToggleBookmark({ id, is_bookmarked }: Pick<JobCard, 'id' | 'is_bookmarked'>) {
  const client = useQueryClient()
  return useOptimisticToggle({
    shown: is_bookmarked,
    mutationKey: toggleBookmarkMutation.mutationKey,
    send: async () => (await callToChange('bookmarks/toggle', { id, type: 'job' })).is_bookmarked,
    show: (bookmarked) => showBookmark(client, id, bookmarked),
  })
}
