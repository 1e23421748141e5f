import { Link, linkOptions } from '@tanstack/react-router'
import type { OwnJob } from '../../api/jobs.ts'
import { cx } from '../../ui/cx.ts'
import { DisclosureMenu, menuItemClass } from '../../ui/DisclosureMenu.tsx'
import { Highlight } from '../../ui/Highlight.tsx'
import { Copy, EllipsisVertical, Eye, Pencil, Star, Trash2, Users } from '../../ui/Icon.tsx'
import { IconButton, iconButtonClass } from '../../ui/IconButton.tsx'
import { formatCount } from '../../ui/count.ts'
import { quoted } from '../../ui/quoted.ts'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { Table, type Column } from '../../ui/Table.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { useMedia } from '../../ui/useMedia.ts'
import { useNow } from '../clock/index.ts'
import { JobStateTag, JobStatusTag, newApplicants } from '../job/index.ts'

type RowsProps = {
  jobs: readonly OwnJob[]
  onDelete: (job: OwnJob, opener: HTMLElement) => void
}

/** The id of the title link in a job's row. */
export const titleId = (id: number): string => `my-job-${id}`

/** The recruiter's jobs in a table, or in a narrow window as a list with two lines for each job. */
export function MyJobsTable(rows: RowsProps) {
  const isWide = useMedia('(min-width: 60rem)', true)
  return isWide ? <WideRows {...rows} /> : <NarrowRows {...rows} />
}

function WideRows({ jobs, onDelete }: RowsProps) {
  const now = useNow()
  const columns: Column<OwnJob>[] = [
    { key: 'title', header: 'Title', primary: true, render: (job) => <Title job={job} /> },
    { key: 'state', header: 'Review', render: ({ state }) => <JobStateTag state={state} /> },
    { key: 'status', header: 'Visibility', render: ({ status }) => <JobStatusTag status={status} /> },
    {
      key: 'applicants',
      header: 'Applicants',
      align: 'end',
      render: (job) => (
        <span className="inline-flex items-center gap-2">
          <NewApplicants job={job} />
          <span>{countWords(job.applicants)}</span>
        </span>
      ),
    },
    { key: 'views', header: 'Views', align: 'end', render: ({ views }) => countWords(views) },
    {
      key: 'posted',
      header: 'Posted',
      align: 'end',
      render: ({ created_at }) => <RelativeTime iso={created_at} now={now} tabStop={false} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      hideHeader: true,
      align: 'end',
      render: (job) => (
        <span className="flex justify-end">
          {pagesOf(job).map(({ label, icon: Icon, link }) => (
            <Tooltip key={label} describes={false} text={`${label} ${quoted(job.title)}`}>
              <Link {...link} aria-label={`${label} ${quoted(job.title)}`} className={iconButtonClass()}>
                <Icon />
              </Link>
            </Tooltip>
          ))}
          {job.is_featured !== 0 && <span aria-hidden="true" className={iconButtonClass('invisible')} />}
          <IconButton
            label={`Delete ${quoted(job.title)}`}
            onClick={({ currentTarget }) => onDelete(job, currentTarget)}
          >
            <Trash2 />
          </IconButton>
        </span>
      ),
    },
  ]
  return <Table many caption="My jobs" columns={columns} rows={jobs} rowKey={({ id }) => id} />
}

function NarrowRows({ jobs, onDelete }: RowsProps) {
  return (
    <ul aria-label="My jobs" className="divide-y divide-rule border-y border-rule text-dense">
      {jobs.map((job) => (
        <li key={job.id} className="pt-1 pb-2">
          <div className="flex items-center gap-2">
            <Title job={job} isTruncated />
            <NewApplicants job={job} />
            <span className="nums ms-auto inline-flex items-center gap-1.5 text-ink-2">
              <Users className="size-4" />
              <span>{countWords(job.applicants)}</span>
              <span className="sr-only">{job.applicants === 1 ? ' applicant' : ' applicants'}</span>
            </span>
            <RowMenu job={job} onDelete={onDelete} />
          </div>
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <JobStateTag withName state={job.state} />
            <JobStatusTag withName status={job.status} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Title({
  job: { id, title, is_featured },
  isTruncated = false,
}: {
  job: OwnJob
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

/** Marks a job with applicants that its owner hasn't seen. */
function NewApplicants({ job }: { job: OwnJob }) {
  const count = newApplicants(job)
  return count > 0 && <StatusTag tone="info">{`${formatCount(count)} new`}</StatusTag>
}

/** The pages on which a job's owner does something with it. */
function pagesOf({ id, is_featured }: OwnJob) {
  const params = { id: String(id) }
  const feature = { label: 'Feature', icon: Star, link: linkOptions({ to: '/jobs/$id/feature', params }) }
  return [
    { label: 'View', icon: Eye, link: linkOptions({ to: '/jobs/$id', params }) },
    { label: 'Edit', icon: Pencil, link: linkOptions({ to: '/jobs/$id/edit', params }) },
    { label: 'Duplicate', icon: Copy, link: linkOptions({ to: '/post', search: { copy: id } }) },
    ...(is_featured === 0 ? [feature] : []),
  ]
}

function RowMenu({ job, onDelete }: { job: OwnJob } & Pick<RowsProps, 'onDelete'>) {
  const menuId = `my-job-menu-${job.id}`
  return (
    <div id={menuId}>
      <DisclosureMenu
        name={`Actions for ${quoted(job.title)}`}
        label={<EllipsisVertical />}
        chevron={false}
        align="end"
        triggerClassName={iconButtonClass()}
      >
        {pagesOf(job).map(({ label, icon: Icon, link }) => (
          <li key={label}>
            <Link {...link} className={menuItemClass()}>
              <Icon />
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={menuItemClass()}
            onClick={({ currentTarget }) => {
              // The menu closes, so the dialog returns focus to the menu's button.
              const opener = currentTarget.closest(`#${menuId}`)?.querySelector('button')
              if (opener) onDelete(job, opener)
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
