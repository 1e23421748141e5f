import { useRef } from 'react'
import type { MouseEvent, SubmitEvent } from 'react'

/**
 * Returns props for a form, so that a double click submits it once (product: accessibility). If the server answered
 * between the clicks, the form would no longer be busy and the second click would submit it again.
 */
export function useSingleSubmit(submit: (event: SubmitEvent<HTMLFormElement>) => void) {
  /** The browser's click count (`detail`) of the last press; 0 for a key press. */
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
