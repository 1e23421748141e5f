import { useEffect, useRef } from 'react'
import { announce } from './Announcer.tsx'

/**
 * Announces the result of each search once, when it arrives, but not on page load (product: accessibility).
 * @param words `undefined` until the result of this search arrives
 */
export function useFoundAnnouncement(search: string, words: string | undefined): void {
  const said = useRef(search)
  useEffect(() => {
    if (words === undefined || said.current === search) return
    said.current = search
    announce(words)
  }, [search, words])
}
