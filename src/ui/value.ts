/** A value that React can follow, with `useSyncExternalStore`. */
export interface Value<T> {
  get(): T
  set(next: T): void
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void
}

/** Creates a value of this page. */
export function createValue<T>(first: T): Value<T> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
