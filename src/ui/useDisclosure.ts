import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'

/**
 * A button with `aria-expanded` and a panel of links below it. Escape closes it and returns focus; a press outside, focus
 * leaving, or following an entry closes it (product: accessibility).
 *
 * @returns whether it is open, and what belongs on the box around both, on the button and on the panel
 */
export function useDisclosure<Panel extends HTMLElement>() {
  const id = useId()
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<Panel>(null)

  useEffect(() => {
    if (!open) return
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false)
    }
    const onFollow = ({ target }: MouseEvent) => {
      const entry = target instanceof Element && target.closest('a, button')
      if (!entry || !panel.current?.contains(entry)) return
      // What was chosen may have taken the focus along; otherwise it would be lost with the panel.
      if (panel.current.contains(document.activeElement)) trigger.current?.focus()
      setOpen(false)
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('click', onFollow)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('click', onFollow)
    }
  }, [open])

  return {
    open,
    box: {
      ref: box,
      onBlur({ relatedTarget, currentTarget }: FocusEvent) {
        // Focus that goes nowhere (a press on plain text, another window) is no leaving.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        setOpen(false)
        trigger.current?.focus()
      },
    },
    trigger: {
      ref: trigger,
      'aria-expanded': open,
      'aria-controls': id,
      onClick: () => setOpen(!open),
    },
    panel: { ref: panel, id, hidden: !open },
  } as const
}
