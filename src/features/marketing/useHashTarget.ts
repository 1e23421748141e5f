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
    // Repeated after each navigation: a new page first focuses its heading, and the same link may be pressed twice.
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

/** The router leaves a target at most this far above the window's top, in pixels. Anything further was restored. */
const mostAbove = 200

/**
 * Moves a target out from under the header: on a newly opened page the router scrolls before the header sticks and
 * covers it. A scroll position restored further down is left alone.
 */
function clearOfHeader(target: HTMLElement) {
  const { top } = target.getBoundingClientRect()
  const clear = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  if (top < clear && top > -mostAbove) target.scrollIntoView({ behavior: 'instant', block: 'start' })
}
