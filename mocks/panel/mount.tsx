import type { Runtime } from '../operation.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { SimulatorHost } from './host.ts'
import type { BesideBackend } from './beside-backend.ts'
import { Panel } from './Panel.tsx'
import { createOptionsStore } from './options-store.ts'
import { createOtherwiseStore } from './otherwise-store.ts'
import styles from './panel.css?inline'

/**
 * Mounts the panel at the end of the page, so that it is last in reading and tab order. Its own React root isolates the
 * app from errors in the panel, and vice versa.
 */
export function mountPanel(runtime: Runtime, host: SimulatorHost, beside?: BesideBackend): void {
  const container = document.createElement('div')
  container.className = 'simulator'
  document.body.append(container)
  // Bundled with this chunk, because the browser doesn't retry a separate style sheet that failed to load.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
  // Each edit of a component here or in src/ui changes the sheet, and would otherwise reload the page.
  import.meta.hot?.accept('./panel.css?inline', (edited) => {
    const css: unknown = edited?.['default']
    if (typeof css === 'string') sheet.replaceSync(css)
  })
  keepFocus(container)
  createRoot(container).render(
    <StrictMode>
      <Panel
        runtime={runtime}
        host={host}
        options={createOptionsStore(runtime)}
        otherwise={createOtherwiseStore(runtime)}
        beside={beside}
      />
    </StrictMode>,
  )
}

/**
 * Keeps focus nearby when a press removes the focused control: focus moves to the closest surrounding tab panel or
 * element with `tabIndex={-1}`.
 */
function keepFocus(container: HTMLElement): void {
  let held: Element | null = null
  let part: HTMLElement | null = null

  container.addEventListener('focusin', ({ target }) => {
    held = target instanceof Element ? target : null
    part = held?.closest<HTMLElement>('[role=tabpanel], [tabindex="-1"]') ?? null
  })
  container.addEventListener('focusout', ({ target }) => {
    // Waits for a removal to finish: some browsers send `focusout` for a removed control while it is still connected.
    queueMicrotask(() => {
      if (target === held && held?.isConnected && held !== document.activeElement) held = null
    })
  })
  new MutationObserver(() => {
    if (!held || held.isConnected || document.activeElement !== document.body) return
    if (part?.isConnected) part.focus()
  }).observe(container, { childList: true, subtree: true })
}
