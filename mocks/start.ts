import './engine/hosts/browser/polyfills.ts'
import { loadAgain } from '../src/ui/lazy-component.tsx'
import { jobBoard } from './backend.ts'
import type { SimulatorHost } from './panel/host.ts'
import { followOtherPages } from './engine/hosts/browser/follow-other-pages.ts'
import { startInBrowser } from './engine/hosts/browser/start.ts'
import { followMoment } from './panel/open-moment.ts'
import { scripts } from './third-parties/scripts/in-browser.ts'

/** Starts the simulated job board in this page, then its panel. Resolves once the app may make calls. */
export async function startSimulator(host: SimulatorHost): Promise<void> {
  const runtime = await startInBrowser(jobBoard, host, scripts)
  if (runtime.store.storage.kind === 'indexeddb') {
    followOtherPages(runtime, `${jobBoard.name}:${host.basePath}`, () => void host.refresh())
  }
  if (!host.frames.isInside) {
    await followMoment(runtime, host, { asks: !runtime.store.isNew })
    // A moment link to the current page changes only the hash, so the browser does not reload.
    window.addEventListener('hashchange', () => void followMoment(runtime, host, { asks: true }))
  }
  // A frame has its own login, but uses the panel of the page around it.
  if (host.frames.isInside) return
  loadAgain(async () => (await import('./panel/mount.tsx')).mountPanel).then(
    (mountPanel) => mountPanel(runtime, host),
    console.error,
  )
}
