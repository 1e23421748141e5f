import { memo, useCallback, useEffect, useRef } from 'react'
import type { Application, StatusChoice } from '../../api/applications.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { cx } from '../../ui/cx.ts'
import { formatCount } from '../../ui/pay.ts'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { toneClass, toneIcon } from '../../ui/tones.ts'
import { useNow } from '../clock/index.ts'
import { useGrowing } from './ApplicantsGrowing.ts'
import { openerId, type ApplicantsViewProps } from './ApplicantsList.tsx'
import { columnsOf, inStatus } from './ApplicantsSearch.ts'
import { ApplicantsStatusField, statusFieldId } from './ApplicantsStatusField.tsx'
import { wordingOf } from './status.ts'

/** How many cards of a column are rendered. The columns grow beside each other. */
const growth = { first: 12, step: 6 }

/** Applicants by status, a column for each. On a phone the columns follow one another. */
export function ApplicantsBoard({
  only,
  ...props
}: ApplicantsViewProps & {
  /** The one status that is looked at: of the others it is not known here who has them. */
  only: string | undefined
}) {
  const { applications, onStatus } = props
  const now = useNow()
  const moved = useRef<number>(undefined)

  const move = useCallback(
    (id: number, status: StatusChoice) => {
      moved.current = id
      onStatus(id, status)
    },
    [onStatus],
  )

  // A card in another column is another element: focus goes along with it, and back when it is taken back.
  useEffect(() => {
    const card = applications.find(({ id }) => id === moved.current)
    if (card && document.activeElement === document.body)
      document.getElementById(statusFieldId(card.id))?.focus()
  }, [applications])

  return (
    <div className="@container">
      <div
        className={cx(
          'grid gap-x-4 gap-y-8 @min-[36rem]:grid-cols-2 @min-[52rem]:grid-cols-3',
          // One beside the other, however many there are; a single one keeps the width of a card.
          only
            ? '@min-[70rem]:grid-cols-6'
            : '@min-[70rem]:auto-cols-fr @min-[70rem]:grid-flow-col @min-[70rem]:grid-cols-none',
        )}
      >
        {(only ? [only] : columnsOf(applications)).map((status) => (
          <Column
            key={status}
            {...props}
            onStatus={move}
            status={status}
            applications={inStatus(applications, status)}
            now={now}
          />
        ))}
      </div>
    </div>
  )
}

function Column({
  status,
  applications,
  now,
  selected,
  open,
  onSelect,
  onOpen,
  onStatus,
}: ApplicantsViewProps & { status: string; now: number }) {
  const { label, tone, icon: Sign = toneIcon[tone] } = wordingOf(status)
  const { count, isWhole, endRef, more } = useGrowing(applications.length, growth)
  const headingId = `column-${status}`
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <h3
        id={headingId}
        className={cx(
          'flex items-center gap-2 rounded-sm px-2 py-1.5 text-dense tracking-normal',
          toneClass[tone],
        )}
      >
        <Sign />
        <span className="min-w-0 grow truncate">{label}</span>
        <span className="nums font-normal">{formatCount(applications.length)}</span>
      </h3>
      {applications.length === 0 ? (
        <p className="border-b border-rule px-2 py-3 text-dense text-ink-2">Nobody</p>
      ) : (
        <ul>
          {applications.slice(0, count).map((application) => (
            <Card
              key={application.id}
              application={application}
              isSelected={selected.has(application.id)}
              isOpen={open === application.id}
              now={now}
              onSelect={onSelect}
              onOpen={onOpen}
              onStatus={onStatus}
            />
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

const Card = memo(function Card({
  application,
  isSelected,
  isOpen,
  now,
  onSelect,
  onOpen,
  onStatus,
}: {
  application: Application
  isSelected: boolean
  isOpen: boolean
  now: number
} & Pick<ApplicantsViewProps, 'onSelect' | 'onOpen' | 'onStatus'>) {
  const { id, user, created_at } = application
  return (
    <li
      className={cx(
        'border-b border-rule px-2 pt-1 pb-2.5 [contain-intrinsic-size:auto_6.5rem] [content-visibility:auto]',
        isOpen ? 'bg-action-soft' : isSelected && 'bg-raised',
      )}
    >
      <div className="flex items-center gap-1">
        <button
          id={openerId(id)}
          type="button"
          aria-expanded={isOpen}
          onClick={() => onOpen(id)}
          className="min-h-9 min-w-0 grow cursor-pointer truncate rounded-sm text-start text-dense font-semibold hover:text-action focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
        >
          <bdi>{user.name}</bdi>
        </button>
        <Checkbox
          label={`Select ${user.name}`}
          hideLabel
          value={isSelected}
          onChange={(checked) => onSelect(id, checked)}
        />
      </div>
      <p className="pb-1.5 text-fine text-ink-2">
        <RelativeTime iso={created_at} now={now} tabStop={false} />
      </p>
      <ApplicantsStatusField application={application} onStatus={onStatus} />
    </li>
  )
})
