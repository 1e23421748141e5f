/** Saves which assumptions are turned round in this tab, over reloads. @param name the backend's */
export function saveOtherwise(name: string, ids: ReadonlySet<string>): void {
  try {
    sessionStorage.setItem(keyOf(name), [...ids].join(' '))
  } catch {
    // A browser that stores nothing forgets this as well.
  }
}

/** The assumptions that were turned round in this tab; none by default. @param name the backend's */
export function savedOtherwise(name: string): ReadonlySet<string> {
  try {
    return new Set((sessionStorage.getItem(keyOf(name)) ?? '').split(' ').filter(Boolean))
  } catch {
    return new Set()
  }
}

function keyOf(name: string): string {
  return `${name}.simulator.otherwise`
}
