import { useEffect, useRef } from 'react'
import { announce } from './Announcer.tsx'

/**
 * Announces the result of each new search once, but that of the page's first one only on request (product: accessibility).
 * @param words the announcement; `undefined` until the result of this search arrives
 * @param saysFirst whether to announce the first result, too
 */
export function useFoundAnnouncement(search: string, words: string | undefined, saysFirst = false): void {
  const said = useRef(saysFirst ? undefined : search)
  useEffect(() => {
    if (words === undefined || said.current === search) return
    said.current = search
    announce(words)
  }, [search, words])
}
