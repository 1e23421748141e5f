import { useSyncExternalStore } from 'react'
import { createValue } from './value.ts'

const announced = createValue('')
let turn = false

/**
 * Announces a sentence politely to assistive technology: a result count, a removed row, a new page's name.
 * Announces a repeated sentence again. Any code can call it; it needs one `<Announcer />` on the page.
 */
export function announce(text: string): void {
  turn = !turn
  // A live region announces changes only, so an invisible character makes a repeated sentence different.
  announced.set(turn ? text : `${text}\u00a0`)
}

/**
 * The live region for `announce`. Mount it once, in the layout, so that it exists before its first announcement
 * (product: accessibility).
 */
export function Announcer() {
  const text = useSyncExternalStore(announced.subscribe, announced.get, () => '')
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {text}
    </div>
  )
}
