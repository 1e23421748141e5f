import './engine/hosts/browser/polyfills.ts'
import { loadAgain } from '../src/ui/lazy-component.tsx'
import { jobBoard } from './backend.ts'
import type { SimulatorHost } from './board-panel/host.ts'
import { followInConsole } from './engine/hosts/browser/console-log.ts'
import { followOtherPages } from './engine/hosts/browser/follow-other-pages.ts'
import { keepLog } from './engine/hosts/browser/saved-log.ts'
import { startInBrowser } from './engine/hosts/browser/start.ts'
import { followEdits } from './hot.ts'
import { followMoment } from './board-panel/open-moment.ts'
import { scripts } from './third-parties/scripts/in-browser.ts'

/** The code that an edit replaces in the development server. */
const current = { jobBoard, followMoment }

/** Starts the simulated job board in this page, then its panel. Resolves once the app may make calls. */
export async function startSimulator(host: SimulatorHost): Promise<void> {
  const mixed = await loadMixed(host)
  const board = mixed?.board ?? jobBoard
  const runtime = await startInBrowser(board, host, scripts)
  if (runtime.store.storage.kind === 'indexeddb') {
    followOtherPages(runtime, `${board.name}:${host.basePath}`, () => void host.refresh())
  }
  // Literal paths, by which Vite finds what may be replaced. Builds have no `hot`, and drop all of it.
  if (import.meta.hot) {
    const takeOver = followEdits(import.meta.hot, runtime, host)
    import.meta.hot.accept('./board-panel/open-moment.ts', (edited) => void Object.assign(current, edited))
    import.meta.hot.accept('./backend.ts', (edited) => {
      Object.assign(current, edited)
      takeOver(edited && current.jobBoard)
    })
  }
  // The session is the backend's, so no link can name an account.
  if (!host.frames.isInside && !mixed) {
    await followMoment(runtime, host, { asks: !runtime.store.isNew })
    // A moment link to the current page changes only the hash, so the browser does not reload.
    window.addEventListener('hashchange', () => void current.followMoment(runtime, host, { asks: true }))
  }
  // A frame has its own login, but uses the panel of the page around it.
  if (host.frames.isInside) return
  keepLog(board.name, runtime.log)
  if (import.meta.env.DEV) followInConsole(runtime.log, (call) => runtime.backend.sourceOf?.(call))
  loadAgain(async () => (await import('./board-panel/mount.tsx')).mountBoardPanel).then(
    (mountBoardPanel) => mountBoardPanel(board, runtime, host, mixed?.beside),
    console.error,
  )
}

/** Loads the half that asks a real backend, in builds that have one. The literal condition drops it from others. */
async function loadMixed({ basePath, notify }: SimulatorHost) {
  if (!import.meta.env.VITE_SIMULATE) return undefined
  const { besideBackend } = await import('./mixed/in-browser.ts')
  const {
    VITE_BACKEND_URL: address,
    VITE_ACCESS_KEY: accessKey = '',
    VITE_SIMULATE: simulate,
  } = import.meta.env
  // The development server passes calls on, so that the backend needs no CORS.
  const via = import.meta.env.DEV ? `${location.origin}${basePath}-/backend` : new URL(address).origin
  return await besideBackend({ address, accessKey, via, simulate, notify })
}
