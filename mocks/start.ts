import './engine/hosts/browser/polyfills.ts'
import { jobBoard } from './backend.ts'
import type { SimulatorHost } from './panel/host.ts'
import { startInBrowser } from './engine/hosts/browser/start.ts'
import { scripts } from './third-parties/scripts/in-browser.ts'

/** Starts the simulated job board in this page, then its panel. Resolves when the app may make calls. */
export async function startSimulator(host: SimulatorHost): Promise<void> {
  const runtime = await startInBrowser(jobBoard, host, scripts)
  void import('./panel/mount.tsx').then(({ mountPanel }) => mountPanel(runtime, host))
}
