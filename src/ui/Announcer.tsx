import { useSyncExternalStore } from 'react'

let announced = ''
let turn = false
const listeners = new Set<() => void>()

/**
 * Announces a sentence politely to assistive technology: a result count, a removed row, a new page's name.
 * Announces a repeated sentence again. Any code can call it; it needs one `<Announcer />` on the page.
 */
export function announce(text: string): void {
  turn = !turn
  // A live region announces changes only, so an invisible character makes a repeated sentence different.
  announced = turn ? text : `${text}\u00a0`
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The live region for `announce`. Mount it once, in the layout, so that it exists before its first announcement
 * (product: accessibility).
 */
export function Announcer() {
  const text = useSyncExternalStore(
    subscribe,
    () => announced,
    () => '',
  )
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {text}
    </div>
  )
}
