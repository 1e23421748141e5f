import { useLayoutEffect, useRef } from 'react'

/** An element that may not be rendered. */
export type Focusable = { readonly current: HTMLElement | null }

/**
 * Returns a function that moves focus after the next render, which may remove the pressed button.
 * @returns takes the candidates; the first visible one gets focus
 */
export function useNextFocus(): (...candidates: readonly Focusable[]) => void {
  const next = useRef<readonly Focusable[]>([])
  useLayoutEffect(() => {
    next.current.find(({ current }) => current?.checkVisibility())?.current?.focus()
    next.current = []
  })
  return (...candidates) => {
    next.current = candidates
  }
}
