import { useEffect, useRef, type MouseEvent } from 'react'

/**
 * Focuses the heading of a list and scrolls to it after people turn a page, because the pressed link was below the old
 * list. Not on Back, where the router restores the scroll position.
 *
 * @param page the current page
 */
export function usePageTurn(page: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const turnedFrom = useRef<number>(undefined)

  // Not before the URL changes: until then the scroll position belongs to the previous page.
  useEffect(() => {
    if (turnedFrom.current === undefined || turnedFrom.current === page) return
    turnedFrom.current = undefined
    heading.current?.focus()
  }, [page])

  return {
    heading,
    /** The `onClick` of page links. Ignores presses that open another window. */
    onPageLink: ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
      const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
      turnedFrom.current = isPlain ? page : undefined
    },
  }
}
