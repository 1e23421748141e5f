/** Returns whether another page may be about to replace this one (`public/theme.js`). */
export function isLeaving(): boolean {
  return document.documentElement.hasAttribute('data-leaving')
}

/** Resolves when nobody is leaving this page: at once, or when it turns out to stay. Otherwise never. */
export async function afterLeave(): Promise<void> {
  while (isLeaving()) await new Promise((resolve) => setTimeout(resolve, 200))
}
