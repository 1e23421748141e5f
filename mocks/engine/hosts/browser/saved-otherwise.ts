/** Saves this tab's reversed assumptions across reloads. @param name the backend's name */
export function saveOtherwise(name: string, ids: ReadonlySet<string>): void {
  try {
    sessionStorage.setItem(keyOf(name), [...ids].join(' '))
  } catch {
    // The browser blocks storage: the choice lasts until the next reload.
  }
}

/** Returns this tab's reversed assumptions; none by default. @param name the backend's name */
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
