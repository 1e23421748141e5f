import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { Application, StatusChoice } from '../../api/applications.ts'
import { jobQuery, type Job } from '../../api/jobs.ts'
import { quiet } from '../../api/meta.ts'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { cx } from '../../ui/cx.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { formatCount } from '../../ui/count.ts'
import { LastChangeBar } from '../../ui/LastChangeBar.tsx'
import { letterOf } from '../../ui/letter-of.ts'
import { Loading } from '../../ui/Skeleton.tsx'
import { useFoundAnnouncement } from '../../ui/useFoundAnnouncement.ts'
import { useMedia } from '../../ui/useMedia.ts'
import { useSettledText } from '../../ui/useSettled.ts'
import { ListGap, LoadFailure, useSteadyQuery } from '../loading/index.ts'
import { ApplicantsBoard } from './ApplicantsBoard.tsx'
import { ApplicantsKeys, areKeysOn } from './ApplicantsKeys.tsx'
import { ApplicantsLastChange } from './ApplicantsLastChange.tsx'
import { ApplicantsList, ApplicantsListSkeleton, selectAllId } from './ApplicantsList.tsx'
import { ApplicantsPanel, shortlistId } from './ApplicantsPanel.tsx'
import { countByStatus, inOrderOfBoard, neighbours, type ApplicantsSearch } from './applicants-search.ts'
import { useStatusChange } from './useStatusChange.ts'
import { focusHome, openerId } from './ApplicantsStatusField.tsx'
import { ApplicantsSelectionBar } from './ApplicantsSelectionBar.tsx'
import { ApplicantsTools } from './ApplicantsTools.tsx'
import { filterId } from './ApplicantsFilter.tsx'
import { quoted } from '../../ui/quoted.ts'

/**
 * The applicants for a recruiter's job, with a search, a status filter, a list or a board, actions for the selection
 * and a panel for one applicant. The view is kept in the URL.
 */
export function ApplicantsSection({
  job,
  search,
  onSearch,
}: {
  job: Job
  search: ApplicantsSearch
  /** Changes the URL; `replace` adds no history entry. */
  onSearch: (change: ApplicantsSearch, options?: { replace: boolean }) => void
}) {
  const words = search.search ?? ''
  const found = useSteadyQuery({
    ...quiet(jobQuery(job.id, words)),
    placeholderData: keepPreviousData,
  })
  const applications = useMemo(() => found.data?.applications ?? [], [found.data])
  // The search that the list shows: the previous one until the answer to a new search arrives.
  const [listed, setListed] = useState(words)
  if (listed !== words && !found.isPlaceholderData) setListed(words)
  const omitted = found.data?.omitted?.['applications'] ?? 0
  const total = Math.max(job.applicants ?? 0, applications.length + omitted)
  // Counts by status are right only if the backend has returned all applications: `job.applicants` is their number.
  const all = useQuery({ ...jobQuery(job.id), enabled: false }).data?.applications
  const isComplete =
    job.applicants !== undefined && all !== undefined && all.length >= job.applicants && omitted === 0
  const isBoard = search.view === 'board'

  const shown = useMemo(() => {
    const ofStatus = search.status
      ? applications.filter(({ status }) => status === search.status)
      : applications
    return isBoard ? inOrderOfBoard(ofStatus) : ofStatus
  }, [applications, search.status, isBoard])

  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const chosen = useMemo(() => shown.filter(({ id }) => selected.has(id)), [shown, selected])
  const statuses = useStatusChange(applications)
  const [rowsTop, setRowsTop] = useState(0)
  const [hasKeys, setKeys] = useState(areKeysOn)
  // Whether a panel fits beside the list.
  const isWide = useMedia('(min-width: 64rem)', true)
  // If a new status removes the open applicant from the list, the panel stays open with the same neighbours.
  const open = applications.find(({ id }) => id === search.applicant)
  const place = shown.findIndex(({ id }) => id === search.applicant)
  const [lastPlace, setLastPlace] = useState(place)
  if (place >= 0 && place !== lastPlace) setLastPlace(place)
  const beside =
    open && place >= 0
      ? neighbours(shown, open.id)
      : { previous: shown[lastPlace - 1]?.id, next: shown[lastPlace]?.id }
  const [wasOpenedHere, setOpenedHere] = useState(false)

  // The handlers passed to rows are stable, so that a long list rerenders only the rows that have changed.
  const change = useRef(onSearch)
  useEffect(() => {
    change.current = onSearch
  })
  const onOpen = useCallback((id: number) => {
    setOpenedHere(true)
    change.current({ applicant: id })
  }, [])
  const turnTo = useCallback((id: number) => change.current({ applicant: id }, { replace: true }), [])
  const setStatus = statuses.set
  const onStatus = useCallback(
    (id: number, status: StatusChoice) => void setStatus([id], status),
    [setStatus],
  )
  const onSelect = useCallback((id: number, isSelected: boolean) => {
    setSelected((before) => {
      const after = new Set(before)
      if (isSelected) after.add(id)
      else after.delete(id)
      return after
    })
  }, [])
  const onSelectAll = (isSelected: boolean) =>
    setSelected(new Set(isSelected ? shown.map(({ id }) => id) : []))

  const field = useSettledText(words, (text, options) => onSearch({ search: text || undefined }, options))
  useFoundAnnouncement(
    `${words} ${search.status ?? ''}`,
    found.isPlaceholderData || found.isError || (omitted > 0 && shown.length === 0)
      ? undefined
      : shown.length === 1
        ? '1 applicant found.'
        : `${formatCount(shown.length)} applicants found.`,
  )

  function close() {
    onSearch({ applicant: undefined })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented) return
    const step = hasKeys && stepOf(event)
    if (step) {
      const id = open ? beside[step] : shown[0]?.id
      if (id === undefined) return
      event.preventDefault()
      if (open) turnTo(id)
      else onOpen(id)
      document.getElementById(openerId(id))?.scrollIntoView({ block: 'nearest' })
      return
    }
    if (event.key !== 'Escape' || !open || !isWide) return
    // In a search field with text, the browser uses Escape to clear the field, so the panel stays open.
    if (event.target instanceof HTMLInputElement && event.target.type === 'search' && event.target.value)
      return
    event.preventDefault()
    close()
  }

  if (total === 0 && words === '') {
    return (
      <EmptyState title="No applicants yet">
        {job.state === 'approved'
          ? 'We’ll notify you, here and by email, when someone applies.'
          : 'Nobody else can see this job until it is approved.'}
      </EmptyState>
    )
  }

  const viewProps = {
    applications: shown,
    selected,
    open: open?.id,
    onSelect,
    onSelectAll,
    onOpen,
    onStatus,
  }
  return (
    <section aria-label="Applicants" data-focus-home={`${selectAllId} ${filterId}`} onKeyDown={onKeyDown}>
      <ApplicantsTools
        field={field}
        search={search}
        counts={isComplete ? countByStatus(applications) : undefined}
        total={applications.length}
        onSearch={onSearch}
      >
        <ApplicantsKeys isOn={hasKeys} onChange={setKeys} />
      </ApplicantsTools>

      {statuses.failure && (
        <Callout
          tone="bad"
          title={
            statuses.failure.changes.length === 1
              ? `We couldn’t save the status of ${quoted(nameOf(applications, statuses.failure.changes[0]?.id))}.`
              : `We couldn’t save the status of ${formatCount(statuses.failure.changes.length)} applicants.`
          }
          className="mt-4"
          action={
            <div className="flex gap-2">
              <Button size="sm" onClick={statuses.retry}>
                Try again
              </Button>
              <Button size="sm" variant="quiet" onClick={statuses.dismiss}>
                Dismiss
              </Button>
            </div>
          }
        >
          {statuses.failure.message}
        </Callout>
      )}

      <div
        className={cx(
          'mt-4 grid items-start gap-6',
          open && isWide && 'grid-cols-[minmax(0,1fr)_minmax(24rem,30rem)]',
        )}
      >
        <div className="min-w-0">
          <ListGap
            rows={shown.length}
            omitted={omitted}
            title="We couldn’t read the applicants."
            query={found}
          />
          {found.isError && !found.data ? (
            <LoadFailure title="We couldn’t load the applicants." query={found} />
          ) : !found.data ? (
            <Loading label="Loading the applicants">
              <ApplicantsListSkeleton rows={Math.min(total, 10)} />
            </Loading>
          ) : shown.length === 0 ? (
            omitted === 0 && (
              <EmptyState
                title="No applicants found"
                action={
                  <Button
                    onClick={() => {
                      field.type('')
                      onSearch({ search: undefined, status: undefined })
                    }}
                  >
                    {`Show all ${formatCount(total)}`}
                  </Button>
                }
              >
                No applicant matches this search and status.
              </EmptyState>
            )
          ) : isBoard ? (
            <ApplicantsBoard key={listed} {...viewProps} only={search.status} />
          ) : (
            <ApplicantsList
              key={`${listed} ${search.status ?? ''}`}
              {...viewProps}
              top={rowsTop}
              onTop={setRowsTop}
            />
          )}
        </div>
        {open && (
          <ApplicantsPanel
            application={open}
            {...beside}
            isBeside={isWide}
            takesFocus={wasOpenedHere}
            hasKeys={hasKeys}
            onOpen={turnTo}
            onClose={close}
            onStatus={onStatus}
            lastChange={
              statuses.done && (
                <ApplicantsLastChange
                  done={statuses.done}
                  isSaving={statuses.isSaving}
                  onUndone={() => document.getElementById(shortlistId)?.focus()}
                />
              )
            }
          />
        )}
      </div>

      {chosen.length === 0 && statuses.done && (isWide || !open) && (
        <LastChangeBar
          failed={false}
          action={statuses.done.undo && 'Undo'}
          onAction={() => statuses.done?.undo?.()}
          focusHome={focusHome(statuses.done.ids[0] ?? 0)}
          busy={statuses.isSaving}
          onDismiss={statuses.dismiss}
        >
          {statuses.done.words}
        </LastChangeBar>
      )}
      {chosen.length > 0 && (
        <ApplicantsSelectionBar
          done={statuses.done}
          job={job}
          chosen={chosen}
          total={shown.length}
          isSaving={statuses.isSaving}
          onStatus={(status) =>
            void setStatus(
              chosen.map(({ id }) => id),
              status,
            )
          }
          onSelectAll={() => onSelectAll(true)}
          onClear={() => onSelectAll(false)}
        />
      )}
    </section>
  )
}

/** Returns which applicant a key opens: J the next, K the previous. Ignores keys in text fields and selects. */
function stepOf({ nativeEvent, target }: KeyboardEvent): 'next' | 'previous' | undefined {
  if (['Control', 'Meta', 'Alt', 'AltGraph'].some((key) => nativeEvent.getModifierState(key)))
    return undefined
  if (target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select'))
    return undefined
  return { j: 'next' as const, k: 'previous' as const }[letterOf(nativeEvent) ?? '']
}

function nameOf(applications: readonly Application[], id: number | undefined): string {
  return applications.find((application) => application.id === id)?.user.name ?? 'an applicant'
}
