import { useSyncExternalStore } from 'react'

let spoken = ''
let turn = false
const listeners = new Set<() => void>()

/**
 * Says a sentence politely to assistive technology (a result count, a finished move, a new page's name).
 * The same sentence twice is spoken twice. Works from any code; needs one `<Announcer />` on the page.
 */
export function announce(text: string): void {
  turn = !turn
  // A live region speaks on change only: an invisible difference makes a repeated sentence a new one.
  spoken = turn ? text : `${text}\u00a0`
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The live region for `announce`. Mount it once, in the layout, so that it is there before it speaks
 * (product: accessibility).
 */
export function Announcer() {
  const text = useSyncExternalStore(
    subscribe,
    () => spoken,
    () => '',
  )
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {text}
    </div>
  )
}
