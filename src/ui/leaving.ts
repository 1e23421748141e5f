const mark = 'data-leaving'

/** Returns whether another page may be about to replace this one (`public/theme.js`). */
export function isLeaving(): boolean {
  return document.documentElement.hasAttribute(mark)
}

/** Resolves when nobody is leaving this page: at once, or when it turns out to stay. Otherwise never. */
export async function afterLeave(): Promise<void> {
  if (!isLeaving()) return
  await new Promise<void>((resolve) => {
    new MutationObserver((_records, observer) => {
      observer.disconnect()
      resolve()
    }).observe(document.documentElement, { attributeFilter: [mark] })
  })
}
