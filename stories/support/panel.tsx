import { type ReactNode, useState } from 'react'
import '../../mocks/board-panel/board-panel.css'
import type { BesideBackend } from '../../mocks/board-panel/beside-backend.ts'
import { BoardPanel } from '../../mocks/board-panel/BoardPanel.tsx'
import { firstGuide, type Guide, guideKey } from '../../mocks/board-panel/guide/stories.ts'
import type { SimulatorHost } from '../../mocks/board-panel/host.ts'
import { createOtherwiseStore } from '../../mocks/board-panel/otherwise-store.ts'
import { firstFrame, frameKeyOf } from '../../mocks/panel/frame.ts'
import { createOptionsStore } from '../../mocks/panel/options-store.ts'
import { requestsKeyOf } from '../../mocks/panel/LogSection.tsx'
import { testBoard } from '../../tests/support/backend.ts'
import { runtime } from './backend.ts'

const frameKey = frameKeyOf(runtime.backend.name)
const requestsKey = requestsKeyOf(runtime.backend.name)

/** The host of the panel, with a visitor. The frames of both sides stay blank: Storybook has no app to show in them. */
export const panelHost: SimulatorHost = {
  basePath: 'about:blank#',
  token: { get: () => undefined, set: () => undefined, clear: () => undefined, isInTab: () => false },
  frames: { isInside: false, nameOf: (frame) => frame, setToken: () => undefined },
  refresh: () => Promise.resolve(),
  begin: () => undefined,
  navigate: () => undefined,
  notify: () => undefined,
}

/**
 * The panel beside a page.
 * @param beside what the panel shows of a real backend, if there is one
 */
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
        <BoardPanel {...{ runtime, options, otherwise, beside }} backend={testBoard} host={panelHost} />
      </div>
    </>
  )
}

/** Opens the panel at a section. @returns a function that cleans up */
export function openAt(section: string): () => void {
  localStorage.setItem(frameKey, JSON.stringify({ ...firstFrame, open: true, section }))
  localStorage.setItem(requestsKey, 'true')
  return showGuide({ isHidden: true })
}

/** Shows the guide in a state. @returns a function that cleans up */
export function showGuide(guide: Partial<Guide>): () => void {
  const epoch = runtime.store.identity?.epoch ?? ''
  localStorage.setItem(guideKey, JSON.stringify({ ...firstGuide, epoch, ...guide }))
  return () => {
    localStorage.removeItem(frameKey)
    localStorage.removeItem(guideKey)
    localStorage.removeItem(requestsKey)
    delete document.documentElement.dataset['simulator']
    runtime.store.notice = null
  }
}
