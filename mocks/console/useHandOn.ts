import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Hands focus on when the row that was pressed leaves its list (look 12): to the row in its place, else to the list
 * itself. Rows carry `data-row` with their key; the list takes focus by `tabIndex={-1}`.
 */
export function useHandOn<E extends HTMLElement>(
  keys: readonly (string | number)[],
): { ref: RefObject<E | null>; tabIndex: -1; onClickCapture: (event: MouseEvent) => void } {
  const ref = useRef<E>(null)
  const pressed = useRef<{ key: string; index: number }>(null)
  const present = keys.join('\n')

  useEffect(() => {
    const left = pressed.current
    if (!left || present.split('\n').includes(left.key)) return
    pressed.current = null
    // Whoever moved on by themselves is left where they are.
    if (document.activeElement !== document.body && document.activeElement?.isConnected) return
    const rows = ref.current?.querySelectorAll('[data-row]') ?? []
    const next = rows[Math.min(left.index, rows.length - 1)]?.querySelector('button') ?? ref.current
    next?.focus()
  }, [present])

  return {
    ref,
    tabIndex: -1,
    onClickCapture: ({ target }) => {
      const row = target instanceof Element ? target.closest('[data-row]') : null
      const key = row?.getAttribute('data-row')
      const rows = [...(ref.current?.querySelectorAll('[data-row]') ?? [])]
      pressed.current = row && key != null ? { key, index: rows.indexOf(row) } : null
    },
  }
}
