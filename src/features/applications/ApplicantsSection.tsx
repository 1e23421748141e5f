import '../../ui/late.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { Application, ApplicationStatus, StatusChoice } from '../../api/applications.ts'
import { jobQuery, type Job } from '../../api/jobs.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { formatCount } from '../../ui/count.ts'
import { LastChangeBar } from '../../ui/LastChangeBar.tsx'
import { letterOf } from '../../ui/letter-of.ts'
import { useFoundAnnouncement } from '../../ui/useFoundAnnouncement.ts'
import { useMedia } from '../../ui/useMedia.ts'
import { useSettledText } from '../../ui/useSettled.ts'
import { List, useSteadyQuery } from '../loading/index.ts'
import { ApplicantsBoard } from './ApplicantsBoard.tsx'
import { ApplicantsKeys, areKeysOn } from './ApplicantsKeys.tsx'
import { ApplicantsLastChange } from './ApplicantsLastChange.tsx'
import { ApplicantsList, sampleApplication, selectAllId } from './ApplicantsList.tsx'
import { ApplicantsPanel, shortlistId } from './ApplicantsPanel.tsx'
import { countByStatus, inOrderOfBoard, inStatus, type ApplicantsSearch } from './applicants-search.ts'
import { applicationStatuses, isStatusChoice } from './status-choices.ts'
import { useStatusChange } from './useStatusChange.ts'
import { focusHome, openerId } from './ApplicantsStatusField.tsx'
import { ApplicantsSelectionBar } from './ApplicantsSelectionBar.tsx'
import { ApplicantsTools, filterId } from './ApplicantsTools.tsx'

type SectionProps = {
  job: Job
  search: ApplicantsSearch
  /** Changes the URL; `replace` adds no history entry. */
  onSearch: (change: ApplicantsSearch, options?: { replace: boolean }) => void
}

/**
 * The applicants for a recruiter's job, with a search, a status filter, a list or a board, actions for the selection
 * and a panel for one applicant. The view is kept in the URL.
 */
export function ApplicantsSection({ job, search: address, onSearch }: SectionProps) {
  const words = address.search ?? ''
  const isBoard = address.view === 'board'
  const isColumn = useMedia('(width < 40rem)') && isBoard
  const { query, applications, status, isOne, shown, shownWords, total, isComplete, unlisted } =
    useApplicants(job, address, isColumn)
  const search = { ...address, status }
  const selection = useSelection(shown)
  const statuses = useStatusChange(applications)
  const [hasKeys, setKeys] = useState(areKeysOn)
  // Whether a sheet fits beside the list.
  const isWide = useMedia('(min-width: 64rem)', true)
  const panel = useOpenApplicant({ applications, shown, id: search.applicant, onSearch, hasKeys, isWide })
  const setStatus = statuses.set
  const onStatus = useCallback((id: number, to: StatusChoice) => void setStatus([id], to), [setStatus])
  const field = useSettledText(words, (text, options) => onSearch({ search: text || undefined }, options))

  if (total === 0 && words === '') {
    return (
      <EmptyState title="No applicants yet">
        {/pending|cancelled/.test(job.state)
          ? 'Nobody else can see this job until it is approved.'
          : 'We’ll notify you, here and by email, when someone applies.'}
      </EmptyState>
    )
  }

  const { open } = panel
  const { chosen, onSelectAll } = selection
  const { note, isSaving } = statuses
  return (
    <section
      aria-label="Applicants"
      data-focus-home={`${selectAllId} ${filterId}`}
      onKeyDown={panel.onKeyDown}
    >
      <ApplicantsTools
        field={field}
        search={search}
        counts={isComplete ? countByStatus(applications) : undefined}
        total={applications.length}
        hasAll={!isOne}
        onSearch={onSearch}
      >
        <ApplicantsKeys isOn={hasKeys} onChange={setKeys} />
      </ApplicantsTools>
      {unlisted > 0 && (
        <p className="mt-4 text-dense">{`The server didn’t list ${formatCount(unlisted)} of ${formatCount(total)} applicants.`}</p>
      )}
      <div className={isBoard ? 'mt-3' : 'mt-1 late:max-sm:mt-3'}>
        <List
          // Not dimmed during a search: that would restyle each of up to 100 rows twice.
          query={{ ...query, isPlaceholderData: false }}
          rows={query.data && shown}
          field="applications"
          of="the applicants"
          sample={sampleApplication}
          count={Math.min(total, 10)}
          empty={
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
              {!unlisted && 'No applicant matches this search and status.'}
            </EmptyState>
          }
        >
          {(rows) => {
            const view = {
              ...selection,
              applications: rows,
              open: open?.id,
              onOpen: panel.onOpen,
              onStatus,
            }
            return isBoard ? (
              <ApplicantsBoard key={shownWords} {...view} only={search.status} />
            ) : (
              <ApplicantsList key={`${shownWords} ${search.status ?? ''}`} {...view} />
            )
          }}
        </List>
      </div>
      {open && (
        <ApplicantsPanel
          application={open}
          {...panel.beside}
          isBeside={isWide}
          takesFocus={panel.wasOpenedHere}
          hasKeys={hasKeys}
          onOpen={panel.turnTo}
          onClose={panel.close}
          onStatus={onStatus}
          lastChange={
            note && (
              <ApplicantsLastChange
                note={note}
                isSaving={isSaving}
                onUndone={() => document.getElementById(shortlistId)?.focus()}
              />
            )
          }
        />
      )}
      {chosen.length === 0 && note && (isWide || !open) && (
        <LastChangeBar
          failed={note.failed}
          action={note.action}
          onAction={note.act}
          focusHome={focusHome(note.ids[0] ?? 0)}
          busy={isSaving}
          onDismiss={statuses.dismiss}
        >
          {note.words}
        </LastChangeBar>
      )}
      {chosen.length > 0 && (
        <ApplicantsSelectionBar
          job={job}
          chosen={chosen}
          total={shown.length}
          statuses={statuses}
          onSelectAll={onSelectAll}
        />
      )}
    </section>
  )
}

/**
 * The applicants that match the search, and those that the view shows: with the chosen status, in its order.
 * @param isColumn whether the view shows one status at a time; without a choice, the first that an applicant has
 */
function useApplicants(
  job: Job,
  { search: words = '', status: chosen, view }: ApplicantsSearch,
  isColumn: boolean,
) {
  const query = useSteadyQuery({ ...jobQuery(job.id, words), placeholderData: keepPreviousData })
  const { data, isPlaceholderData, isError } = query
  const applications = useMemo(() => data?.applications ?? [], [data])
  // The search of the applicants on screen: the previous one until the answer to a new search arrives.
  const [shownWords, setShownWords] = useState(words)
  if (shownWords !== words && !isPlaceholderData) setShownWords(words)
  const omitted = data?.omitted?.['applications'] ?? 0
  // Counts by status are right only if the backend has returned all applications: `job.applicants` is their number.
  const all = useQuery({ ...jobQuery(job.id), enabled: false }).data
  const listed = all && all.applications.length + (all.omitted?.['applications'] ?? 0)
  const unlisted = listed === undefined ? 0 : Math.max(0, (job.applicants ?? 0) - listed)
  const isComplete = job.applicants !== undefined && all !== undefined && unlisted === 0 && omitted === 0
  // An unknown status has no chip, so all columns are shown, one below the other.
  const isOne = isColumn && applications.every((one) => isStatusChoice(one.status))
  const [first, setFirst] = useState<ApplicationStatus>()
  // Kept, so that a change of status doesn't show another column.
  if (isOne && !first) setFirst(applicationStatuses.find((each) => inStatus(applications, each).length > 0))
  const status = chosen ?? (isOne ? first : undefined)
  const shown = useMemo(() => {
    const ofStatus = status ? inStatus(applications, status) : applications
    return view === 'board' ? inOrderOfBoard(ofStatus) : ofStatus
  }, [applications, status, view])
  useFoundAnnouncement(
    `${words} ${status ?? ''}`,
    isPlaceholderData || isError || (omitted > 0 && shown.length === 0)
      ? undefined
      : shown.length === 1
        ? '1 applicant found.'
        : `${formatCount(shown.length)} applicants found.`,
  )
  const total = Math.max(job.applicants ?? 0, applications.length + omitted)
  return { query, applications, status, isOne, shown, shownWords, total, isComplete, unlisted }
}

/** The selected applicants. `chosen` has those in the view. */
function useSelection(shown: readonly Application[]) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const chosen = useMemo(() => shown.filter(({ id }) => selected.has(id)), [shown, selected])
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
  return { selected, chosen, onSelect, onSelectAll }
}

/** The open applicant, and what opens another one or closes the panel. */
function useOpenApplicant({
  applications,
  shown,
  id,
  onSearch,
  hasKeys,
  isWide,
}: Pick<SectionProps, 'onSearch'> & {
  applications: readonly Application[]
  shown: readonly Application[]
  /** The id in the URL. */
  id: number | undefined
  hasKeys: boolean
  isWide: boolean
}) {
  const open = applications.find((application) => application.id === id)
  // If a new status removes the open applicant from the list, the panel stays open with the same neighbours.
  const place = shown.findIndex((application) => application.id === id)
  const [lastPlace, setLastPlace] = useState(place)
  if (place >= 0 && place !== lastPlace) setLastPlace(place)
  const next = place >= 0 ? place + 1 : lastPlace
  const beside = { previous: shown[lastPlace - 1]?.id, next: shown[next]?.id }
  const [wasOpenedHere, setOpenedHere] = useState(false)

  // The handlers passed to rows are stable, so that a long list rerenders only the rows that have changed.
  const change = useRef(onSearch)
  useEffect(() => {
    change.current = onSearch
  })
  const onOpen = useCallback((applicant: number) => {
    setOpenedHere(true)
    change.current({ applicant })
  }, [])
  const turnTo = (applicant: number) => onSearch({ applicant }, { replace: true })
  const close = () => onSearch({ applicant: undefined })

  // The row of a long list may appear only with its applicant.
  const isTurnedByKey = useRef(false)
  useEffect(() => {
    if (isTurnedByKey.current && id !== undefined)
      document.getElementById(openerId(id))?.scrollIntoView({ block: 'nearest' })
    isTurnedByKey.current = false
  }, [id])

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented) return
    const step = hasKeys && stepOf(event)
    if (step) {
      const applicant = open ? beside[step] : shown[0]?.id
      if (applicant === undefined) return
      event.preventDefault()
      isTurnedByKey.current = true
      if (open) turnTo(applicant)
      else onOpen(applicant)
      return
    }
    if (event.key !== 'Escape' || !open || !isWide) return
    // In a search field with text, the browser uses Escape to clear the field, so the panel stays open.
    if (event.target instanceof HTMLInputElement && event.target.type === 'search' && event.target.value)
      return
    event.preventDefault()
    close()
  }

  return { open, beside, wasOpenedHere, onOpen, turnTo, close, onKeyDown }
}

/** Returns which applicant a key opens: J the next, K the previous. Ignores keys in text fields and selects. */
function stepOf({ nativeEvent, target }: KeyboardEvent): 'next' | 'previous' | undefined {
  if (['Control', 'Meta', 'Alt', 'AltGraph'].some((key) => nativeEvent.getModifierState(key)))
    return undefined
  if (target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select'))
    return undefined
  return { j: 'next' as const, k: 'previous' as const }[letterOf(nativeEvent) ?? '']
}
