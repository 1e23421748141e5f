import { useEffect, useRef, type MouseEvent, type RefObject } from 'react'

/** The page of a list, and what a turn to another page needs. */
export type PageTurn = {
  page: number
  /** The list's heading, which takes focus after a turn. */
  heading: RefObject<HTMLHeadingElement | null>
  /** The props of links to other pages. */
  link: { resetScroll: false; onClick: (event: MouseEvent) => void }
}

/**
 * After a press on a page link, which is below the list, moves focus and scroll position up to the list's heading. On
 * Back, it does neither, because the router restores the scroll position.
 *
 * @param page the current page
 */
export function usePageTurn(page: number): PageTurn {
  const heading = useRef<HTMLHeadingElement>(null)
  const turnedFrom = useRef<number>(undefined)

  // Waits for the new page number, because the scroll position belongs to the previous page until then.
  useEffect(() => {
    if (turnedFrom.current === undefined || turnedFrom.current === page) return
    turnedFrom.current = undefined
    heading.current?.focus()
  }, [page])

  return {
    page,
    heading,
    link: {
      resetScroll: false,
      // Ignores presses that open another tab or window.
      onClick: ({ button, metaKey, ctrlKey, shiftKey, altKey }) => {
        const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
        turnedFrom.current = isPlain ? page : undefined
      },
    },
  }
}
