import type { ComponentProps, ReactNode } from 'react'
import { buttonClass } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Kanban, LayoutList } from '../../ui/Icon.tsx'
import type { useSettledText } from '../../ui/useSettled.ts'
import { ListSearch } from '../loading/index.ts'
import { ApplicantsFilter } from './ApplicantsFilter.tsx'
import type { ApplicantsSearch } from './applicants-search.ts'

/** The controls above the applicants: the search, the choice of list or board, and the status filter. */
export function ApplicantsTools({
  field,
  search,
  counts,
  total,
  onSearch,
  children,
}: Pick<ComponentProps<typeof ApplicantsFilter>, 'counts' | 'total'> & {
  /** The state of the search field. */
  field: ReturnType<typeof useSettledText>
  search: ApplicantsSearch
  onSearch: (change: ApplicantsSearch) => void
  /** A control beside the choice of list or board. */
  children: ReactNode
}) {
  const isBoard = search.view === 'board'
  return (
    <search aria-label="Applicants" className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <ListSearch
        field={field}
        label="Search applicants"
        hideLabel
        placeholder="Name or email"
        className="grow basis-40 sm:max-w-96 sm:basis-64"
      />
      <fieldset className="flex">
        <legend className="sr-only">View</legend>
        <ViewButton isOn={!isBoard} onClick={() => onSearch({ view: undefined })} className="rounded-e-none">
          <LayoutList />
          List
        </ViewButton>
        <ViewButton
          isOn={isBoard}
          onClick={() => onSearch({ view: 'board' })}
          className="-ms-px rounded-s-none"
        >
          <Kanban />
          Board
        </ViewButton>
      </fieldset>
      {children}
      <ApplicantsFilter
        value={search.status}
        counts={counts}
        total={total}
        onChange={(status) => onSearch({ status })}
      />
    </search>
  )
}

function ViewButton({
  isOn,
  onClick,
  className,
  children,
}: {
  isOn: boolean
  onClick: () => void
  className: string
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onClick}
      className={buttonClass({
        className: cx(
          'min-h-11 focus-visible:z-1 max-sm:[&_svg]:hidden aria-pressed:border-ink aria-pressed:bg-raised aria-[pressed=true]:z-1 aria-[pressed=false]:text-ink-2',
          className,
        ),
      })}
    >
      {children}
    </button>
  )
}
