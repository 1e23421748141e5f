import { useRef, useState } from 'react'

/** The state of a dialog about something, which stays set, and so visible, while the dialog closes. */
export function useDialog<About>() {
  const finalFocus = useRef<HTMLElement>(null)
  const [about, setAbout] = useState<About>()
  const [open, setOpen] = useState(false)
  return {
    about,
    /** Opens the dialog. @param opener the pressed element, which takes focus when the dialog closes */
    show: (what: About, opener: HTMLElement) => {
      finalFocus.current = opener
      setAbout(what)
      setOpen(true)
    },
    /** Sets what takes focus when the dialog closes instead. */
    focusNext: (element: HTMLElement | null) => {
      finalFocus.current = element
    },
    dialog: { open, onClose: () => setOpen(false), finalFocus },
  }
}
