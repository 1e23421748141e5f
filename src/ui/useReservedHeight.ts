import { type RefObject, useEffect } from 'react'

/**
 * Sets a custom property of the page to an element's height, so that the page makes room for the element.
 * @param property its initial value is in tokens.css
 */
export function useReservedHeight(
  ref: RefObject<HTMLElement | null>,
  property: string,
  isReserved = true,
): void {
  useEffect(() => {
    const element = ref.current
    if (!element || !isReserved) return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [ref, property, isReserved])
}
