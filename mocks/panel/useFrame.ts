import { type KeyboardEvent, useEffect, useRef } from 'react'
import { letterOf } from '../../src/ui/letter-of.ts'
import { useMedia } from '../../src/ui/useMedia.ts'
import { dockedFrom, firstFrame, frameKeyOf, frameSchema, shortcut } from './frame.ts'
import { usePanel } from './panel-context.ts'
import { useSaved } from './saved.ts'

/** The layout of the panel, and what changes it. */
export type FrameState = ReturnType<typeof useFrame>

/** Returns the saved layout. Opens and closes the panel by keyboard, and moves the focus with it. */
export function useFrame() {
  const [frame, setFrame] = useSaved(frameKeyOf(usePanel().runtime.backend.name), frameSchema, firstFrame)
  const docked = useMedia(dockedFrom)
  const panel = useRef<HTMLElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  /** The element that had focus before the keyboard shortcut opened the panel. */
  const before = useRef<HTMLElement>(null)
  const moveFocus = useRef(false)
  const { open } = frame

  function toggle(from: HTMLElement | null = null) {
    moveFocus.current = !open || panel.current?.contains(document.activeElement) === true
    if (!open) before.current = from
    setFrame({ ...frame, open: !open })
  }

  useEffect(() => {
    if (!moveFocus.current) return
    moveFocus.current = false
    if (open) {
      // Base UI loses the tab stop if a tab gets focus before Base UI has indexed it.
      requestAnimationFrame(() => {
        panel.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
      })
    } else (before.current?.isConnected ? before.current : handle.current)?.focus()
  }, [open])

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return
      if (letterOf(event) !== shortcut.letter || event.repeat) return
      event.preventDefault()
      const { activeElement } = document
      toggle(activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })

  function onKeyDown(event: KeyboardEvent) {
    // `isWithin` is needed because React also bubbles events from a dialog's portal up to the panel.
    if (event.key !== 'Escape' || event.defaultPrevented || !isWithin(event)) return
    if (clearsItself(event.target)) return
    event.stopPropagation()
    toggle()
  }

  return {
    ...frame,
    docked,
    /** The open panel. */
    panel,
    /** The button of the closed panel. */
    handle,
    toggle: () => toggle(),
    /** Changes the layout. */
    set: (changes: Partial<typeof frame>) => setFrame({ ...frame, ...changes }),
    /** Closes the panel if it covers the page. */
    closeSheet() {
      if (!docked) setFrame({ ...frame, open: false })
    },
    onKeyDown,
  }
}

function isWithin(event: KeyboardEvent): boolean {
  return event.target instanceof Node && event.currentTarget.contains(event.target)
}

/** A search field with text uses Escape to clear itself. */
function clearsItself(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'search' && target.value !== ''
}
