/**
 * Keeps focus nearby when a press removes the focused control: focus moves to the closest surrounding tab panel or
 * element with `tabIndex={-1}`.
 */
export function keepFocus(container: HTMLElement): void {
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
