import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

/**
 * Renders the panel at the end of the page, so that it is last in reading and tab order. Its own React root isolates the
 * app from errors in the panel, and vice versa.
 * @param styles the text of its style sheet: bundled with the chunk, because the browser doesn't retry a separate style
 *   sheet that failed to load
 * @returns the sheet, and a function that removes the panel
 */
export function renderBesidePage(
  panel: ReactNode,
  styles: string,
): { sheet: CSSStyleSheet; remove: () => void } {
  const container = document.createElement('div')
  container.className = 'simulator'
  // The page's modal dialogs hide from assistive technology what isn't a live region; a guide goes on meanwhile.
  container.ariaLive = 'off'
  document.body.append(container)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
  keepFocus(container)
  const root = createRoot(container)
  root.render(<StrictMode>{panel}</StrictMode>)
  return {
    sheet,
    remove() {
      root.unmount()
      container.remove()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    },
  }
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
