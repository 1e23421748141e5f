import { createContext, useState } from 'react'
import { useMedia } from './useMedia.ts'

/** The section around an element. A form in it opens it for a restored draft and for errors. */
export const Fold = createContext({ isOpen: true, open() {} })

/** Returns whether the address names an element, such as a section. */
export const isLinked = (id: string) => location.hash === `#${id}`

/** Returns whether the window is so narrow that later sections are closed at first. */
export const useFoldsAtFirst = () => useMedia('(max-width: 39.99rem)')

/**
 * The state of a later section: on a phone it is closed at first, unless the address names it or it is needed.
 * @param isNeeded whether the section has something that people must see. It opens when this becomes true.
 */
export function useFold(id: string, isNeeded: boolean): { isOpen: boolean; onToggle: () => void } {
  const foldsAtFirst = useFoldsAtFirst()
  const [isOpen, setOpen] = useState(() => !foldsAtFirst || isNeeded || isLinked(id))
  const [wasNeeded, setWasNeeded] = useState(isNeeded)
  if (isNeeded !== wasNeeded) {
    setWasNeeded(isNeeded)
    if (isNeeded) setOpen(true)
  }
  return { isOpen, onToggle: () => setOpen(!isOpen) }
}
