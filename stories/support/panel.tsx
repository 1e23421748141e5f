import { type ReactNode, useState } from 'react'
import '../../mocks/panel/panel.css'
import type { BesideBackend } from '../../mocks/panel/beside-backend.ts'
import { firstFrame, frameKey, type Section } from '../../mocks/panel/frame.ts'
import { firstGuide, type Guide, guideKey } from '../../mocks/panel/guide/stories.ts'
import type { SimulatorHost } from '../../mocks/panel/host.ts'
import { createOptionsStore } from '../../mocks/panel/options-store.ts'
import { createOtherwiseStore } from '../../mocks/panel/otherwise-store.ts'
import { Panel } from '../../mocks/panel/Panel.tsx'
import { runtime } from './backend.ts'

/** The host of the panel, with a visitor. The frames of both sides stay blank: Storybook has no app to show in them. */
export const panelHost: SimulatorHost = {
  basePath: 'about:blank#',
  token: { get: () => undefined, set: () => undefined, clear: () => undefined, isInTab: () => false },
  frames: { isInside: false, nameOf: (frame) => frame, setToken: () => undefined },
  refresh: () => Promise.resolve(),
  navigate: () => undefined,
  notify: () => undefined,
}

/** The panel beside a page. @param beside what the panel shows of a real backend, if there is one */
export function PanelBesideAPage({ children, beside }: { children?: ReactNode; beside?: BesideBackend }) {
  const [options] = useState(() => createOptionsStore(runtime))
  const [otherwise] = useState(() => createOtherwiseStore(runtime))
  return (
    <>
      <main className="p-6">
        <h1>A page</h1>
        {children}
      </main>
      <div className="simulator">
        <Panel {...{ runtime, options, otherwise, beside }} host={panelHost} />
      </div>
    </>
  )
}

/** Opens the panel at a section. @returns a function that cleans up */
export function openAt(section: Section): () => void {
  localStorage.setItem(frameKey, JSON.stringify({ ...firstFrame, open: true, section }))
  return showGuide({ isHidden: true })
}

/** Shows the guide in a state. @returns a function that cleans up */
export function showGuide(guide: Partial<Guide>): () => void {
  const epoch = runtime.store.identity?.epoch ?? ''
  localStorage.setItem(guideKey, JSON.stringify({ ...firstGuide, epoch, ...guide }))
  return () => {
    localStorage.removeItem(frameKey)
    localStorage.removeItem(guideKey)
    delete document.documentElement.dataset['simulator']
    runtime.store.notice = null
  }
}
