import { useEffect, useRef } from 'react'
import { announce } from './Announcer.tsx'

/**
 * Says what a search has found: once for each search, when its answer is there, and not as the page opens
 * (product: accessibility).
 * @param words `undefined` until the answer to this search is there
 */
export function useFoundAnnouncement(search: string, words: string | undefined): void {
  const said = useRef(search)
  useEffect(() => {
    if (words === undefined || said.current === search) return
    said.current = search
    announce(words)
  }, [search, words])
}
