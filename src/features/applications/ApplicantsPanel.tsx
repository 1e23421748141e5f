import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { fileUrl } from '../../api/files.ts'
import type { Application, StatusChoice } from '../../api/applications.ts'
import { announce } from '../../ui/Announcer.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmailLink } from '../../ui/EmailLink.tsx'
import { ChevronLeft, ChevronRight, X } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { formatDay } from '../../ui/time.ts'
import { ApplicantsCv } from './ApplicantsCv.tsx'
import { ApplicantsStatusField, openerId } from './ApplicantsStatusField.tsx'

type PanelProps = {
  application: Application
  previous: number | undefined
  next: number | undefined
  /** Whether the sheet is beside the list; in a narrow window it covers the list. */
  isBeside: boolean
  /** Whether the sheet takes focus when it opens. It doesn't if the page was opened with the applicant in its URL. */
  takesFocus: boolean
  /** Whether J and K are switched on. */
  hasKeys: boolean
  onOpen: (id: number) => void
  onClose: () => void
  onStatus: (id: number, status: StatusChoice) => void
  /** The last status change with its Undo button, for the sheet over the list; otherwise a bar on the page shows it. */
  lastChange: ReactNode
}

/** The id of the button that shortlists. It takes focus when the Undo button disappears. */
export const shortlistId = 'shortlist-applicant'

/**
 * One applicant in a sheet of the window's height: the CV and the profile, and the decision at its foot. In a wide window
 * it is beside the list, which stays usable (shell.css makes room for it), otherwise over the list.
 */
export function ApplicantsPanel(props: PanelProps) {
  return props.isBeside ? <Beside {...props} /> : <Over {...props} />
}

function Over({ lastChange, ...props }: PanelProps) {
  const { application, onClose } = props
  return (
    <Dialog
      side="end"
      open
      onOpenChange={(open) => !open && onClose()}
      size="wide"
      title={<bdi>{application.user.name}</bdi>}
      {...(application.created_at && { description: `Applied on ${formatDay(application.created_at)}` })}
      footer={
        <>
          {lastChange}
          <Decision {...props} />
        </>
      }
    >
      <Content key={application.id} application={application} level={3} />
    </Dialog>
  )
}

function Beside({ takesFocus, onClose, ...props }: PanelProps) {
  const { application, next, previous } = props
  const panel = useRef<HTMLElement>(null)
  const { id, user, created_at } = application
  const headingId = 'open-applicant'
  const last = useRef(takesFocus ? undefined : id)

  useEffect(() => {
    if (last.current === id) return
    // If one of the sheet's own buttons has focus, it keeps it.
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus({ preventScroll: true })
    announce(user.name)
    last.current = id
  }, [id, user.name])

  return (
    <aside
      ref={panel}
      tabIndex={-1}
      data-sheet=""
      data-focus-home={[id, next, previous].map((each) => openerId(each ?? 0)).join(' ')}
      aria-labelledby={headingId}
      // Below the header's place also while the header is hidden, so that its return moves nothing.
      className="fixed end-0 top-0 bottom-(--foot-height) z-30 flex late:w-(--sheet-width) flex-col late:border-s border-rule-strong bg-paper late:pt-(--dialog-top) focus-visible:-outline-offset-2 late:print:static late:print:w-auto late:print:border-0 late:print:pt-0"
    >
      <header className="flex items-center gap-3 border-b border-rule ps-5 pe-3 pt-3 pb-2">
        <Avatar src={fileUrl(user.profile_image)} name={user.name} />
        <div className="min-w-0 grow">
          <h3 id={headingId} className="late:leading-6 wrap-anywhere">
            <bdi>{user.name}</bdi>
          </h3>
          {created_at && <p className="text-fine text-ink-2">{`Applied on ${formatDay(created_at)}`}</p>}
        </div>
        <IconButton label="Close" hasTooltip={false} onClick={onClose}>
          <X />
        </IconButton>
      </header>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 py-5 late:[container-type:size] late:print:[container-type:normal]">
        <Content key={id} application={application} level={4} />
      </div>
      <div className="border-t border-rule px-5 py-3 print:hidden">
        <Decision {...props} />
      </div>
    </aside>
  )
}

/** What a recruiter does with an applicant: turn to another one, set a status, or decide and go on. */
function Decision({
  application,
  previous,
  next,
  hasKeys,
  onOpen,
  onStatus,
}: Pick<PanelProps, 'application' | 'previous' | 'next' | 'hasKeys' | 'onOpen' | 'onStatus'>) {
  function decide(status: StatusChoice) {
    onStatus(application.id, status)
    if (next !== undefined) onOpen(next)
  }
  // In a narrow sheet, an arrow says it.
  const andNext = next !== undefined && (
    <>
      <span className="late:@max-[40rem]:sr-only">and next</span>
      <ChevronRight className="late:@min-[40rem]:hidden" />
    </>
  )
  return (
    <div className="@container w-full">
      <div className="flex flex-wrap items-center gap-3">
        <span className="late:-ms-2 flex">
          <Neighbours previous={previous} next={next} hasKeys={hasKeys} onOpen={onOpen} />
        </span>
        <ApplicantsStatusField
          application={application}
          onStatus={onStatus}
          className="grow late:basis-[calc(100%-7rem)] late:@min-[34rem]:basis-36 late:[&>span]:max-w-none late:pointer-coarse:[&_select]:min-h-11"
        />
        <Button
          id={shortlistId}
          variant="primary"
          className="grow late:gap-1! late:px-2.5!"
          onClick={() => decide('shortlisted')}
        >
          Shortlist {andNext}
        </Button>
        <Button className="grow late:gap-1! late:px-2.5!" onClick={() => decide('not_considered')}>
          Not considered {andNext}
        </Button>
      </div>
    </div>
  )
}

/** Buttons to the previous and the next applicant. At the ends of the list they are unavailable, but focusable. */
function Neighbours({
  hasKeys,
  onOpen,
  ...beside
}: Pick<PanelProps, 'previous' | 'next' | 'hasKeys' | 'onOpen'>) {
  return (
    [
      ['previous', 'K', ChevronLeft],
      ['next', 'J', ChevronRight],
    ] as const
  ).map(([side, key, Sign]) => {
    const id = beside[side]
    return (
      <IconButton
        key={side}
        label={side === 'next' ? 'Next applicant' : 'Previous applicant'}
        hasTooltip={false}
        aria-keyshortcuts={hasKeys ? key : undefined}
        aria-disabled={id === undefined || undefined}
        onClick={() => id !== undefined && onOpen(id)}
        className="aria-disabled:cursor-not-allowed late:aria-disabled:opacity-40"
      >
        <Sign />
      </IconButton>
    )
  })
}

/** In a wide sheet, the CV is at the side of everything else, as high as the sheet allows. */
const contentClass =
  'grid gap-y-2 late:@min-[42rem]:grid-cols-[auto_minmax(0,1fr)] late:@min-[42rem]:grid-rows-[repeat(7,auto)_1fr] late:@min-[42rem]:*:col-start-2'
const frameClass =
  'late:@min-[42rem]:col-start-1! late:@min-[42rem]:row-start-1 late:@min-[42rem]:row-end-[-1] late:@min-[42rem]:mt-0! late:@min-[42rem]:me-6 late:@min-[42rem]:w-[min(62cqi,100cqb*210/297)]'

function Content({ application, level }: Pick<PanelProps, 'application'> & { level: 3 | 4 }) {
  const Heading = level === 3 ? 'h3' : 'h4'
  const headingClass = 'mt-3 text-dense font-semibold tracking-normal'
  const { id, user } = application
  const about = user.about?.trim()
  const noText = user.unread?.includes('about') ? 'We couldn’t read it.' : 'No profile text yet.'
  return (
    <div className={contentClass}>
      <p>
        <EmailLink address={user.email} />
      </p>
      <Heading className={headingClass}>CV</Heading>
      <ApplicantsCv application={application} frameClass={frameClass} />
      <Heading className={headingClass}>About</Heading>
      <div className="text-dense">
        <Prose text={about} />
        {!about && <p className="text-ink-2">{noText}</p>}
      </div>
      <p className="mt-3 text-dense">
        <Link to="/application/$id" params={{ id: String(id) }} className="link">
          Open the application page
        </Link>
      </p>
    </div>
  )
}
