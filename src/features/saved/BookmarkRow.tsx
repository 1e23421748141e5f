import '../../ui/late.css'
import type { Bookmark } from '../../api/bookmarks.ts'
import { fileUrl } from '../../api/files.ts'
import { Logo } from '../../ui/Avatar.tsx'
import { cx } from '../../ui/cx.ts'
import { ArrowRight, EyeOff, Heart } from '../../ui/Icon.tsx'
import { iconButtonClass } from '../../ui/IconButton.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { LinkById } from '../loading/index.ts'

/** Returns the id of a row's link, which takes focus when a neighbouring row is removed. */
export const bookmarkFocusId = (id: number) => `bookmark-${id}`

/**
 * A bookmarked job, as a row that links to the job. An unlisted job is grey and marked (rules 26). The layout depends on
 * the width of the list. From 40 rem, the link is to the right of the title rather than below it. From 60 rem, the tag of
 * an unlisted job has its own column.
 */
export function BookmarkRow({
  bookmark,
  onRemove,
}: {
  bookmark: Bookmark
  onRemove: (bookmark: Bookmark) => void
}) {
  const { id, job } = bookmark
  const isGone = job.is_available === false
  return (
    <li className="relative grid late:grid-cols-[2.5rem_minmax(0,1fr)_2.5rem] gap-x-3 gap-y-2 py-4 late:@min-[40rem]:grid-cols-[2.5rem_minmax(0,1fr)_auto_2.5rem] late:@min-[40rem]:items-center late:@min-[40rem]:gap-x-4 late:@min-[40rem]:gap-y-0 late:@min-[60rem]:grid-cols-[2.5rem_minmax(0,1fr)_11rem_8rem_2.5rem] late:@min-[60rem]:gap-x-6">
      <Logo
        src={fileUrl(job.company.profile_image)}
        name={job.company.name}
        className={cx(
          'col-start-1 row-start-1 mt-1 late:@min-[40rem]:row-end-3 late:@min-[40rem]:mt-0 late:@min-[60rem]:row-end-auto',
          isGone && 'late:opacity-50 late:[filter:grayscale(1)]',
        )}
      />
      <div className={cx('col-start-2 row-start-1 min-w-0', isGone && 'text-ink-2')}>
        <h3 className="line-clamp-3 text-body leading-snug font-semibold tracking-normal wrap-anywhere">
          <bdi>{job.title || 'Job'}</bdi>
        </h3>
        <p className="mt-0.5 line-clamp-2 text-dense wrap-anywhere">
          <bdi>{job.company.name}</bdi>
        </p>
      </div>
      {isGone && (
        <p className="col-span-2 col-start-2 late:@min-[40rem]:col-end-auto late:@min-[40rem]:row-start-2 late:@min-[40rem]:mt-2 late:@min-[60rem]:col-start-3 late:@min-[60rem]:row-start-1 late:@min-[60rem]:mt-0">
          <StatusTag tone="neutral" icon={EyeOff}>
            No longer listed
          </StatusTag>
        </p>
      )}
      <p className="col-span-2 col-start-2 @min-[40rem]:col-start-3 late:@min-[40rem]:col-end-auto @min-[40rem]:row-start-1 late:@min-[40rem]:row-end-3 late:@min-[60rem]:col-start-4 late:@min-[60rem]:row-end-auto late:@min-[60rem]:justify-self-end">
        <LinkById
          id={bookmarkFocusId(id)}
          to="/jobs/$id"
          of={job.id}
          look="link-quiet"
          className="stretched inline-flex min-h-6 items-center gap-1.5 text-dense font-semibold whitespace-nowrap late:text-action! focus-visible:outline-none focus-visible:after:rounded-sm focus-visible:after:outline-2 focus-visible:after:outline-action"
        >
          {job.id !== undefined && 'Read More'}
          <span className="sr-only">
            : <bdi>{job.title}</bdi>
            {job.company.name && (
              <span>
                , <bdi>{job.company.name}</bdi>
              </span>
            )}
          </span>
          {job.id !== undefined && <ArrowRight />}
        </LinkById>
      </p>
      <div className="relative z-1 col-start-3 row-start-1 -mt-1.5 late:@min-[40rem]:col-start-4 late:@min-[40rem]:row-end-3 late:@min-[40rem]:mt-0 late:@min-[60rem]:col-start-5 late:@min-[60rem]:row-end-auto">
        <Tooltip text="Remove from bookmarks" describes={false}>
          <button
            type="button"
            aria-label={`Remove ${job.title} from bookmarks`}
            // The second press of a double click would hit the next row, which has moved up.
            onClick={({ detail }) => detail < 2 && onRemove(bookmark)}
            className={iconButtonClass('late:text-action! [&_.lucide]:fill-current')}
          >
            <Heart />
          </button>
        </Tooltip>
      </div>
    </li>
  )
}
