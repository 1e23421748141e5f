import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fileUrl } from '../../api/files.ts'
import type { Application, StatusChoice } from '../../api/applications.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { cx } from '../../ui/cx.ts'
import { formatCount } from '../../ui/count.ts'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { SkeletonBlock } from '../../ui/Skeleton.tsx'
import { useNow } from '../clock/index.ts'
import { profileLine } from './applicants-search.ts'
import { ApplicationStatusTag } from './ApplicationStatusTag.tsx'
import { ApplicantsStatusField, focusHomeOf, openerId } from './ApplicantsStatusField.tsx'

export type ApplicantsViewProps = {
  applications: readonly Application[]
  selected: ReadonlySet<number>
  /** Id of the open application. */
  open: number | undefined
  onSelect: (id: number, selected: boolean) => void
  onSelectAll: (selected: boolean) => void
  onOpen: (id: number) => void
  onStatus: (id: number, status: StatusChoice) => void
}

/** The classes of the open applicant's row or card. */
export const openClass = 'bg-action-soft forced-colors:outline-2 forced-colors:-outline-offset-2'

/** The id of the checkbox that selects all applicants. It takes focus when the selection bar closes. */
export const selectAllId = 'select-all-applicants'

/** A list with more applicants than this renders only the visible rows. */
const many = 60
/** Number of rows to render beyond each edge of the viewport, so that fast scrolling and Tab find them. */
const overscan = 4

/*
 * The layout depends on the list's width, which shrinks when the panel opens. A narrow list shows the status below the
 * name. On a phone, the status is a badge, and the whole row opens the applicant, where it can be set. From 36 rem, a row
 * is one line of 48 px; from 52 rem, it also shows the email address and the date. Paper has no selects.
 */
const lineClass = cx(
  'grid grid-cols-[2.75rem_minmax(0,1fr)] items-center',
  '@min-[36rem]:min-h-12 @min-[36rem]:grid-cols-[2.75rem_minmax(0,1fr)_13.5rem] @min-[36rem]:gap-x-3',
  '@min-[52rem]:grid-cols-[2.75rem_minmax(0,5fr)_minmax(0,5fr)_7rem_13.5rem]',
)
const wideOnly = 'hidden @min-[52rem]:block'

/** The last measured distance from the top of the page to the first row of a long list, in pixels. */
export type RowsTop = { top: number; onTop: (top: number) => void }

/** Applicants as ruled rows: a CSS grid with the ARIA roles of a table. */
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
          focusHome={focusHomeOf(applications, index)}
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
              Email
            </div>
            <div role="columnheader" className={cx(wideOnly, 'text-start')}>
              Applied
            </div>
            <div
              role="columnheader"
              className="sr-only text-start @min-[36rem]:not-sr-only @min-[36rem]:ps-8.5 print:ps-0!"
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
 * The visible rows of a long list, each at its position among all rows. The focused row and the last opened applicant's
 * row are always rendered, so that focus is not lost. All rows have the same height. A list that replaces another
 * starts from the last measured `top`, so that its first render shows the right rows. Printing renders all rows.
 */
function RowsInSight({
  applications,
  open,
  top,
  onTop,
  renderRow,
}: Pick<ApplicantsViewProps, 'applications' | 'open'> &
  RowsTop & {
    /** @param start distance from the first row in pixels; without it, the row is in the normal flow */
    renderRow: (index: number, start?: number) => ReactNode
  }) {
  const group = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(49)
  // Measures after each render: content above the list may change, and so may the height of a row.
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
  // Remembers the last opened applicant: when the panel closes, focus returns to their row.
  if (open !== undefined && open !== opened) setOpened(open)

  // oxlint-disable-next-line react/incompatible-library -- its result can't be memoised, and only this component uses it
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
  focusHome,
  now,
  onSelect,
  onOpen,
  onStatus,
}: {
  application: Application
  index: number
  /** Distance from the first row in pixels, if only the visible rows are rendered. */
  start: number | undefined
  isSelected: boolean
  isOpen: boolean
  focusHome: string
  now: number
} & Pick<ApplicantsViewProps, 'onSelect' | 'onOpen' | 'onStatus'>) {
  const { id, user, created_at } = application
  const line = profileLine(user)
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      data-focus-home={focusHome}
      style={start === undefined ? undefined : { top: start }}
      className={cx(
        lineClass,
        start === undefined ? 'relative' : 'absolute inset-x-0',
        'border-b border-rule @max-[36rem]:py-1.5',
        isOpen ? openClass : isSelected ? 'bg-raised' : 'hover:bg-raised',
      )}
    >
      <div role="cell" className="relative z-1 grid h-11 place-items-center">
        <Checkbox
          label={`Select ${user.name}`}
          hideLabel
          value={isSelected}
          onChange={(checked) => onSelect(id, checked)}
        />
      </div>
      {/* The button covers the whole cell, on a phone the whole row. */}
      <div
        role="rowheader"
        aria-labelledby={openerId(id)}
        className="flex min-h-11 min-w-0 items-center gap-2.5 hover:text-action @min-[28rem]:relative"
      >
        <Avatar src={fileUrl(user.profile_image)} name={user.name} size="sm" />
        <span className="min-w-0">
          <button
            id={openerId(id)}
            type="button"
            aria-expanded={isOpen}
            onClick={() => onOpen(id)}
            dir="auto"
            className="block min-h-6 max-w-full cursor-pointer truncate rounded-sm text-start leading-5 font-semibold after:absolute after:inset-0 focus-visible:-outline-offset-2 print:whitespace-normal"
          >
            {user.name}
          </button>
          {line && (
            <span dir="auto" className="block truncate text-fine leading-4.5 text-ink-2">
              {line}
            </span>
          )}
        </span>
      </div>
      <div role="cell" className={cx(wideOnly, 'truncate text-ink-2')}>
        {user.email}
      </div>
      <div role="cell" className={cx(wideOnly, 'nums text-ink-2')}>
        <RelativeTime iso={created_at} now={now} tabStop={false} />
      </div>
      <div role="cell" className="col-start-2 min-w-0 @min-[36rem]:col-start-auto">
        <ApplicationStatusTag
          status={application.status}
          className="@max-[28rem]:ms-10.5 @min-[28rem]:hidden print:inline-flex!"
        />
        <ApplicantsStatusField
          withSign
          application={application}
          onStatus={onStatus}
          className="pe-1 @max-[28rem]:hidden print:hidden"
        />
      </div>
    </div>
  )
})

/** Placeholder rows, shown while the applicants load. */
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
          <SkeletonBlock className="col-start-2 h-6 w-24 @min-[28rem]:h-9 @min-[28rem]:w-48 @min-[36rem]:col-start-auto" />
        </div>
      ))}
    </div>
  )
}

/** Returns whether the page is being printed. Updates before the browser lays out the printed pages. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
