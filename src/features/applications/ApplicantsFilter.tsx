import type { ApplicationStatus } from '../../api/applications.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { formatCount } from '../../ui/count.ts'
import { statusWording } from './status-wording.ts'
import { applicationStatuses } from './status-choices.ts'

/** The id of the pressed chip of the status filter. */
export const filterId = 'applicants-status-filter'

/** The status filter: a chip for all applicants and one for each status. On a phone the chips scroll sideways. */
export function ApplicantsFilter({
  value,
  counts,
  total,
  onChange,
}: {
  value: ApplicationStatus | undefined
  /** The number of applicants by status; `undefined` if the backend may not have returned all applicants. */
  counts: ReadonlyMap<string, number> | undefined
  total: number
  onChange: (status: ApplicationStatus | undefined) => void
}) {
  const chips = [
    { status: undefined, label: 'All', count: total },
    ...applicationStatuses.map((status) => ({
      status,
      label: statusWording[status].label,
      count: counts?.get(status) ?? 0,
    })),
  ]
  return (
    <fieldset className="min-w-0 max-w-full">
      <legend className="sr-only">Filter by status</legend>
      <div className="relative -m-1 flex gap-2 overflow-x-auto p-1 sm:flex-wrap">
        {chips.map(({ status, label, count }) => (
          <button
            key={label}
            ref={status === value ? showChip : undefined}
            id={status === value ? filterId : undefined}
            type="button"
            aria-pressed={status === value}
            onClick={() => onChange(status)}
            className={buttonClass({
              size: 'sm',
              className:
                'shrink-0 whitespace-nowrap aria-pressed:border-action aria-pressed:bg-action-soft aria-pressed:text-action',
            })}
          >
            <span>{label}</span>
            {counts && <span className="nums font-normal">{formatCount(count)}</span>}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** Scrolls the row sideways until the pressed chip is in the middle. */
function showChip(chip: HTMLElement | null) {
  if (!chip?.parentElement) return
  const row = chip.parentElement
  row.scrollTo({ left: chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2 })
}
