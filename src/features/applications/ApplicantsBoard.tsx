import { type DragEvent, memo, startTransition, useCallback, useEffect, useState } from 'react'
import { alert } from '../../ui/alerts.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { cx } from '../../ui/cx.ts'
import { formatCount } from '../../ui/count.ts'
import { toneClass, toneIcon } from '../../ui/tones.ts'
import {
  type ApplicantProps,
  applicantProps,
  type ApplicantsViewProps,
  AppliedTime,
  openClass,
} from './ApplicantsList.tsx'
import { columnsOf, inStatus, profileLine } from './applicants-search.ts'
import { ApplicantsStatusField, openerId } from './ApplicantsStatusField.tsx'
import { wordingOf } from './status-wording.ts'
import { isStatusChoice } from './status-choices.ts'
import { quoted } from '../../ui/quoted.ts'

/** How many cards of a column are rendered at first, and how many more at a time. */
const [first, step] = [12, 6]

/**
 * Applicants in one column for each status; on a phone the columns are stacked. A mouse can drag a card to another
 * column. Keyboard and touch users set the status field on the card instead, on a phone that of the open applicant.
 */
export function ApplicantsBoard({
  only,
  ...props
}: ApplicantsViewProps & {
  /** The status filter: only its column is shown, because `applications` has no applicants in other statuses. */
  only: string | undefined
}) {
  const { applications, onStatus } = props

  const drop = useCallback(
    (id: number, status: string) => {
      const application = applications.find((each) => each.id === id)
      if (!application || application.status === status) return
      if (isStatusChoice(status)) {
        onStatus(id, status)
        return
      }
      alert.error(
        'Error',
        `You can’t set the status to “${wordingOf(status).label}”. ${quoted(application.user.name)} has not been moved.`,
      )
    },
    [applications, onStatus],
  )

  return (
    <div className="@container">
      <div
        className={cx(
          'grid gap-x-2 gap-y-8 @min-[36rem]:grid-cols-2 @min-[52rem]:grid-cols-3',
          // In a wide container all columns share one row; a filtered board's only column takes a sixth of it. The
          // larger text of fields on touch screens doesn't fit there.
          only
            ? 'pointer-fine:@min-[70rem]:grid-cols-6'
            : 'pointer-fine:@min-[70rem]:auto-cols-fr pointer-fine:@min-[70rem]:grid-flow-col pointer-fine:@min-[70rem]:grid-cols-none',
        )}
      >
        {(only ? [only] : columnsOf(applications)).map((status) => (
          <Column
            key={status}
            {...props}
            onDropped={drop}
            status={status}
            applications={inStatus(applications, status)}
          />
        ))}
      </div>
    </div>
  )
}

function Column({
  status,
  onDropped,
  ...view
}: ApplicantsViewProps & {
  status: string
  onDropped: (id: number, status: string) => void
}) {
  const { applications } = view
  const { label, tone, icon: Sign = toneIcon[tone] } = wordingOf(status)
  const { count, isWhole, endRef, more } = useGrowing(applications.length)
  const headingId = `column-${status}`
  const [isTarget, setTarget] = useState(false)
  return (
    <section
      aria-labelledby={headingId}
      className={cx('min-w-0 rounded-sm', isTarget && 'bg-action-soft outline-2 outline-action')}
      onDragOver={(event) => {
        if (!isCard(event)) return
        event.preventDefault()
        setTarget(true)
      }}
      onDragLeave={({ relatedTarget, currentTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setTarget(false)
      }}
      onDrop={(event) => {
        if (!isCard(event)) return
        event.preventDefault()
        setTarget(false)
        onDropped(Number(event.dataTransfer.getData(cardType)), status)
      }}
    >
      <h3
        id={headingId}
        className={cx(
          'flex items-start gap-2 rounded-sm px-2 py-1.5 text-dense tracking-normal',
          toneClass[tone],
        )}
      >
        <Sign />
        <span className="min-w-0 grow wrap-anywhere">{label}</span>
        <span className="nums font-normal">{formatCount(applications.length)}</span>
      </h3>
      {applications.length === 0 ? (
        <p className="border-b border-rule px-2 py-3 text-dense text-ink-2">No applicants</p>
      ) : (
        <ul>
          {applications.slice(0, count).map((application, index) => (
            <Card key={application.id} {...applicantProps(view, application, index)} />
          ))}
        </ul>
      )}
      {!isWhole && (
        <p ref={endRef} className="py-3">
          <Button size="sm" onClick={more} aria-label={`Show more in ${label}`}>
            Show more
          </Button>
        </p>
      )}
    </section>
  )
}

/** The data type of a dragged card. Columns accept no other drops. */
const cardType = 'application/x-applicant'

const isCard = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes(cardType)

const Card = memo(function Card({
  application,
  isSelected,
  isOpen,
  focusHome,
  onSelect,
  onOpen,
  onStatus,
}: ApplicantProps) {
  const { id, user } = application
  const line = profileLine(user)
  const [isDragged, setDragged] = useState(false)
  return (
    <li
      draggable
      data-focus-home={focusHome}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(cardType, String(id))
        dataTransfer.effectAllowed = 'move'
        setDragged(true)
      }}
      onDragEnd={() => setDragged(false)}
      className={cx(
        'cursor-grab border-b border-rule px-2 pt-1 pb-2.5 [contain-intrinsic-size:auto_7.5rem] [content-visibility:auto]',
        isOpen ? openClass : isSelected && 'bg-raised',
        isDragged && 'opacity-55',
      )}
    >
      <div className="flex items-start gap-1">
        <button
          id={openerId(id)}
          type="button"
          aria-expanded={isOpen}
          onClick={() => onOpen(id)}
          dir="auto"
          className="min-h-9 min-w-0 grow cursor-pointer rounded-sm py-1.5 text-start wrap-anywhere text-dense font-semibold hover:text-action focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
        >
          {user.name}
        </button>
        <Checkbox
          label={`Select ${quoted(user.name)}`}
          hideLabel
          value={isSelected}
          onChange={(checked) => onSelect(id, checked)}
        />
      </div>
      {line && (
        <p dir="auto" className="line-clamp-2 text-fine text-ink-2">
          {line}
        </p>
      )}
      <p className="pb-1.5 text-fine text-ink-2">
        <AppliedTime application={application} />
      </p>
      <ApplicantsStatusField
        application={application}
        onStatus={onStatus}
        className="@max-[28rem]:hidden print:hidden pointer-fine:[&_select]:text-fine"
      />
    </li>
  )
})

/**
 * Returns how many entries of a long list to render: `first`, then `step` more whenever the end is near the viewport.
 * A step must render within one frame; browsers also inspect each new form control, which costs more than the row.
 * A button at the end calls `more`. Give the list a `key`, so that a different list starts again with `first` entries.
 */
function useGrowing(total: number) {
  const [wanted, setWanted] = useState(first)
  const [end, setEnd] = useState<HTMLElement | null>(null)
  // Renders the rest at once if it is at most one step.
  const isWhole = wanted + step >= total

  useEffect(() => {
    if (!end || isWhole) return
    // An observer does not fire again while the end stays in range, so each step observes it again.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) startTransition(() => setWanted(wanted + step))
      },
      { rootMargin: '1200px' },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }, [end, isWhole, wanted])

  return {
    count: isWhole ? total : wanted,
    isWhole,
    endRef: setEnd,
    more: () => setWanted((count) => count + step),
  }
}
