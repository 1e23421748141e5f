import type { KeyboardEvent } from 'react'

/** Keys that change a closed select on some systems and open its list on others. */
const changing = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'])

/**
 * An `onKeyDown` for a select whose choice takes effect immediately: keys that would choose an option open its list.
 * Otherwise, arrow keys would apply every option in between, and each status would notify the applicant (rules 20).
 * Browsers that can't open the list by script keep their own behaviour.
 */
export function openByKey(event: KeyboardEvent<HTMLSelectElement>): void {
  const { key, altKey, ctrlKey, metaKey, currentTarget: select } = event
  if (altKey || ctrlKey || metaKey || !(changing.has(key) || (key.length === 1 && key !== ' '))) return
  if (!('showPicker' in select) || !CSS.supports('selector(:open)') || select.matches(':open')) return
  try {
    select.showPicker()
  } catch {
    // The browser doesn't allow it in a cross-origin frame or for a synthetic key event.
    return
  }
  event.preventDefault()
}
