import { useRef } from 'react'
import type { MouseEvent, SubmitEvent } from 'react'

/**
 * Props for a form, by which a double click submits it once (product: accessibility): when the server is quick, the
 * second half would send what the first has emptied, or used up.
 */
export function useSingleSubmit(submit: (event: SubmitEvent<HTMLFormElement>) => void) {
  /** How often the last press was made in a row, as browsers count; 0 for a key. */
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
