import { createContext, useState } from 'react'
import { useMedia } from './useMedia.ts'

/** The section around an element. A form in it opens it for a restored draft and for errors. */
export const Fold = createContext({ isOpen: true, open() {} })

/**
 * The state of a later section: on a phone it is closed at first, unless the address names it or it is needed.
 * @param need whether the section has something that people must see, or how often that has happened. It opens at each
 *   change, unless that is to false.
 */
export function useFold(id: string, need: boolean | number): { isOpen: boolean; onToggle: () => void } {
  const foldsAtFirst = useMedia('(max-width: 39.99rem)')
  const [isOpen, setOpen] = useState(() => !foldsAtFirst || need !== false || location.hash === `#${id}`)
  const [before, setBefore] = useState(need)
  if (need !== before) {
    setBefore(need)
    if (need !== false) setOpen(true)
  }
  return { isOpen, onToggle: () => setOpen(!isOpen) }
}
