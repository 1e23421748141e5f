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
import { ApplicantsStatusSelect, openerId } from './ApplicantsStatusField.tsx'

type PanelProps = {
  application: Application
  previous: number | undefined
  next: number | undefined
  /** Whether the panel is beside the list; in a narrow window it covers the list. */
  isBeside: boolean
  /** Whether the panel takes focus when it opens. It doesn't if the page was opened with the applicant in its URL. */
  takesFocus: boolean
  /** Whether J and K are switched on. */
  hasKeys: boolean
  onOpen: (id: number) => void
  onClose: () => void
  onStatus: (id: number, status: StatusChoice) => void
  /** The last status change with its Undo button, for the panel over the list; otherwise a bar on the page shows it. */
  lastChange: ReactNode
}

/** The id of the button that shortlists. It takes focus when the Undo button disappears. */
export const shortlistId = 'shortlist-applicant'

/** One applicant: profile, status and CV. Beside the list in a wide window, otherwise in a sheet over it. */
export function ApplicantsPanel(props: PanelProps) {
  return props.isBeside ? <Beside {...props} /> : <Over {...props} />
}

function Over({ application, onClose, lastChange, ...rest }: PanelProps) {
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
          <Decide {...rest} application={application} />
          <span className="ms-auto flex">
            <Neighbours {...rest} />
          </span>
        </>
      }
    >
      <Content key={application.id} {...rest} application={application} level={3} />
    </Dialog>
  )
}

function Beside({ application, takesFocus, onClose, ...rest }: PanelProps) {
  const panel = useRef<HTMLElement>(null)
  const { id, user, created_at } = application
  const headingId = 'open-applicant'
  const last = useRef(takesFocus ? undefined : id)

  useEffect(() => {
    if (last.current === id) return
    // If one of the panel's own buttons has focus, it keeps it.
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus({ preventScroll: true })
    announce(user.name)
    last.current = id
  }, [id, user.name])

  return (
    <aside
      ref={panel}
      tabIndex={-1}
      data-focus-home={[id, rest.next, rest.previous].map((each) => openerId(each ?? 0)).join(' ')}
      aria-labelledby={headingId}
      className="sticky top-[calc(var(--stuck-top)+1rem)] flex max-h-[calc(100dvh-var(--stuck-top)-var(--stuck-bottom)-2rem)] flex-col rounded-md border border-rule-strong"
    >
      <header className="flex items-start gap-3 border-b border-rule ps-5 pe-2 pt-3 pb-3">
        <Avatar src={fileUrl(user.profile_image)} name={user.name} size="lg" className="mt-1" />
        <div className="min-w-0 grow pt-1">
          <h3 id={headingId} className="wrap-anywhere">
            <bdi>{user.name}</bdi>
          </h3>
          {created_at && <p className="text-dense text-ink-2">{`Applied on ${formatDay(created_at)}`}</p>}
        </div>
        <div className="flex">
          <Neighbours {...rest} />
          <IconButton label="Close" hasTooltip={false} onClick={onClose}>
            <X />
          </IconButton>
        </div>
      </header>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-rule px-5 py-3">
        <Decide {...rest} application={application} />
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 py-5">
        <Content key={id} {...rest} application={application} level={4} />
      </div>
    </aside>
  )
}

function Decide({
  application,
  next,
  onOpen,
  onStatus,
}: Pick<PanelProps, 'application' | 'next' | 'onOpen' | 'onStatus'>) {
  function decide(status: StatusChoice) {
    onStatus(application.id, status)
    if (next !== undefined) onOpen(next)
  }
  const andNext = next === undefined ? '' : ' and next'
  return (
    <>
      <Button id={shortlistId} size="sm" variant="primary" onClick={() => decide('shortlisted')}>
        {`Shortlist${andNext}`}
      </Button>
      <Button size="sm" onClick={() => decide('not_considered')}>
        {`Not considered${andNext}`}
      </Button>
    </>
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
        className="aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
      >
        <Sign />
      </IconButton>
    )
  })
}

function Content({
  application,
  onStatus,
  level,
}: Pick<PanelProps, 'application' | 'onStatus'> & {
  level: 3 | 4
}) {
  const Heading = level === 3 ? 'h3' : 'h4'
  const headingClass = 'text-dense font-semibold tracking-normal'
  const { id, user } = application
  const about = user.about?.trim()
  const noText = user.unread?.includes('about') ? 'We couldn’t read it.' : 'No profile text yet.'
  return (
    <div className="flex flex-col gap-6">
      <ApplicantsStatusSelect
        application={application}
        onStatus={onStatus}
        className="print:hidden"
        label={
          <>
            Status<span className="sr-only">{` of ${user.name}`}</span>
          </>
        }
      />
      <p>
        <EmailLink address={user.email} />
      </p>
      <section className="flex flex-col gap-1">
        <Heading className={headingClass}>About</Heading>
        <Prose text={about} className="text-dense" />
        {!about && <p className="text-dense text-ink-2">{noText}</p>}
      </section>
      <section className="flex flex-col gap-2">
        <Heading className={headingClass}>CV</Heading>
        <ApplicantsCv application={application} />
      </section>
      <p className="text-dense">
        <Link to="/application/$id" params={{ id: String(id) }} className="link">
          Open the application page
        </Link>
      </p>
    </div>
  )
}
