import type { KeyboardEvent } from 'react'

/** Keys by which some systems change a closed select at once, while others open its list. */
const changing = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'])

/**
 * For a select whose choice takes effect at once (`onKeyDown`): a key that would choose opens its list instead, and the
 * choice is made there. Otherwise arrows on the way to an entry would send all that lie between, each to be told to
 * somebody (rules 20). Where a browser can't open a list for the page, keys do what they always do.
 */
export function opensFirst(event: KeyboardEvent<HTMLSelectElement>): void {
  const { key, altKey, ctrlKey, metaKey, currentTarget: select } = event
  if (altKey || ctrlKey || metaKey || !(changing.has(key) || (key.length === 1 && key !== ' '))) return
  if (!('showPicker' in select) || !CSS.supports('selector(:open)') || select.matches(':open')) return
  try {
    select.showPicker()
  } catch {
    // Not allowed here: in a frame of another origin, or for a key that no person pressed.
    return
  }
  event.preventDefault()
}
