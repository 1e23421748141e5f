import { Link } from '@tanstack/react-router'
import type { Application } from '../../api/applications.ts'
import { fileUrl } from '../../api/files.ts'
import { Logo } from '../../ui/Avatar.tsx'
import { cx } from '../../ui/cx.ts'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { Loading, SkeletonBlock, SkeletonRows } from '../../ui/Skeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import type { Column } from '../../ui/Table.tsx'
import { useMedia } from '../../ui/useMedia.ts'
import { useNow } from '../clock/index.ts'
import { ApplicationStatusTag } from './ApplicationStatusTag.tsx'

const caption = 'Applications'

const linkClass =
  'link-quiet stretched font-semibold focus-visible:outline-none focus-visible:after:rounded-sm focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-action'

/** Below this width, each application has two lines in a list. */
const useIsWide = () => useMedia('(min-width: 45rem)', true)

type RowsProps = { applications: readonly Application[] }

/**
 * The job seeker's applications. Each row links to its application. The rows are `dimmed` while the next page or search
 * is loading.
 */
export function MyAppliedTable({ dimmed, ...rows }: RowsProps & { dimmed: boolean }) {
  const isWide = useIsWide()
  return (
    <div
      aria-busy={dimmed || undefined}
      className={cx('transition-opacity delay-100 duration-150', dimmed && 'opacity-55')}
    >
      {isWide ? <WideRows {...rows} /> : <NarrowRows {...rows} />}
    </div>
  )
}

function NarrowRows({ applications }: RowsProps) {
  const now = useNow()
  return (
    <ul aria-label={caption} className={narrowClass}>
      {applications.map(({ id, job, company, status, created_at }) => (
        <li key={id} className="relative py-2.5">
          <div className="flex h-7 items-center justify-between gap-3">
            <Link
              to="/application/$id"
              params={{ id: String(id) }}
              dir="auto"
              className={cx(linkClass, 'min-w-0 truncate')}
            >
              {job.title || 'Job'}
            </Link>
            <ApplicationStatusTag status={status} className="shrink-0" />
          </div>
          <p className="flex items-center justify-between gap-3 text-ink-2">
            <bdi className="min-w-0 truncate">{company.name}</bdi>
            <RelativeTime iso={created_at} now={now} tabStop={false} className="relative z-1 shrink-0" />
          </p>
        </li>
      ))}
    </ul>
  )
}

const narrowClass = 'divide-y divide-rule border-y border-rule text-dense'

function WideRows({ applications }: RowsProps) {
  const now = useNow()
  const columns: Column<Application>[] = [
    {
      key: 'job',
      header: 'Job',
      primary: true,
      render: ({ id, job }) => (
        <Link to="/application/$id" params={{ id: String(id) }} className={cx(linkClass, 'wrap-anywhere')}>
          <bdi>{job.title || 'Job'}</bdi>
        </Link>
      ),
    },
    {
      key: 'company',
      header: 'Company',
      render: ({ company }) => (
        <span className="flex min-h-8 items-center gap-2.5">
          <Logo src={fileUrl(company.profile_image)} name={company.name} size="sm" />
          <bdi className="min-w-0 wrap-anywhere">{company.name}</bdi>
        </span>
      ),
    },
    { key: 'status', header: 'Status', render: ({ status }) => <ApplicationStatusTag status={status} /> },
    {
      key: 'applied',
      header: 'Applied',
      // Above the row's link, so that the exact time shows on hover.
      render: ({ created_at }) => (
        <RelativeTime iso={created_at} now={now} tabStop={false} className="relative z-1" />
      ),
    },
    {
      key: 'links',
      header: 'Links',
      hideHeader: true,
      align: 'end',
      render: ({ job }) =>
        job.id !== undefined && (
          <Link
            to="/jobs/$id"
            params={{ id: String(job.id) }}
            aria-label={`See job: ${job.title}`}
            className="link relative z-1 inline-flex min-h-6 items-center whitespace-nowrap pointer-coarse:min-h-11"
          >
            See job
          </Link>
        ),
    },
  ]
  return <Table caption={caption} columns={columns} rows={applications} rowKey={({ id }) => id} />
}

const skeletonColumns: Column<number>[] = [
  {
    key: 'job',
    header: 'Job',
    primary: true,
    render: (place) => <Line className={place % 3 === 0 ? 'w-40' : place % 3 === 1 ? 'w-56' : 'w-32'} />,
  },
  {
    key: 'company',
    header: 'Company',
    render: () => (
      <span className="flex h-8 items-center gap-2.5">
        <SkeletonBlock className="size-8 rounded-md" />
        <SkeletonBlock className="h-3.5 w-32" />
      </span>
    ),
  },
  { key: 'status', header: 'Status', render: () => <Line className="w-24" /> },
  { key: 'applied', header: 'Applied', render: () => <Line className="w-20" /> },
  {
    key: 'links',
    header: 'Links',
    hideHeader: true,
    align: 'end',
    render: () => <Line className="w-14 sm:ms-auto" />,
  },
]

function Line({ className }: { className: string }) {
  return (
    <span className="flex h-6 items-center">
      <SkeletonBlock className={cx('h-3.5', className)} />
    </span>
  )
}

const places = Array.from({ length: 10 }, (_, place) => place)

/** A placeholder with the table's geometry, so that nothing moves when the rows arrive. */
export function MyAppliedTableSkeleton() {
  const isWide = useIsWide()
  return (
    <Loading label="Loading your applications">
      {isWide ? (
        <div aria-hidden="true">
          <Table caption={caption} columns={skeletonColumns} rows={places} rowKey={(place) => place} />
        </div>
      ) : (
        // As high as two lines.
        <SkeletonRows rowClassName="h-17.5" />
      )}
    </Loading>
  )
}
