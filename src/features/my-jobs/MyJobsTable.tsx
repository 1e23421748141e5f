import { Link, linkOptions } from '@tanstack/react-router'
import type { OwnJob } from '../../api/jobs.ts'
import { formatCount } from '../../ui/count.ts'
import { cx } from '../../ui/cx.ts'
import { dashes } from '../../ui/dashes.ts'
import { DisclosureMenu, menuItemClass } from '../../ui/DisclosureMenu.tsx'
import { Highlight } from '../../ui/Highlight.tsx'
import { Copy, Ellipsis, Eye, Pencil, Star, Trash2, Users } from '../../ui/Icon.tsx'
import { iconButtonClass } from '../../ui/IconButton.tsx'
import { quoted } from '../../ui/quoted.ts'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { Table } from '../../ui/Table.tsx'
import { useNow } from '../clock/index.ts'
import { JobStateTag, JobStatusTag } from '../job/index.ts'

export type MyJob = Pick<
  OwnJob,
  'id' | 'title' | 'state' | 'status' | 'is_featured' | 'applicants' | 'views' | 'created_at'
>

export const sampleJob: MyJob = {
  id: 0,
  title: dashes(18),
  // A state would show its colour.
  state: dashes(9),
  status: dashes(6),
  is_featured: 0,
  applicants: 10,
  views: 100,
  created_at: dashes(10),
}

/** The id of the title link in a job's row. */
export const titleId = (id: number): string => `my-job-${id}`

/** The recruiter's jobs in a table, or in a narrow window as a list with two lines for each job. */
export function MyJobsTable({
  jobs,
  onDelete,
}: {
  jobs: readonly MyJob[]
  onDelete: (job: MyJob, opener: HTMLElement) => void
}) {
  const now = useNow()
  return (
    <Table
      caption="My jobs"
      rows={jobs}
      rowKey={({ id }) => id}
      brief={{
        below: '60rem',
        render: (job) => (
          <div className="pt-1 pb-2">
            <div className="flex items-center gap-2">
              <Title job={job} isTruncated />
              <span className="nums ms-auto inline-flex items-center gap-1.5 text-ink-2">
                <Users className="size-4" />
                <span>{countWords(job.applicants)}</span>
                <span className="sr-only">{job.applicants === 1 ? ' applicant' : ' applicants'}</span>
              </span>
              <RowMenu job={job} onDelete={(opener) => onDelete(job, opener)} />
            </div>
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <JobStateTag withName state={job.state} />
              <JobStatusTag {...job} />
            </div>
          </div>
        ),
      }}
      columns={[
        { header: 'Title', primary: true, render: (job) => <Title job={job} /> },
        { header: 'Review', render: ({ state }) => <JobStateTag state={state} /> },
        { header: 'Visibility', render: (job) => <JobStatusTag {...job} /> },
        {
          header: 'Applicants',
          align: 'end',
          render: ({ applicants }) => <span>{countWords(applicants)}</span>,
        },
        {
          header: 'Views',
          align: 'end',
          render: ({ views }) => <span>{countWords(views)}</span>,
        },
        {
          header: 'Posted',
          align: 'end',
          render: ({ created_at }) => <RelativeTime iso={created_at} now={now} tabStop={false} />,
        },
        {
          header: 'Actions',
          hideHeader: true,
          align: 'end',
          className: 'w-16 @[40rem]:py-0.5!',
          render: (job) => <RowMenu job={job} onDelete={(opener) => onDelete(job, opener)} />,
        },
      ]}
    />
  )
}

function Title({
  job: { id, title, is_featured },
  isTruncated = false,
}: {
  job: MyJob
  isTruncated?: boolean
}) {
  return (
    <span className={cx('flex min-w-0 items-center gap-x-2 gap-y-1', !isTruncated && 'flex-wrap')}>
      <Link
        id={titleId(id)}
        to="/jobs/$id"
        params={{ id: String(id) }}
        dir="auto"
        className={cx('link-quiet tall', isTruncated && 'min-w-0 truncate font-semibold')}
      >
        {title || 'Job'}
      </Link>
      {is_featured === 1 && <Highlight>Featured</Highlight>}
    </span>
  )
}

/** The pages on which a job's owner does something with it. */
function actionsOf({ id, is_featured }: MyJob) {
  const params = { id: String(id) }
  const feature = { label: 'Feature', icon: Star, link: linkOptions({ to: '/jobs/$id/feature', params }) }
  return [
    { label: 'View', icon: Eye, link: linkOptions({ to: '/jobs/$id', params }) },
    ...(is_featured === 0 ? [feature] : []),
    { label: 'Edit', icon: Pencil, link: linkOptions({ to: '/jobs/$id/edit', params }) },
    { label: 'Duplicate', icon: Copy, link: linkOptions({ to: '/post', search: { copy: id } }) },
  ]
}

function RowMenu({ job, onDelete }: { job: MyJob; onDelete: (opener: HTMLElement) => void }) {
  return (
    <div className="flex justify-end">
      <DisclosureMenu
        name={`Actions for ${quoted(job.title)}`}
        label={<Ellipsis />}
        chevron={false}
        align="end"
        triggerClassName={iconButtonClass()}
      >
        {actionsOf(job).map(({ label, icon: Icon, link }) => (
          <li key={label}>
            <Link {...link} className={menuItemClass()}>
              <Icon />
              {label}
            </Link>
          </li>
        ))}
        <li className="mt-2 border-t border-rule pt-2">
          <button
            type="button"
            className={menuItemClass('text-bad-ink!')}
            onClick={({ currentTarget }) => {
              // The menu closes, so the dialog returns focus to the menu's button.
              const opener = currentTarget.closest('ul')?.previousElementSibling
              if (opener instanceof HTMLElement) onDelete(opener)
            }}
          >
            <Trash2 />
            Delete
          </button>
        </li>
      </DisclosureMenu>
    </div>
  )
}

function countWords(count: number | undefined): string {
  return count === undefined ? '–' : formatCount(count)
}
