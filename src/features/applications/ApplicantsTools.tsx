import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { formatCount } from '../../ui/count.ts'
import { Kanban, LayoutList } from '../../ui/Icon.tsx'
import type { useSettledText } from '../../ui/useSettled.ts'
import { ListSearch } from '../loading/index.ts'
import type { ApplicantsSearch } from './applicants-search.ts'
import { applicationStatuses } from './status-choices.ts'
import { statusWording } from './status-wording.ts'

/** The id of the pressed chip of the status filter. */
export const filterId = 'applicants-status-filter'

type ToolsProps = {
  search: ApplicantsSearch
  /** The number of applicants by status; `undefined` if the backend may not have returned all applicants. */
  counts: ReadonlyMap<string, number> | undefined
  total: number
  /** Whether the filter can be off: a board on a phone shows one status at a time. */
  hasAll: boolean
  onSearch: (change: ApplicantsSearch) => void
}

const views = [
  { view: undefined, label: 'List', icon: LayoutList, className: 'late:rounded-e-none' },
  { view: 'board', label: 'Board', icon: Kanban, className: '-ms-px late:rounded-s-none' },
] as const

/** The controls above the applicants: the search, the choice of list or board, and the status filter. */
export function ApplicantsTools({
  field,
  children,
  ...tools
}: ToolsProps & {
  /** The state of the search field. */
  field: ReturnType<typeof useSettledText>
  /** A control beside the choice of list or board. */
  children: ReactNode
}) {
  const { search, onSearch } = tools
  return (
    <search aria-label="Applicants" className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <StatusFilter {...tools} />
      <ListSearch
        field={field}
        label="Search applicants"
        hideLabel
        placeholder="Name or email"
        className="grow late:basis-40 sm:max-w-96 late:pointer-fine:[&_input]:min-h-10 late:pointer-fine:[&_input]:py-1"
      />
      <fieldset className="flex">
        <legend className="sr-only">View</legend>
        {views.map(({ view, label, icon: Sign, className }) => (
          <button
            key={label}
            type="button"
            aria-pressed={search.view === view}
            onClick={() => onSearch({ view })}
            className={buttonClass({
              className: cx(
                'late:focus-visible:z-1 late:max-sm:[&_svg]:hidden aria-pressed:border-ink aria-pressed:bg-raised late:aria-[pressed=true]:z-1 aria-[pressed=false]:text-ink-2',
                className,
              ),
            })}
          >
            <Sign />
            {label}
          </button>
        ))}
      </fieldset>
      {children}
    </search>
  )
}

/** The status filter: a chip for all applicants and one for each status. On a phone the chips scroll sideways. */
function StatusFilter({ search: { status: chosen }, counts, total, hasAll, onSearch }: ToolsProps) {
  const chips = [
    ...(hasAll ? [{ status: undefined, label: 'All', count: total }] : []),
    ...applicationStatuses.map((status) => ({
      status,
      label: statusWording[status].label,
      count: counts?.get(status) ?? 0,
    })),
  ]
  return (
    <fieldset className="min-w-0 max-w-full">
      <legend className="sr-only">Filter by status</legend>
      <div className="relative late:-m-1 flex gap-1.5 overflow-x-auto p-1 late:sm:flex-wrap">
        {chips.map(({ status, label, count }) => (
          <button
            key={label}
            ref={status === chosen ? showChip : undefined}
            id={status === chosen ? filterId : undefined}
            type="button"
            aria-pressed={status === chosen}
            onClick={() => onSearch({ status })}
            className={buttonClass({
              size: 'sm',
              className:
                'shrink-0 late:px-2.5! whitespace-nowrap aria-pressed:border-action aria-pressed:bg-action-soft aria-pressed:text-action',
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
