import { useEffect, useRef, type MouseEvent } from 'react'

/**
 * After a page of a list was turned, its heading takes the focus and comes into view: the pressed link stands at the end of
 * the old page. Going Back does neither, for there the router restores the place.
 *
 * @param page the page that is shown
 */
export function usePageTurn(page: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const turnedFrom = useRef<number>(undefined)

  // After the address has changed: until then the scroll position still belongs to the page that is left.
  useEffect(() => {
    if (turnedFrom.current === undefined || turnedFrom.current === page) return
    turnedFrom.current = undefined
    heading.current?.focus()
  }, [page])

  return {
    heading,
    /** For the links to pages. A press that opens another window turns nothing here. */
    onPageLink: ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
      const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
      turnedFrom.current = isPlain ? page : undefined
    },
  }
}
