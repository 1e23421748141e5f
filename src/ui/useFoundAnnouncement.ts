import { useEffect, useRef } from 'react'
import { announce } from './Announcer.tsx'

/**
 * Announces the result of each new search once, but not that of the page's first one (product: accessibility).
 * @param words the announcement; `undefined` until the result of this search arrives
 */
export function useFoundAnnouncement(search: string, words: string | undefined): void {
  const said = useRef(search)
  useEffect(() => {
    if (words === undefined || said.current === search) return
    said.current = search
    announce(words)
  }, [search, words])
}
