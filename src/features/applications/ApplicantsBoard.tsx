import { type DragEvent, type KeyboardEvent, memo, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { cx } from '../../ui/cx.ts'
import { formatCount } from '../../ui/count.ts'
import { DisclosureMenu, menuItemClass } from '../../ui/DisclosureMenu.tsx'
import { Check, Ellipsis } from '../../ui/Icon.tsx'
import { iconButtonClass } from '../../ui/IconButton.tsx'
import { toneClass, toneIcon } from '../../ui/tones.ts'
import {
  type ApplicantProps,
  applicantProps,
  type ApplicantsViewProps,
  AppliedTime,
  openClass,
} from './ApplicantsList.tsx'
import { columnsOf, inStatus, profileLine } from './applicants-search.ts'
import { openerId } from './ApplicantsStatusField.tsx'
import { statusWording, wordingOf } from './status-wording.ts'
import { isStatusChoice, statusChoices } from './status-choices.ts'
import { quoted } from '../../ui/quoted.ts'

/** How many cards of a column are shown at first, and how many more at a time. */
const step = 30

/**
 * Applicants in one column for each status. A mouse can drag a card to another column; the card's menu, and Shift with an
 * arrow key, move it as well (product: accessibility).
 */
export function ApplicantsBoard({
  only,
  ...props
}: ApplicantsViewProps & {
  /** The status filter, which a phone always has: only its column is shown. */
  only: string | undefined
}) {
  const { applications } = props
  return (
    <div className="@container">
      <div
        className={cx(
          'grid gap-x-2 gap-y-8 late:@min-[34rem]:grid-cols-2 late:@min-[44rem]:grid-cols-3',
          // In a wide container all columns share one row; a filtered board's only column takes a sixth of it.
          only
            ? 'late:@min-[66rem]:grid-cols-6'
            : 'late:@min-[66rem]:auto-cols-fr late:@min-[66rem]:grid-flow-col late:@min-[66rem]:grid-cols-none',
        )}
      >
        {(only ? [only] : columnsOf(applications)).map((status) => (
          <Column key={status} {...props} status={status} applications={inStatus(applications, status)} />
        ))}
      </div>
    </div>
  )
}

function Column({ status, ...view }: ApplicantsViewProps & { status: string }) {
  const { applications, onStatus } = view
  const { label, tone, icon: Sign = toneIcon[tone] } = wordingOf(status)
  const [count, setCount] = useState(step)
  const headingId = `column-${status}`
  const [isTarget, setTarget] = useState(false)
  return (
    <section
      aria-labelledby={headingId}
      className={cx('min-w-0 rounded-sm', isTarget && 'bg-action-soft outline-2 outline-action')}
      onDragOver={(event) => {
        if (!isCard(event) || !isStatusChoice(status)) return
        event.preventDefault()
        setTarget(true)
      }}
      onDragLeave={({ relatedTarget, currentTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setTarget(false)
      }}
      onDrop={(event) => {
        setTarget(false)
        const [id, from] = event.dataTransfer.getData(cardType).split(' ')
        if (id && from !== status && isStatusChoice(status)) onStatus(Number(id), status)
      }}
    >
      <h3
        id={headingId}
        className={cx(
          'flex min-h-9 items-center gap-2 rounded-sm px-2 py-1 text-dense tracking-normal',
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
      {count < applications.length && (
        <p className="py-3">
          <Button size="sm" onClick={() => setCount(count + step)} aria-label={`Show more in ${label}`}>
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
  isSelecting,
  isOpen,
  focusHome,
  onSelect,
  onOpen,
  onStatus,
}: ApplicantProps) {
  const { id, user, status } = application
  const line = profileLine(user)
  const others = statusChoices.filter((choice) => choice !== status)
  const [isDragged, setDragged] = useState(false)

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    const rightward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const by = { ArrowRight: rightward, ArrowLeft: -rightward }[event.key]
    if (by === undefined || !event.shiftKey || !isStatusChoice(status)) return
    event.preventDefault()
    const to = statusChoices[statusChoices.indexOf(status) + by]
    if (to) onStatus(id, to)
  }

  return (
    <li
      draggable
      data-focus-home={focusHome}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(cardType, `${id} ${status}`)
        dataTransfer.effectAllowed = 'move'
        setDragged(true)
      }}
      onDragEnd={() => setDragged(false)}
      className={cx(
        // An open menu is larger than its card.
        'relative flex late:cursor-grab items-start gap-1 border-b border-rule py-2 ps-2 late:[contain-intrinsic-size:auto_5.5rem] late:not-has-[ul_button]:[content-visibility:auto]',
        isOpen ? openClass : isSelected ? 'bg-raised' : 'hover:bg-raised',
        isDragged && 'opacity-55',
      )}
    >
      <div className="min-w-0 grow">
        <button
          id={openerId(id)}
          type="button"
          aria-expanded={isOpen}
          aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
          onClick={() => onOpen(id)}
          onKeyDown={onKeyDown}
          dir="auto"
          className="block min-h-6 w-full cursor-pointer rounded-sm text-start leading-snug wrap-anywhere text-dense font-semibold late:after:absolute late:after:inset-0 hover:text-action focus-visible:-outline-offset-2"
        >
          {user.name}
        </button>
        {line && (
          <p dir="auto" className="truncate text-fine text-ink-2">
            {line}
          </p>
        )}
        <p className="text-fine text-ink-2">
          <AppliedTime application={application} />
        </p>
      </div>
      <div className="relative z-1 late:has-[[aria-expanded=true]]:z-30 print:hidden">
        {isSelecting ? (
          <Checkbox
            label={`Select ${quoted(user.name)}`}
            hideLabel
            value={isSelected}
            onChange={(checked) => onSelect(id, checked)}
            className="late:p-2"
          />
        ) : (
          <DisclosureMenu
            name={`Actions for ${quoted(user.name)}`}
            label={<Ellipsis />}
            chevron={false}
            align="end"
            triggerClassName={iconButtonClass()}
          >
            {others.map((choice) => {
              const { label, icon: Sign } = statusWording[choice]
              return (
                <li key={choice}>
                  <button type="button" className={menuItemClass()} onClick={() => onStatus(id, choice)}>
                    <Sign />
                    {`Move to ${label}`}
                  </button>
                </li>
              )
            })}
            <li className="mt-1 border-t border-rule pt-1">
              <button type="button" className={menuItemClass()} onClick={() => onSelect(id, true)}>
                <Check />
                Select
              </button>
            </li>
          </DisclosureMenu>
        )}
      </div>
    </li>
  )
})
