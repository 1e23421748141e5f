import './console.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { SimulatorHost } from '../runtime/host.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { Console } from './Console.tsx'
import { createOptionsStore } from './options-store.ts'

/**
 * Brings up the simulator's panel at the end of the page, after everything of the app in reading and tab order, and in
 * a React root of its own: what goes wrong in one does not touch the other.
 */
export function mountConsole(runtime: Runtime, host: SimulatorHost): void {
  const container = document.createElement('div')
  container.className = 'simulator'
  document.body.append(container)
  createRoot(container).render(
    <StrictMode>
      <Console runtime={runtime} host={host} options={createOptionsStore(runtime)} />
    </StrictMode>,
  )
}
