import { arrive, focusOn } from './arrival.ts'

/**
 * Who gets focus when a row goes: the next one, else the one before, else nobody (look 12).
 * @returns the id of that row
 */
export function heirOf(ids: readonly number[], gone: number): number | undefined {
  const place = ids.indexOf(gone)
  return place < 0 ? undefined : (ids[place + 1] ?? ids[place - 1])
}

/**
 * The `ref` of what goes by itself, such as a message that makes room for the content: if it has the focus then, a heading
 * gets it (look 12). That is the one with which the content begins, where it is made for it, else the one under which the
 * message stood; on a page that became another one, that page's.
 */
export function handsFocusOn(going: HTMLElement | null): () => void {
  return () => {
    if (!going?.contains(document.activeElement)) return
    const { parentElement: parent, previousElementSibling: before } = going
    const part = going.closest('main, [role=dialog]')
    const above = Array.from(part?.querySelectorAll<HTMLElement>(headings) ?? []).filter(
      (heading) => heading.compareDocumentPosition(going) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
    // It is taken out after this, and what comes instead is put there in the same go.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return
      const instead = before ? before.nextElementSibling : parent?.firstElementChild
      const first = instead?.querySelector<HTMLElement>(headings)
      if (first?.matches('[tabindex="-1"]:not(h1)') && focusOn(first)) return
      if (above.toReversed().some(focusOn)) return
      // A dialog that closes gives the focus back by itself.
      if (part?.matches('main')) arrive()
    })
  }
}

const headings = 'h1, h2, h3, h4'
