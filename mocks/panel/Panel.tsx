import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { cx } from '../../src/ui/cx.ts'
import { X } from '../../src/ui/Icon.tsx'
import { IconButton } from '../../src/ui/IconButton.tsx'
import { Edge } from './Edge.tsx'
import { EditNotice } from './EditNotice.tsx'
import { Foot } from './Foot.tsx'
import { shortcut } from './frame.ts'
import { Handle } from './Handle.tsx'
import { PanelContext, type PanelTools, reasonOf, usePanel } from './panel-context.ts'
import { type SectionTab, SectionTabs } from './SectionTabs.tsx'
import type { FrameState } from './useFrame.ts'
import { useIdentity } from './useWorld.ts'
import { createValue } from '../../src/ui/value.ts'

/** The simulator's panel, beside the app in its own React root. It works with any backend. */
export function Panel({
  backend,
  runtime,
  host,
  options,
  parts,
}: Pick<PanelTools, 'backend' | 'runtime' | 'host' | 'options' | 'parts'>) {
  const [said] = useState(() => createValue(''))

  const tools = useMemo((): PanelTools => {
    const say = (text: string) => {
      // A live region announces only changes, so a repeated sentence gets a no-break space.
      said.set(said.get() === text ? `${text}\u00a0` : text)
    }
    const tell: PanelTools['tell'] = async (work, failing) => {
      try {
        say(await work())
      } catch (error) {
        say(`${failing}: ${reasonOf(error)}`)
      }
    }
    return {
      backend,
      runtime,
      host,
      options,
      parts,
      said,
      say,
      tell,
      async change(work) {
        await tell(work, 'That didn’t work')
        // Not awaited: the simulated network may be set to never answer.
        void host.refresh()
      },
    }
  }, [backend, runtime, host, options, parts, said])
  const { Frame } = parts

  return (
    <PanelContext value={tools}>
      <Frame />
    </PanelContext>
  )
}

/** The panel around its sections: docked beside the page, or a sheet below it, or the handle that opens it. */
export function PanelFrame({
  frame,
  tabs,
  header,
  foot,
  besideApp,
  mode,
  count,
  news,
}: {
  frame: FrameState
  /** The sections, in order. The first one is open at first. */
  tabs: readonly SectionTab[]
  /** Buttons beside the title. */
  header?: ReactNode
  /** A bar at the foot of the window, beside the handle. */
  foot?: ReactNode
  /** What covers the app. */
  besideApp?: ReactNode
  /** A word for a mode that the user must know about at all times, instead of the scenario. */
  mode?: string | undefined
  /** The closed panel's count, with what it counts. */
  count?: { value: number; of: string }
  /** What has just happened, beside the closed panel. */
  news?: ReactNode
}) {
  const { open, docked, width, height, panel, handle, toggle, onKeyDown } = frame
  const { said } = usePanel()
  const sentence = useSyncExternalStore(said.subscribe, said.get)
  // The saved section may be one of another mode.
  const section = tabs.some(({ value }) => value === frame.section) ? frame.section : (tabs[0]?.value ?? '')
  const isBar = Boolean(foot)

  useEffect(() => {
    const { dataset, style } = document.documentElement
    dataset['simulator'] = open ? (docked ? 'docked' : 'sheet') : isBar ? 'bar' : 'closed'
    style.setProperty('--simulator-width', `${width}px`)
    style.setProperty('--simulator-height', `${height}dvh`)
  }, [open, docked, isBar, width, height])

  const outside = (
    <>
      {besideApp}
      <Foot isBar={isBar}>
        {!open && (
          <Handle ref={handle} isInBar={isBar} count={count} mode={mode} news={news} onOpen={toggle} />
        )}
        {foot}
      </Foot>
    </>
  )
  // In the same place as beside an open panel, so that it stays mounted.
  if (!open) return <>{outside}</>

  return (
    <>
      {outside}
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
          onResize={(size) => frame.set(docked ? { width: size } : { height: size })}
        />
        <div aria-hidden="true" className="hatched h-1.5 shrink-0" />
        <PanelHeader mode={mode} onClose={toggle}>
          {header}
        </PanelHeader>
        <SectionTabs tabs={tabs} value={section} onChange={(next) => frame.set({ section: next })} />
        {import.meta.hot && <EditNotice />}
        <p
          role="status"
          className="shrink-0 border-t border-rule bg-raised px-4 py-1.5 text-fine wrap-anywhere empty:border-0 empty:p-0"
        >
          {sentence}
        </p>
      </aside>
    </>
  )
}

/** The title with the scenario or mode, and what is beside it. */
function PanelHeader({
  mode,
  onClose,
  children,
}: {
  mode: string | undefined
  onClose: () => void
  children: ReactNode
}) {
  const identity = useIdentity()
  return (
    <header className="flex min-h-13 shrink-0 items-center gap-2 bg-raised ps-4 pe-1 text-fine">
      <h2 className="me-auto min-w-0 text-fine tracking-normal wrap-anywhere">
        <span>Simulator</span>
        {identity && <span className="font-normal text-ink-2">{` · ${mode ?? identity.scenario}`}</span>}
      </h2>
      <div className="flex shrink-0 gap-2">{children}</div>
      <IconButton
        label="Close the simulator"
        aria-expanded
        aria-keyshortcuts={shortcut.keys}
        onClick={onClose}
      >
        <X />
      </IconButton>
    </header>
  )
}
