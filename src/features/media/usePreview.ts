import { useEffect, useRef, useState } from 'react'
import { FilePreview } from './preview.ts'

/** The state of a `FilePreview`. What it shows stays set, and so visible, while the dialog closes. */
export function usePreview<T>() {
  const finalFocus = useRef<HTMLElement>(null)
  const [shown, setShown] = useState<T>()
  const [open, setOpen] = useState(false)
  useEffect(() => void FilePreview.load(), [])
  return {
    shown,
    /** Opens the dialog. @param opener the pressed element, which takes focus when the dialog closes */
    show: (what: T, opener: HTMLElement) => {
      finalFocus.current = opener
      setShown(what)
      setOpen(true)
    },
    dialog: { open, onClose: () => setOpen(false), finalFocus },
  }
}
