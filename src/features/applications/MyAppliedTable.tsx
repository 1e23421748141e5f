import { Link } from '@tanstack/react-router'
import type { Application } from '../../api/applications.ts'
import { fileUrl } from '../../api/files.ts'
import { Logo } from '../../ui/Avatar.tsx'
import { cx } from '../../ui/cx.ts'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { Loading, SkeletonBlock } from '../../ui/Skeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import type { Column } from '../../ui/Table.tsx'
import { useNow } from '../clock/index.ts'
import { ApplicationStatusTag } from './ApplicationStatusTag.tsx'

const caption = 'Applications'

/**
 * The job seeker's applications. Each row links to its application. The rows are `dimmed` while the next page or search
 * is loading.
 */
export function MyAppliedTable({
  applications,
  dimmed,
}: {
  applications: readonly Application[]
  dimmed: boolean
}) {
  const now = useNow()
  const columns: Column<Application>[] = [
    {
      key: 'job',
      header: 'Job',
      primary: true,
      render: ({ id, job }) => (
        <Link
          to="/application/$id"
          params={{ id: String(id) }}
          className="link-quiet stretched font-semibold wrap-anywhere focus-visible:outline-none focus-visible:after:rounded-sm focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-action"
        >
          <bdi>{job.title || 'Job'}</bdi>
        </Link>
      ),
    },
    {
      key: 'company',
      header: 'Company',
      render: ({ company }) => (
        // On a phone each row is a card. The logo is out of the flow, so that the card's label aligns with the name.
        <span className="relative flex min-h-8 items-center ps-10.5">
          <Logo
            src={fileUrl(company.profile_image)}
            name={company.name}
            size="sm"
            className="absolute start-0 top-1/2 -translate-y-1/2"
          />
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
  return (
    <div
      aria-busy={dimmed || undefined}
      className={cx('transition-opacity delay-100 duration-150', dimmed && 'opacity-55')}
    >
      <Table caption={caption} columns={columns} rows={applications} rowKey={({ id }) => id} />
    </div>
  )
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
  return (
    <Loading label="Loading your applications">
      <div aria-hidden="true">
        <Table caption={caption} columns={skeletonColumns} rows={places} rowKey={(place) => place} />
      </div>
    </Loading>
  )
}
