import { arrive, focusOn } from './arrival.ts'

/** Returns the id of the row to focus when one is removed: the next, else the previous (product: accessibility). */
export function rowToFocus<Id extends number | string>(ids: readonly Id[], removed: Id): Id | undefined {
  const place = ids.indexOf(removed)
  return place < 0 ? undefined : (ids[place + 1] ?? ids[place - 1])
}

/**
 * A `ref` for an element that unmounts by itself, such as a message replaced by content. If the element contains focus,
 * focus moves to a heading (product: accessibility): the content's first heading if it is focusable, else the heading
 * above the message, else the `h1`.
 */
export function restoreFocus(element: HTMLElement | null): () => void {
  return () => {
    if (!element?.contains(document.activeElement)) return
    const { parentElement: parent, previousElementSibling: before } = element
    const region = element.closest('main, [role=dialog]')
    const above = Array.from(region?.querySelectorAll<HTMLElement>(headings) ?? []).filter(
      (heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
    // Waits, because React removes the element and inserts its replacement later in the same commit.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return
      const instead = before ? before.nextElementSibling : parent?.firstElementChild
      const first = instead?.querySelector<HTMLElement>(headings)
      if (first?.matches('[tabindex="-1"]:not(h1)') && focusOn(first)) return
      if (above.toReversed().some(focusOn)) return
      // A closing dialog restores the focus itself.
      if (region?.matches('main')) arrive()
    })
  }
}

const headings = 'h1, h2, h3, h4'
