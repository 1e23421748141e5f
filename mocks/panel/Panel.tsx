import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../../src/ui/Button.tsx'
import { cx } from '../../src/ui/cx.ts'
import { Download, Link, X } from '../../src/ui/Icon.tsx'
import { IconButton } from '../../src/ui/IconButton.tsx'
import { useMedia } from '../../src/ui/useMedia.ts'
import { Admin } from '../admin/admin.ts'
import type { Runtime } from '../operation.ts'
import { holderOf } from './accounts.ts'
import { Edge } from './Edge.tsx'
import { EditNotice } from './EditNotice.tsx'
import { copied } from './fill-code.ts'
import { dockedFrom, firstFrame, frameKey, frameSchema, type Section, shortcut } from './frame.ts'
import { Foot } from './Foot.tsx'
import { GuideLine } from './guide/Guide.tsx'
import { firstGuide, guideKey, guideSchema } from './guide/stories.ts'
import { Handle, useWantedCode } from './Handle.tsx'
import type { SimulatorHost } from './host.ts'
import { MomentQuestion } from './MomentQuestion.tsx'
import { addressOfMoment } from './open-moment.ts'
import { PanelContext, type PanelTools, reasonOf, usePanel } from './panel-context.ts'
import { useSaved } from './saved.ts'
import { SectionTabs } from './SectionTabs.tsx'
import { BothSides } from './sides/BothSides.tsx'
import { useSides } from './sides/useSides.ts'
import { useNextFocus } from './useNextFocus.ts'
import { type Stores, useSections } from './useSections.tsx'
import { useIdentity } from './useWorld.ts'
import { downloadWorld } from './world-file.ts'

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
    // A live region announces only changes, so a repeated sentence gets a no-break space.
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
      <MomentQuestion />
    </PanelContext>
  )
}

function Frame({ stores, said }: { stores: Stores; said: string }) {
  const [frame, setFrame] = useSaved(frameKey, frameSchema, firstFrame)
  const docked = useMedia(dockedFrom)
  const panel = useRef<HTMLElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  /** The element that had focus before the keyboard shortcut opened the panel. */
  const before = useRef<HTMLElement>(null)
  const moveFocus = useRef(false)
  const { open, width, height } = frame
  const { beside } = stores

  function toggle(from: HTMLElement | null = null) {
    moveFocus.current = !open || panel.current?.contains(document.activeElement) === true
    if (!open) before.current = from
    setFrame({ ...frame, open: !open })
  }

  useEffect(() => {
    if (!moveFocus.current) return
    moveFocus.current = false
    if (open) {
      // Base UI loses the tab stop if a tab gets focus before Base UI has indexed it.
      requestAnimationFrame(() => {
        panel.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
      })
    } else (before.current?.isConnected ? before.current : handle.current)?.focus()
  }, [open])

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      // Compares the physical key (`event.code`), because with Alt held, `event.key` may be any character.
      if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return
      if (event.code !== shortcut.code || event.repeat) return
      event.preventDefault()
      const { activeElement } = document
      toggle(activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })

  function onKeyDown(event: KeyboardEvent) {
    // `isWithin` is needed because React also bubbles events from a dialog's portal up to the panel.
    if (event.key !== 'Escape' || event.defaultPrevented || !isWithin(event)) return
    if (clearsItself(event.target)) return
    event.stopPropagation()
    toggle()
  }

  const identity = useIdentity()
  const { tabs, unread, broken, mailWithCode, markOpened } = useSections(stores)
  // The saved section may be one of the other mode.
  const section = tabs.some(({ value }) => value === frame.section)
    ? frame.section
    : (tabs[0]?.value ?? 'log')
  const [guide, setGuide] = useSaved(guideKey, guideSchema, firstGuide)
  const guideLine = useRef<HTMLElement>(null)
  const guideButton = useRef<HTMLButtonElement>(null)
  const bothSides = useRef<HTMLElement>(null)
  const bothSidesButton = useRef<HTMLButtonElement>(null)
  const focusNext = useNextFocus()
  // An open bottom sheet leaves no room for the guide.
  const isGuided = !beside && !guide.isHidden && (docked || !open)
  const code = useWantedCode(mailWithCode)
  const isBar = isGuided || (!open && code !== undefined)

  useEffect(() => {
    const { dataset, style } = document.documentElement
    dataset['simulator'] = open ? (docked ? 'docked' : 'sheet') : isBar ? 'bar' : 'closed'
    style.setProperty('--simulator-width', `${width}px`)
    style.setProperty('--simulator-height', `${height}dvh`)
  }, [open, docked, isBar, width, height])

  const closeSheet = () => {
    if (!docked) setFrame({ ...frame, open: false })
  }
  const { sides, setSides, showBothSides, closeBothSides } = useSides({
    onShow() {
      closeSheet()
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
      <Foot isBar={isBar}>
        {!open && (
          <Handle
            ref={handle}
            isInBar={isBar}
            unread={unread}
            broken={broken}
            mode={beside && 'mixed'}
            mail={code}
            onUse={markOpened}
            onOpen={() => toggle()}
          />
        )}
        {isGuided && (
          <GuideLine
            ref={guideLine}
            guide={guide}
            onChange={setGuide}
            onHide={() => {
              focusNext(guideButton, handle)
              setGuide({ ...guide, isHidden: true, story: null })
            }}
            isBothSides={sides !== null}
            onBothSides={() => void showBothSides()}
          />
        )}
      </Foot>
    </>
  )
  // In the same place as beside an open panel, so that it stays mounted.
  if (!open) return <>{besideApp}</>

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
              <span>Simulator</span>
              {identity && (
                <span className="font-mono font-normal text-ink-2">
                  {` · ${beside ? 'mixed' : identity.scenario}`}
                </span>
              )}
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
          {!beside && (
            <div className="flex flex-wrap gap-2 font-sans">
              {guide.isHidden && (
                <Button
                  ref={guideButton}
                  size="sm"
                  onClick={() => {
                    closeSheet()
                    focusNext(guideLine)
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
          )}
        </header>
        <SectionTabs<Section>
          tabs={tabs}
          value={section}
          onChange={(next) => setFrame({ ...frame, section: next })}
        />
        {import.meta.hot && <EditNotice />}
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

function isWithin(event: KeyboardEvent): boolean {
  return event.target instanceof Node && event.currentTarget.contains(event.target)
}

/** A search field with text uses Escape to clear itself. */
function clearsItself(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'search' && target.value !== ''
}

/** Copies a link to this page with the scenario, clock and account. The second button also downloads the data. */
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
      say(
        `${isWithChanges ? 'We couldn’t share your changes' : 'We couldn’t copy the link'}: ${reasonOf(error)}`,
      )
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
