import { useRef } from 'react'
import type { MouseEvent, SubmitEvent } from 'react'

/**
 * Returns props that make a double click submit a form once (product: accessibility). If the server is quick, the second
 * click would send values that the first has cleared or used up.
 */
export function useSingleSubmit(submit: (event: SubmitEvent<HTMLFormElement>) => void) {
  /** The click count of the last press, as browsers report it; 0 for a key. */
  const presses = useRef(0)
  return {
    onClickCapture: (event: MouseEvent) => {
      presses.current = event.detail
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      const isSecond = presses.current > 1
      presses.current = 0
      if (!isSecond) {
        submit(event)
        return
      }
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
