import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'

/**
 * The state of a button with `aria-expanded` and its panel of links. Escape closes the panel and returns focus to the
 * button. A press outside, focus leaving, or following a link also closes it (product: accessibility).
 *
 * @returns whether the panel is open, and the props of the button, the panel and the box around these two
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
      // Hiding the panel would lose the focus, unless the chosen entry has already moved it.
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
        // A blur without a new target (a press on plain text, another window) doesn't count as leaving.
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
