import type { Runtime } from '../operation.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { SimulatorHost } from './host.ts'
import { keepFocus } from './keep-focus.ts'
import { Panel } from './Panel.tsx'
import { createOptionsStore } from './options-store.ts'
import { createOtherwiseStore } from './otherwise-store.ts'
import styles from './panel.css?inline'

/**
 * Mounts the panel at the end of the page, so that it is last in reading and tab order. Its own React root isolates the
 * app from errors in the panel, and vice versa.
 */
export function mountPanel(runtime: Runtime, host: SimulatorHost): void {
  const container = document.createElement('div')
  container.className = 'simulator'
  document.body.append(container)
  // Bundled with this chunk, because the browser doesn't retry a separate style sheet that failed to load.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
  keepFocus(container)
  createRoot(container).render(
    <StrictMode>
      <Panel
        runtime={runtime}
        host={host}
        options={createOptionsStore(runtime)}
        otherwise={createOtherwiseStore(runtime)}
      />
    </StrictMode>,
  )
}
