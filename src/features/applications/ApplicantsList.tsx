import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { fileUrl } from '../../api/files.ts'
import type { Application, StatusChoice } from '../../api/applications.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { cx } from '../../ui/cx.ts'
import { formatCount } from '../../ui/pay.ts'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { SkeletonBlock } from '../../ui/Skeleton.tsx'
import { usePrinting } from '../../ui/usePrinting.ts'
import { useNow } from '../clock/index.ts'
import { ApplicantsStatusField } from './ApplicantsStatusField.tsx'

/** What a list and a board of applicants take. */
export type ApplicantsViewProps = {
  applications: readonly Application[]
  selected: ReadonlySet<number>
  /** The application that is open. */
  open: number | undefined
  onSelect: (id: number, selected: boolean) => void
  onSelectAll: (selected: boolean) => void
  onOpen: (id: number) => void
  onStatus: (id: number, status: StatusChoice) => void
}

/** The id of the button that opens an application: focus comes back to it. */
export const openerId = (id: number): string => `applicant-${id}`

/** The id of the box that selects all: it takes the focus where a bar goes with the button that was pressed. */
export const selectAllId = 'select-all-applicants'

/** Of more applicants than this, only those in sight are rendered. */
const many = 60
/** Above and below the window, so that a quick scroll and the next press of Tab find a row. */
const overscan = 4

/*
 * One arrangement for each width of the list, which a panel beside it makes narrower. Narrow: the name, and the status below
 * it. From 36 rem on a ruled line of 48 px; from 52 rem on with the e-mail address and the date.
 */
const lineClass = cx(
  'grid grid-cols-[2.75rem_minmax(0,1fr)] items-center',
  '@min-[36rem]:min-h-12 @min-[36rem]:grid-cols-[2.75rem_minmax(0,1fr)_13rem]',
  '@min-[52rem]:grid-cols-[2.75rem_minmax(0,5fr)_minmax(0,5fr)_7rem_13rem] @min-[52rem]:gap-x-3',
)
const wideOnly = 'hidden @min-[52rem]:block'

/** Where the rows of a long list begin, from the top of the page in pixels, as it was measured last. */
export type RowsTop = { top: number; onTop: (top: number) => void }

/** Applicants as ruled rows of 48 px: a table by its roles, set on a grid. */
export function ApplicantsList({
  applications,
  top,
  onTop,
  selected,
  open,
  onSelect,
  onSelectAll,
  onOpen,
  onStatus,
}: ApplicantsViewProps & RowsTop) {
  const now = useNow()
  const chosen = applications.filter(({ id }) => selected.has(id)).length
  const renderRow = (index: number, start?: number) => {
    const application = applications[index]
    return (
      application && (
        <ApplicantRow
          key={application.id}
          application={application}
          index={index}
          isSelected={selected.has(application.id)}
          isOpen={open === application.id}
          now={now}
          onSelect={onSelect}
          onOpen={onOpen}
          onStatus={onStatus}
          start={start}
        />
      )
    )
  }
  return (
    <div className="@container">
      <div
        role="table"
        aria-label="Applicants"
        aria-rowcount={applications.length + 1}
        className="text-dense"
      >
        <div role="rowgroup">
          <div
            role="row"
            aria-rowindex={1}
            className={cx(lineClass, 'border-b border-rule-strong text-fine font-semibold text-ink-2')}
          >
            <div role="columnheader" className="grid h-11 place-items-center">
              <Checkbox
                id={selectAllId}
                label={`Select all ${formatCount(applications.length)}`}
                hideLabel
                value={chosen > 0 && chosen === applications.length}
                indeterminate={chosen > 0 && chosen < applications.length}
                onChange={onSelectAll}
              />
            </div>
            <div role="columnheader" className="text-start">
              Name
            </div>
            <div role="columnheader" className={cx(wideOnly, 'text-start')}>
              E-mail
            </div>
            <div role="columnheader" className={cx(wideOnly, 'text-start')}>
              Applied
            </div>
            <div
              role="columnheader"
              className="sr-only text-start @min-[36rem]:not-sr-only @min-[36rem]:ps-8.5"
            >
              Status
            </div>
          </div>
        </div>
        {applications.length > many ? (
          <RowsInSight {...{ applications, open, top, onTop, renderRow }} />
        ) : (
          <div role="rowgroup">{applications.map((_, index) => renderRow(index))}</div>
        )}
      </div>
    </div>
  )
}

/**
 * The rows of a long list that are in sight, each in the place that it would have among all of them. The row that has the
 * focus or whose applicant is beside the list stays, so that the focus is not lost with it. All are of one height.
 * A list in the place of another begins where that one began, so that what its first rendering takes for in sight is.
 * On paper all of them stand, one below the other.
 */
function RowsInSight({
  applications,
  open,
  top,
  onTop,
  renderRow,
}: Pick<ApplicantsViewProps, 'applications' | 'open'> &
  RowsTop & {
    /** @param start where it stands, from the beginning of the rows; in its turn unless said otherwise */
    renderRow: (index: number, start?: number) => ReactNode
  }) {
  const group = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(49)
  // After each render: what stands above the list comes and goes, and on a narrow line the status is below the name.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (!group.current) return
      onTop(Math.round(group.current.getBoundingClientRect().top + window.scrollY))
      const row = group.current.firstElementChild
      if (row) setHeight(row.getBoundingClientRect().height)
    })
    return () => cancelAnimationFrame(frame)
  })

  const [focused, setFocused] = useState<number>()
  const [opened, setOpened] = useState(open)
  // The one that was open last gets the focus back once its panel has closed.
  if (open !== undefined && open !== opened) setOpened(open)

  // oxlint-disable-next-line react/incompatible-library -- its result is used right here and stored nowhere
  const rows = useWindowVirtualizer<HTMLElement>({
    count: applications.length,
    estimateSize: () => height,
    getItemKey: (index) => applications[index]?.id ?? index,
    overscan,
    scrollMargin: top,
    rangeExtractor: (range) => {
      const pinned = [focused, opened].map((id) => applications.findIndex((each) => each.id === id))
      return [
        ...new Set([...defaultRangeExtractor(range), ...pinned.filter((index) => index >= 0)]),
      ].toSorted((a, b) => a - b)
    },
  })
  useEffect(() => rows.measure(), [rows, height])
  const isPrinting = usePrinting()
  return (
    <div
      ref={group}
      role="rowgroup"
      className="relative"
      style={isPrinting ? undefined : { height: rows.getTotalSize() }}
      onFocus={({ target }) => {
        const row = target.closest<HTMLElement>('[data-index]')
        setFocused(applications[Number(row?.dataset['index'])]?.id)
      }}
    >
      {isPrinting
        ? applications.map((_, index) => renderRow(index))
        : rows.getVirtualItems().map(({ index, start }) => renderRow(index, start - top))}
    </div>
  )
}

const ApplicantRow = memo(function ApplicantRow({
  application,
  index,
  start,
  isSelected,
  isOpen,
  now,
  onSelect,
  onOpen,
  onStatus,
}: {
  application: Application
  /** Its place in the list, from 0. */
  index: number
  /** Where it stands among rows that are not all there. */
  start: number | undefined
  isSelected: boolean
  isOpen: boolean
  now: number
} & Pick<ApplicantsViewProps, 'onSelect' | 'onOpen' | 'onStatus'>) {
  const { id, user, created_at } = application
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      style={start === undefined ? undefined : { top: start }}
      className={cx(
        lineClass,
        start !== undefined && 'absolute inset-x-0',
        'border-b border-rule @max-[36rem]:py-1.5',
        isOpen ? 'bg-action-soft' : isSelected ? 'bg-raised' : 'hover:bg-raised',
      )}
    >
      <div role="cell" className="grid h-11 place-items-center">
        <Checkbox
          label={`Select ${user.name}`}
          hideLabel
          value={isSelected}
          onChange={(checked) => onSelect(id, checked)}
        />
      </div>
      <div role="rowheader" className="min-w-0">
        <button
          id={openerId(id)}
          type="button"
          aria-expanded={isOpen}
          onClick={() => onOpen(id)}
          className="flex min-h-11 w-full min-w-0 cursor-pointer items-center gap-2.5 rounded-sm text-start font-semibold hover:text-action focus-visible:-outline-offset-2"
        >
          <Avatar src={fileUrl(user.profile_image)} name={user.name} size="sm" />
          <bdi className="min-w-0 truncate">{user.name}</bdi>
        </button>
      </div>
      <div role="cell" className={cx(wideOnly, 'truncate text-ink-2')}>
        {user.email}
      </div>
      <div role="cell" className={cx(wideOnly, 'nums text-ink-2')}>
        <RelativeTime iso={created_at} now={now} tabStop={false} />
      </div>
      <div role="cell" className="col-start-2 min-w-0 @min-[36rem]:col-start-auto">
        <ApplicantsStatusField withSign application={application} onStatus={onStatus} className="pe-1" />
      </div>
    </div>
  )
})

/** Rows that are loading. */
export function ApplicantsListSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-hidden="true" className="@container text-dense">
      <div className="h-11 border-b border-rule-strong" />
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={cx(lineClass, 'min-h-12 border-b border-rule')}>
          <SkeletonBlock className="mx-auto size-5" />
          <span className="flex min-h-11 items-center gap-2.5">
            <SkeletonBlock round className="size-8 shrink-0" />
            <SkeletonBlock className={cx('h-4', index % 2 === 0 ? 'w-32' : 'w-24')} />
          </span>
          <SkeletonBlock className={cx(wideOnly, 'h-3 w-40')} />
          <SkeletonBlock className={cx(wideOnly, 'h-3 w-16')} />
          <SkeletonBlock className="col-start-2 h-9 w-48 @min-[36rem]:col-start-auto" />
        </div>
      ))}
    </div>
  )
}
