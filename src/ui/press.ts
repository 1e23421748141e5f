import { useState, useSyncExternalStore } from 'react'
import { createValue } from './value.ts'

/** How long after the pointer's release its click may come as a separate event, in milliseconds. */
const clickTime = 100

const held = createValue(false)
let release: ReturnType<typeof setTimeout> | undefined

function setHeld(isHeld: boolean): void {
  clearTimeout(release)
  held.set(isHeld)
}

function lift(after = clickTime): void {
  clearTimeout(release)
  release = setTimeout(setHeld, after, false)
}

/** Follows presses. Returns a function that stops. */
export function watchPresses(): () => void {
  const controller = new AbortController()
  const options = { capture: true, signal: controller.signal }
  addEventListener('pointerdown', () => setHeld(true), options)
  addEventListener('pointerup', () => lift(), options)
  addEventListener('pointercancel', () => lift(), options)
  // After the click's own handlers.
  addEventListener('click', () => held.get() && lift(0), options)
  // Where a pointer is lifted in another window, these are the first to tell.
  addEventListener('pointermove', ({ buttons }) => held.get() && buttons === 0 && lift(), options)
  addEventListener('blur', () => held.get() && setHeld(false), { signal: controller.signal })
  return () => controller.abort()
}

/**
 * Runs something now or, while a pointer is pressed, after the press: a control that moves before the pointer is lifted
 * gets no click. For what arrives by itself.
 */
export function afterPress(run: () => void): void {
  if (!held.get()) {
    run()
    return
  }
  const stop = held.subscribe(() => {
    stop()
    run()
  })
}

/** Returns a value or, while a pointer is pressed, the one from before the press. The value must be the same object while it is unchanged. */
export function useHeld<T>(value: T): T {
  const isPressed = useSyncExternalStore(held.subscribe, held.get, () => false)
  const [shown, setShown] = useState(value)
  if (isPressed) return shown
  if (!Object.is(shown, value)) setShown(value)
  return value
}
