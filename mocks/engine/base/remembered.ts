interface Memory<K, V> {
  get(key: K): V | undefined
  set(key: K, value: V): unknown
}

/**
 * Returns a function that computes the value of a key once.
 * @param known a `WeakMap` for the values of objects, which go with them; by default, 10,000 values at a time
 */
export function remembered<K, V>(compute: (key: K) => V, known: Memory<K, V> = new Map()): (key: K) => V {
  return (key) => {
    let value = known.get(key)
    if (value === undefined) {
      value = compute(key)
      if (known instanceof Map && known.size === 10_000) known.clear()
      known.set(key, value)
    }
    return value
  }
}
