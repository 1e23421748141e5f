import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'

/**
 * A ruled list, or a sentence if the list is empty. When the pressed row leaves the list, focus moves to the row in its
 * place, or else to the list (product: accessibility).
 */
export function Rows({ empty, children }: { empty?: string; children: readonly ReactNode[] }) {
  const list = useRef<HTMLDivElement>(null)
  const pressed = useRef<{ row: Element; index: number }>(null)

  useEffect(() => {
    const removed = pressed.current
    if (!removed || removed.row.isConnected) return
    pressed.current = null
    // Focus may have moved elsewhere in the meantime.
    if (document.activeElement !== document.body && document.activeElement?.isConnected) return
    const rows = rowsIn(list.current)
    const next = rows[Math.min(removed.index, rows.length - 1)]?.querySelector('button') ?? list.current
    next?.focus()
  })

  function remember({ target }: MouseEvent) {
    const rows = rowsIn(list.current)
    const index = rows.findIndex((row) => target instanceof Node && row.contains(target))
    const row = rows[index]
    pressed.current = row ? { row, index } : null
  }

  return (
    <div ref={list} tabIndex={-1} onClickCapture={remember}>
      {children.length === 0 ? (
        empty && <p className="border-y border-rule py-4 text-dense">{empty}</p>
      ) : (
        <ul className="divide-y divide-rule border-y border-rule">{children}</ul>
      )}
    </div>
  )
}

function rowsIn(list: HTMLElement | null): Element[] {
  return [...(list?.querySelectorAll('ul > li') ?? [])]
}
