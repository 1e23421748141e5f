import type { Context, Runtime } from '../operation.ts'
import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import {
  Clock,
  Download,
  FlaskConical,
  Gavel,
  Globe,
  Link,
  List,
  Mail as MailIcon,
  Scale,
  TriangleAlert,
  Users,
  Wifi,
  X,
} from '../../src/ui/Icon.tsx'
import { cx } from '../../src/ui/cx.ts'
import { IconButton } from '../../src/ui/IconButton.tsx'
import { useMedia } from '../../src/ui/useMedia.ts'
import { Admin } from '../admin/admin.ts'
import type { SimulatorHost } from './host.ts'
import { AssumptionsSection } from './AssumptionsSection.tsx'
import { ClockSection } from './ClockSection.tsx'
import { ReviewSection } from './ReviewSection.tsx'
import { Edge } from './Edge.tsx'
import { dockedFrom, firstFrame, frameKey, frameSchema, type Section } from './frame.ts'
import { tabStorage, useSaved } from './saved.ts'
import { BothSides } from './sides/BothSides.tsx'
import { firstSides, sidesKey, sidesSchema } from './sides/sides.ts'
import { GuideCard } from './guide/Guide.tsx'
import { firstGuide, guideKey, guideSchema } from './guide/stories.ts'
import { holderOf } from './accounts.ts'
import { copied, fillCode, hasCodeField } from './fill-code.ts'
import { followPage } from './follow-page.ts'
import { downloadWorld } from './world-file.ts'
import { addressOfMoment } from './open-moment.ts'
import { personasOf } from '../views/accounts.ts'
import { Button } from '../../src/ui/Button.tsx'
import { violationCount } from './log-words.ts'
import { LogSection } from './LogSection.tsx'
import {
  addressesHere,
  codeFor,
  isUnread,
  type Mail,
  mailsOf,
  noReading,
  type Reading,
  readingKey,
  readingOf,
  readingSchema,
  withOpened,
} from './mail.ts'
import { MailSection } from './MailSection.tsx'
import { NetworkSection } from './NetworkSection.tsx'
import type { OptionsStore } from './options-store.ts'
import type { OtherwiseStore } from './otherwise-store.ts'
import { PanelContext, type PanelTools, reasonOf, usePanel } from './panel-context.ts'
import { PeopleSection } from './PeopleSection.tsx'
import { Count, CountWords, type SectionTab, SectionTabs } from './SectionTabs.tsx'
import { useWorld } from './useWorld.ts'
import { DataSection } from './DataSection.tsx'

/** Opens and closes the panel from anywhere on the page. */
const shortcut = { keys: 'Alt+Shift+S', code: 'KeyS' }

/** The runtime's settings that the panel changes, for this tab. */
interface Stores {
  options: OptionsStore
  otherwise: OtherwiseStore
}

/** The simulator's panel, beside the app in its own React root. */
export function Panel({
  runtime,
  host,
  ...stores
}: {
  runtime: Runtime
  host: SimulatorHost
} & Stores) {
  const [said, setSaid] = useState('')
  const say = useCallback((text: string) => {
    // A live region announces only changes: an invisible space makes a repeated sentence count as one.
    setSaid((before) => (before === text ? `${text}\u00a0` : text))
  }, [])

  const tools = useMemo(
    (): PanelTools => ({
      runtime,
      admin: new Admin(runtime),
      host,
      say,
      async change(work) {
        try {
          say(await work())
        } catch (error) {
          say(`That didn’t work: ${reasonOf(error)}`)
        }
        // Not awaited: the simulated network may be set to never answer.
        void host.refresh()
      },
    }),
    [runtime, host, say],
  )

  return (
    <PanelContext value={tools}>
      <Frame stores={stores} said={said} />
    </PanelContext>
  )
}

function Frame({ stores, said }: { stores: Stores; said: string }) {
  const [frame, setFrame] = useSaved(frameKey, frameSchema, firstFrame)
  const docked = useMedia(dockedFrom)
  const panel = useRef<HTMLElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  /** The element that had focus before the panel was opened by keyboard. */
  const before = useRef<HTMLElement>(null)
  const moveFocus = useRef(false)
  const { open, section, width, height } = frame

  function toggle(from: HTMLElement | null = null) {
    moveFocus.current = !open || panel.current?.contains(document.activeElement) === true
    if (!open) before.current = from
    setFrame({ ...frame, open: !open })
  }

  useEffect(() => {
    if (!moveFocus.current) return
    moveFocus.current = false
    if (open) {
      // Base UI loses the tab stop of tabs that are focused before they know their place in the list.
      requestAnimationFrame(() => {
        panel.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
      })
    } else (before.current?.isConnected ? before.current : handle.current)?.focus()
  }, [open])

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      // By physical key: with Alt held, `event.key` may be any character.
      if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return
      if (event.code !== shortcut.code || event.repeat) return
      event.preventDefault()
      const { activeElement } = document
      toggle(activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })

  useEffect(() => {
    const { dataset, style } = document.documentElement
    dataset['simulator'] = open ? (docked ? 'docked' : 'sheet') : 'closed'
    style.setProperty('--simulator-width', `${width}px`)
    style.setProperty('--simulator-height', `${height}dvh`)
  }, [open, docked, width, height])

  function onKeyDown(event: KeyboardEvent) {
    // React also bubbles events from a dialog's portal up to here.
    if (event.key !== 'Escape' || event.defaultPrevented || !isWithin(event)) return
    if (clearsItself(event.target)) return
    event.stopPropagation()
    toggle()
  }

  const { tabs, unread, broken, mailWithCode, markOpened } = useSections(stores)
  const [guide, setGuide] = useSaved(guideKey, guideSchema, firstGuide)
  const guideCard = useRef<HTMLElement>(null)
  const guideButton = useRef<HTMLButtonElement>(null)
  const bothSides = useRef<HTMLElement>(null)
  const bothSidesButton = useRef<HTMLButtonElement>(null)
  const focusNext = useNextFocus()
  const closeSheet = () => {
    if (!docked) setFrame({ ...frame, open: false })
  }
  const { sides, setSides, showBothSides, closeBothSides } = useSides({
    onShow() {
      closeSheet()
      // The card would cover one of them.
      if (guide.story === null) setGuide({ ...guide, isHidden: true })
      focusNext(bothSides)
    },
    onClose: (opener) => focusNext(opener, bothSidesButton, handle),
  })
  const besideApp = (
    <>
      {sides && (
        <BothSides
          ref={bothSides}
          key={sides.epoch}
          sides={sides}
          onChange={setSides}
          onClose={closeBothSides}
        />
      )}
      {/* A sheet leaves no room for it. */}
      {!guide.isHidden && (docked || !open) && (
        <GuideCard
          ref={guideCard}
          guide={guide}
          onChange={setGuide}
          onHide={() => {
            focusNext(guideButton, handle)
            setGuide({ ...guide, isHidden: true, story: null })
          }}
          isBothSides={sides !== null}
          onBothSides={() => void showBothSides()}
          onSection={(next) => {
            moveFocus.current = !open
            before.current = null
            setFrame({ ...frame, open: true, section: next })
          }}
        />
      )}
    </>
  )

  if (!open) {
    return (
      <>
        {besideApp}
        <aside
          aria-label="Simulator"
          className="pointer-events-none fixed start-0 bottom-[calc(var(--bar-height)+0.5rem)] z-40 flex items-stretch gap-2 *:pointer-events-auto font-mono text-fine text-ink in-data-both-sides:top-1.5 in-data-both-sides:bottom-auto print:hidden"
        >
          <button
            ref={handle}
            type="button"
            aria-expanded={false}
            aria-keyshortcuts={shortcut.keys}
            title={`Open the simulator (${shortcut.keys})`}
            onClick={() => toggle()}
            className="relative flex min-h-11 cursor-pointer items-center gap-3 rounded-e-md border border-s-0 border-rule-strong bg-raised ps-4 pe-3 hover:border-ink hover:text-action max-sm:w-6 max-sm:justify-center max-sm:p-0"
          >
            <span aria-hidden="true" className="hatched absolute inset-y-0 start-0 w-1.5 max-sm:hidden" />
            <span className="relative">
              <FlaskConical className="size-4.5" />
              <Count value={unread} />
            </span>
            <span className="max-sm:sr-only">
              Simulator
              <CountWords value={unread} of="unread emails" />
              {broken > 0 && <TriangleAlert className="ms-2 inline text-bad-ink" />}
              <CountWords value={broken} of="contract violations" />
            </span>
          </button>
          <ArrivedCode mail={mailWithCode} onUse={markOpened} />
        </aside>
      </>
    )
  }

  return (
    <>
      {besideApp}
      <aside
        ref={panel}
        aria-label="Simulator"
        onKeyDown={onKeyDown}
        className={cx(
          'fixed z-40 flex flex-col border-rule-strong bg-paper text-ink print:hidden',
          docked
            ? 'inset-y-0 start-0 w-(--simulator-width) border-e'
            : 'inset-x-0 bottom-0 h-(--simulator-height) border-t',
        )}
      >
        <Edge
          docked={docked}
          size={docked ? width : height}
          onResize={(size) => setFrame(docked ? { ...frame, width: size } : { ...frame, height: size })}
        />
        <div aria-hidden="true" className="hatched h-1.5 shrink-0" />
        <header className="shrink-0 bg-raised ps-4 pe-1 pb-2 font-mono text-fine">
          <div className="flex min-h-11 items-center gap-3">
            <h2 className="min-w-0 grow font-sans text-fine tracking-normal wrap-anywhere">
              Simulator
              <ScenarioName />
            </h2>
            <kbd className="hidden shrink-0 text-ink-2 sm:block">{shortcut.keys}</kbd>
            <IconButton
              label="Close the simulator"
              aria-expanded
              aria-keyshortcuts={shortcut.keys}
              onClick={() => toggle()}
            >
              <X />
            </IconButton>
          </div>
          <div className="flex flex-wrap gap-2 font-sans">
            {guide.isHidden && (
              <Button
                ref={guideButton}
                size="sm"
                onClick={() => {
                  closeSheet()
                  focusNext(guideCard)
                  setGuide({ ...guide, isHidden: false })
                }}
              >
                Guide
              </Button>
            )}
            <Button ref={bothSidesButton} size="sm" onClick={() => void showBothSides()}>
              Both sides
            </Button>
            <CopyLink />
          </div>
        </header>
        <SectionTabs<Section>
          tabs={tabs}
          value={section}
          onChange={(next) => setFrame({ ...frame, section: next })}
        />
        <p
          role="status"
          className="shrink-0 border-t border-rule bg-raised px-4 py-1.5 text-fine wrap-anywhere empty:border-0 empty:p-0"
        >
          {said}
        </p>
      </aside>
    </>
  )
}

/** Copies a link that opens this page at this moment, for the same account, on any machine. */
function CopyLink() {
  const { runtime, host, say } = usePanel()

  async function copy(isWithChanges: boolean) {
    const token = host.token.get()
    try {
      const address = await runtime.read((context) =>
        addressOfMoment(runtime, context, holderOf(token, context)?.id ?? null),
      )
      const file = isWithChanges ? await downloadWorld(runtime) : undefined
      const link = (await copied(address)) ? 'Link copied.' : address
      say(
        file === undefined
          ? `${link} It opens this page with the original data, without your changes.`
          : `${link} ${file} has your changes: send it too. To open it, choose “Open saved data” under Data.`,
      )
    } catch (error) {
      say(`That didn’t work: ${reasonOf(error)}`)
    }
  }

  return (
    <>
      <Button size="sm" onClick={() => void copy(false)}>
        <Link />
        Copy link
      </Button>
      <Button size="sm" onClick={() => void copy(true)}>
        <Download />
        Share my changes
      </Button>
    </>
  )
}

/** Announces a login code that arrived for a field on this page, and fills it in. */
function ArrivedCode({ mail, onUse }: { mail: Mail | undefined; onUse: (mail: Mail) => void }) {
  const isWanted = useSyncExternalStore(followPage, hasCodeField)
  const code = isWanted ? mail?.code : undefined
  return (
    // The live region is always rendered, because only its changes are announced.
    <div role="status" className="flex">
      {mail && code && (
        <div className="flex items-center gap-3 rounded-md border border-rule-strong bg-raised py-1 ps-3 pe-1.5">
          <span>Code {code} arrived</span>
          <Button
            size="sm"
            variant="primary"
            className="font-sans"
            aria-label={`Fill in code ${code}`}
            onClick={() => {
              if (fillCode(code)) onUse(mail)
            }}
          >
            Fill in
          </Button>
        </div>
      )}
    </div>
  )
}

type Focusable = { readonly current: HTMLElement | null }

/**
 * Returns a function that moves focus after the next render, because the pressed button may be gone by then.
 * @returns takes the candidates; the first on the page gets the focus
 */
function useNextFocus(): (...candidates: readonly Focusable[]) => void {
  const next = useRef<readonly Focusable[]>([])
  useLayoutEffect(() => {
    next.current.find(({ current }) => current?.checkVisibility())?.current?.focus()
    next.current = []
  })
  return (...candidates) => {
    next.current = candidates
  }
}

/**
 * The sides shown in this tab, and functions that change, show and close them.
 * @param on called just before: `onClose` with the element that had focus when the sides were opened
 */
function useSides(on: { onShow: () => void; onClose: (opener: Focusable) => void }) {
  const { runtime, host } = usePanel()
  const [sides, setSides] = useSaved(sidesKey, sidesSchema, null, tabStorage)
  const epoch = useEpoch()

  const opener = useRef<HTMLElement>(null)

  const first = useCallback(async () => {
    const personas = personasOf(runtime).map(({ account_id }) => account_id)
    const { epoch: current = '' } = runtime.identity ?? {}
    return await runtime.read((context) => firstSides(context, personas, current))
  }, [runtime])

  // A reset replaces the accounts, so the sides start again.
  const isOutdated = sides !== null && epoch !== undefined && sides.epoch !== epoch
  useEffect(() => {
    if (isOutdated) void first().then(setSides)
  }, [isOutdated, first, setSides])

  async function showBothSides() {
    const { activeElement } = document
    const title = 'We can’t show both sides'
    if (runtime.storageKind !== 'indexeddb') {
      host.notify(
        title,
        'This browser doesn’t let the page store data, so each side would have its own. Allow it to store data, then try again.',
      )
      return
    }
    try {
      const next = await first()
      opener.current = activeElement instanceof HTMLElement ? activeElement : null
      on.onShow()
      setSides(next)
    } catch (error) {
      host.notify(title, reasonOf(error))
    }
  }

  function closeBothSides() {
    on.onClose(opener)
    setSides(null)
  }

  return { sides: isOutdated ? null : sides, setSides, showBothSides, closeBothSides }
}

function useEpoch(): string | undefined {
  const { runtime } = usePanel()
  const subscribe = useCallback((listener: () => void) => runtime.subscribe(listener), [runtime])
  return useSyncExternalStore(subscribe, () => runtime.identity?.epoch)
}

function ScenarioName() {
  const { runtime } = usePanel()
  const subscribe = useCallback((listener: () => void) => runtime.subscribe(listener), [runtime])
  const identity = useSyncExternalStore(subscribe, () => runtime.identity)
  return identity && <span className="font-mono font-normal text-ink-2"> · {identity.scenario}</span>
}

/** The sections as tabs, and the counts on the handle of the closed panel. */
function useSections({ options, otherwise }: Stores): {
  tabs: SectionTab<Section>[]
  unread: number
  broken: number
  mailWithCode: Mail | undefined
  markOpened: (mail: Mail) => void
} {
  const { runtime } = usePanel()
  const network = useSyncExternalStore(options.subscribe, options.get)
  const chosen = useSyncExternalStore(otherwise.subscribe, otherwise.get)
  const entries = useSyncExternalStore(
    useCallback((listener: () => void) => runtime.log.subscribe(listener), [runtime]),
    () => runtime.log.entries,
  )
  const { mails, reading, markOpened } = useMailbox()

  const unread = mails.filter((mail) => isUnread(reading, mail)).length
  const broken = violationCount(entries)
  const tabs: SectionTab<Section>[] = [
    { value: 'people', label: 'People', icon: Users, panel: <PeopleSection /> },
    {
      value: 'mail',
      label: 'Mail',
      icon: MailIcon,
      count: { value: unread, of: 'unread' },
      panel: <MailSection mails={mails} reading={reading} onOpen={markOpened} />,
    },
    { value: 'review', label: 'Review', icon: Gavel, panel: <ReviewSection /> },
    { value: 'data', label: 'Data', icon: Globe, panel: <DataSection /> },
    { value: 'clock', label: 'Clock', icon: Clock, panel: <ClockSection /> },
    {
      value: 'network',
      label: 'Network',
      icon: Wifi,
      count: { value: network.faults.length, of: 'active faults', bad: true },
      panel: <NetworkSection options={network} set={options.set} />,
    },
    {
      value: 'assumptions',
      label: 'Assumptions',
      icon: Scale,
      count: { value: chosen.size, of: 'reversed' },
      panel: <AssumptionsSection chosen={chosen} set={otherwise.set} />,
    },
    {
      value: 'log',
      label: 'Log',
      icon: List,
      count: { value: broken, of: 'contract violations', bad: true },
      panel: <LogSection entries={entries} />,
    },
  ]
  return { tabs, unread, broken, mailWithCode: codeFor(mails, reading, addressesHere()), markOpened }
}

/** The emails, and which of them have been opened. */
function useMailbox(): { mails: readonly Mail[]; reading: Reading; markOpened: (mail: Mail) => void } {
  const { runtime } = usePanel()
  const select = useCallback(
    // The epoch is read together with the emails, because a reset changes both.
    (context: Context) => ({
      mails: mailsOf(context),
      epoch: runtime.identity?.epoch ?? '',
      now: context.now,
    }),
    [runtime],
  )
  const mailbox = useWorld(select)
  const [saved, save] = useSaved(readingKey, readingSchema, noReading)
  const reading = mailbox ? readingOf(saved, mailbox.epoch, mailbox.mails, mailbox.now) : noReading

  useEffect(() => {
    if (mailbox && saved.epoch !== mailbox.epoch) save(reading)
  }, [mailbox, saved, save, reading])

  return { mails: mailbox?.mails ?? [], reading, markOpened: (mail) => save(withOpened(reading, mail)) }
}

function isWithin(event: KeyboardEvent): boolean {
  return event.target instanceof Node && event.currentTarget.contains(event.target)
}

/** A search field with text uses Escape to clear itself. */
function clearsItself(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'search' && target.value !== ''
}
