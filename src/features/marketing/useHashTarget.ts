import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * What the address names by its hash takes the focus, and is opened if it is a `details`: the router scrolls there, but
 * whoever goes on by keyboard would go on elsewhere.
 */
export function useHashTarget(): void {
  const router = useRouter()
  const hash = useLocation({ select: (location) => location.hash })

  useEffect(() => {
    if (!hash) return
    show(hash)
    // A new page gives the focus to its heading as soon as it stands, which is later. And the same link pressed once more
    // leads there once more.
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

/** How far above its place a target may lie because the header was not stuck yet, in pixels. */
const mostAbove = 200

/**
 * On a page that is just opened the router scrolls before the header sticks, which then lies above the target. Who has come
 * back to a place further down stays there.
 */
function clearOfHeader(target: HTMLElement) {
  const { top } = target.getBoundingClientRect()
  const clear = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  if (top < clear && top > -mostAbove) target.scrollIntoView({ behavior: 'instant', block: 'start' })
}
