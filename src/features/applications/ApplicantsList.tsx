import { memo, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fileUrl } from '../../api/files.ts'
import type { Application, StatusChoice } from '../../api/applications.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { cx } from '../../ui/cx.ts'
import { formatCount } from '../../ui/count.ts'
import { dashes } from '../../ui/dashes.ts'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { toneClass, toneIcon } from '../../ui/tones.ts'
import { useNow } from '../clock/index.ts'
import { profileLine } from './applicants-search.ts'
import { wordingOf } from './status-wording.ts'
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

/** What an applicant's row or card shows and does. */
export type ApplicantProps = Pick<ApplicantsViewProps, 'onSelect' | 'onOpen' | 'onStatus'> & {
  application: Application
  isSelected: boolean
  /** Whether any applicant is selected. */
  isSelecting: boolean
  isOpen: boolean
  focusHome: string
}

/** The props of one of a view's applicants, which change only if what they show does. */
export const applicantProps = (
  { applications, selected, open, onSelect, onOpen, onStatus }: ApplicantsViewProps,
  application: Application,
  index: number,
): ApplicantProps => ({
  application,
  isSelected: selected.has(application.id),
  isSelecting: selected.size > 0,
  isOpen: open === application.id,
  focusHome: focusHomeOf(applications, index),
  onSelect,
  onOpen,
  onStatus,
})

/** Fills the rows that are loading. */
export const sampleApplication: Application = {
  id: 0,
  status: 'applied',
  created_at: dashes(10),
  user: { name: dashes(14), email: dashes(18), about: null, profile_image: null },
  cv: { title: '', path: '', is_default: false },
  company: { name: '', profile_image: null },
  job: { title: '' },
}

/** When somebody applied. With each tick of the clock, this renders again instead of the whole row or card. */
export function AppliedTime({ application }: Pick<ApplicantProps, 'application'>) {
  return <RelativeTime iso={application.created_at} now={useNow()} tabStop={false} />
}

/** The classes of the open applicant's row or card. */
export const openClass = 'bg-action-soft late:forced-colors:outline-2 late:forced-colors:-outline-offset-2'

/** The id of the checkbox that selects all applicants. It takes focus when the selection bar closes. */
export const selectAllId = 'select-all-applicants'

/** How many rows a long list shows at first, and how many more at a time. */
const step = 100
/** How many of them are rendered in one frame, and skipped together while they are out of sight. */
const piece = 10

/*
 * The layout depends on the list's width, which shrinks when the panel opens. A narrow list shows the status below the
 * name. On a phone, the status is a badge, and the whole row opens the applicant, where it can be set. From 36 rem, a row
 * is one line of 48 px; from 52 rem, it also shows the email address and the date. Paper has no selects.
 */
const lineClass = cx(
  'grid late:grid-cols-[2.75rem_minmax(0,1fr)] items-center',
  'late:@min-[36rem]:grid-cols-[2.75rem_minmax(0,1fr)_13.5rem] late:@min-[36rem]:gap-x-3',
  'late:@min-[52rem]:grid-cols-[2.75rem_minmax(0,5fr)_minmax(0,5fr)_7rem_13.5rem]',
)
const wideOnly = 'hidden late:@min-[52rem]:block'

/**
 * Applicants as ruled rows: a CSS grid with the ARIA roles of a table. The selection includes rows that a long list does
 * not show yet.
 */
export function ApplicantsList(view: ApplicantsViewProps) {
  const { applications, selected, open, onSelectAll } = view
  const chosen = applications.filter(({ id }) => selected.has(id)).length
  const [count, setCount] = useState(step)
  // The open applicant has a row, which takes focus when the panel closes.
  const place = applications.findIndex(({ id }) => id === open)
  if (place >= count) setCount(Math.ceil((place + 1) / step) * step)
  const left = applications.length - count
  const [rendered, setRendered] = useState(piece)
  const rows = applications.slice(0, Math.max(Math.min(rendered, count), place + 1))
  const groups = rows.flatMap((_, index) => (index % piece === 0 ? [index] : []))
  const missing = Math.min(count, applications.length) - rows.length
  useEffect(() => {
    if (missing > 0) startTransition(() => setRendered(rows.length + piece))
  }, [missing, rows.length])

  // The pressed button moves below the new rows or disappears, so the first of them takes focus.
  const added = useRef<number>(undefined)
  useLayoutEffect(() => {
    const row = added.current !== undefined && document.getElementById(openerId(added.current))
    if (!row) return
    added.current = undefined
    row.focus()
  })

  function showMore() {
    added.current = applications[count]?.id
    startTransition(() => {
      setCount(count + step)
      setRendered(rows.length + piece)
    })
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
            <div role="columnheader" className="grid h-8 place-items-center late:pointer-coarse:h-11">
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
              className="sr-only text-start late:@min-[36rem]:not-sr-only late:@min-[36rem]:ps-8.5 late:print:ps-0!"
            >
              Status
            </div>
          </div>
        </div>
        {groups.map((first) => (
          <div
            key={first}
            role="rowgroup"
            className="late:[contain-intrinsic-size:auto_30.625rem] late:[content-visibility:auto] late:@max-[36rem]:[contain-intrinsic-size:auto_38.125rem]"
          >
            {rows.slice(first, first + piece).map((application, index) => (
              <ApplicantRow
                key={application.id}
                index={first + index}
                {...applicantProps(view, application, first + index)}
              />
            ))}
          </div>
        ))}
      </div>
      {/* As high as the missing rows, for the scroll position after Back: its em is the height of a row. */}
      {missing > 0 && (
        <div
          style={{ height: `${missing}em` }}
          className="late:text-[3.0625rem] late:[overflow-anchor:none] late:@max-[36rem]:text-[3.8125rem]"
        />
      )}
      {left > 0 && (
        <Button onClick={showMore} className="mt-4 print:hidden">
          {`Show ${formatCount(Math.min(left, step))} more`}
        </Button>
      )}
    </div>
  )
}

const ApplicantRow = memo(function ApplicantRow({
  application,
  index,
  isSelected,
  isOpen,
  focusHome,
  onSelect,
  onOpen,
  onStatus,
}: ApplicantProps & { index: number }) {
  const { id, user } = application
  const line = profileLine(user)
  const { tone, icon: Sign = toneIcon[tone] } = wordingOf(application.status)
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-focus-home={focusHome}
      className={cx(
        lineClass,
        'relative border-b border-rule late:@max-[36rem]:py-1.5 late:@min-[36rem]:min-h-12',
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
        className="flex min-h-11 min-w-0 items-center gap-2.5 hover:text-action late:@min-[28rem]:relative"
      >
        <Avatar src={fileUrl(user.profile_image)} name={user.name} size="sm" />
        <span className="min-w-0">
          <button
            id={openerId(id)}
            type="button"
            aria-expanded={isOpen}
            onClick={() => onOpen(id)}
            dir="auto"
            className="block min-h-6 max-w-full cursor-pointer truncate rounded-sm text-start leading-5 font-semibold late:after:absolute late:after:inset-0 focus-visible:-outline-offset-2 late:print:whitespace-normal"
          >
            {user.name}
          </button>
          {line && (
            <span dir="auto" className="block truncate text-fine late:leading-4.5 text-ink-2">
              {line}
            </span>
          )}
        </span>
      </div>
      <div role="cell" className={cx(wideOnly, 'truncate text-ink-2')}>
        {user.email}
      </div>
      <div role="cell" className={cx(wideOnly, 'nums text-ink-2')}>
        <AppliedTime application={application} />
      </div>
      <div role="cell" className="col-start-2 min-w-0 late:@min-[36rem]:col-start-auto">
        <ApplicationStatusTag
          status={application.status}
          className="late:@max-[28rem]:ms-10.5 late:@min-[28rem]:hidden late:print:inline-flex!"
        />
        <span className="flex min-w-0 items-center gap-1.5 pe-1 late:@max-[28rem]:hidden print:hidden">
          <span
            aria-hidden="true"
            className={cx('grid size-7 shrink-0 place-items-center rounded-sm', toneClass[tone])}
          >
            <Sign className="size-4" />
          </span>
          <ApplicantsStatusField isInRow application={application} onStatus={onStatus} className="grow" />
        </span>
      </div>
    </div>
  )
})
