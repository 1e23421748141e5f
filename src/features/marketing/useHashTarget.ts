import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Moves the focus to the element named by the URL's hash, and opens it if it is a `details`. The router only scrolls
 * there, which would leave keyboard users elsewhere.
 */
export function useHashTarget(): void {
  const router = useRouter()
  const hash = useLocation({ select: (location) => location.hash })

  useEffect(() => {
    if (!hash) return
    show(hash)
    // Again after rendering, as a new page first moves the focus to its heading, and the same link may be pressed twice.
    return router.subscribe('onRendered', () => show(hash))
  }, [router, hash])
}

function show(id: string) {
  const target = document.getElementById(id)
  if (target instanceof HTMLDetailsElement) {
    target.open = true
    target.querySelector('summary')?.focus({ preventScroll: true })
  } else target?.focus({ preventScroll: true })
  if (target) requestAnimationFrame(() => requestAnimationFrame(() => clearOfHeader(target)))
}

/** How far above the window, in pixels, the router can scroll a target before the header sticks. */
const mostAbove = 200

/**
 * On a newly opened page the router scrolls before the header sticks and covers the target. A restored position further
 * down is left alone.
 */
function clearOfHeader(target: HTMLElement) {
  const { top } = target.getBoundingClientRect()
  const clear = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  if (top < clear && top > -mostAbove) target.scrollIntoView({ behavior: 'instant', block: 'start' })
}
