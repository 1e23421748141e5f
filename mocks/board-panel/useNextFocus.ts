import { useLayoutEffect, useRef } from 'react'

/** A reference to an element that might not be rendered. */
export type Focusable = { readonly current: HTMLElement | null }

/**
 * Moves focus after the next render, which may remove the pressed button.
 * @returns a function that receives the candidates, of which the first visible one gets focus
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
