import { useEffect, useRef, type MouseEvent } from 'react'

/**
 * After a press on a page link, which is below the list, moves focus and scroll position up to the list's heading. On
 * Back, it does neither, because the router restores the scroll position.
 *
 * @param page the current page
 */
export function usePageTurn(page: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const turnedFrom = useRef<number>(undefined)

  // Waits for the new page number, because the scroll position belongs to the previous page until then.
  useEffect(() => {
    if (turnedFrom.current === undefined || turnedFrom.current === page) return
    turnedFrom.current = undefined
    heading.current?.focus()
  }, [page])

  return {
    heading,
    /** The `onClick` of page links. Ignores presses that open another tab or window. */
    onPageLink: ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
      const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
      turnedFrom.current = isPlain ? page : undefined
    },
  }
}
