declare global {
  /** Not 0 while another page may be about to replace this one (`public/theme.js`). */
  var leaving: number | undefined
}

/** Returns whether another page may be about to replace this one. */
export function isLeaving(): boolean {
  return !!globalThis.leaving
}

/** Resolves when nobody is leaving this page: at once, or when it turns out to stay. Otherwise never. */
export async function afterLeave(): Promise<void> {
  if (isLeaving()) await new Promise((resolve) => addEventListener('stay', resolve))
}
