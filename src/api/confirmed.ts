import type { QueryClient } from '@tanstack/react-query'

export type Confirmed<Key, Value> = {
  /** A change begins. @param shown what stands on the screen; it counts unless another change is under way */
  begin: (key: Key, shown: Value) => void
  /** Sends a change after those that began before it. Once that is done, it is what the server holds. */
  send: <T>(key: Key, value: Value, send: () => Promise<T>) => Promise<T>
  /** A change is over. @returns what the server holds, if it was the last one under way */
  end: (key: Key) => { value: Value } | undefined
}

/**
 * What the server is known to hold of things that the screen changes before it has answered. Of two changes of one thing
 * at once the second begins with what the first only hopes for; should they fail, what was confirmed last has to come
 * back. They are sent one after the other, for the server keeps what it is told last.
 */
export function createConfirmed<Key, Value>(): Confirmed<Key, Value> {
  const known = new Map<Key, { value: Value; underWay: number; turn: Promise<unknown> }>()
  return {
    begin: (key, shown) => {
      const entry = known.get(key)
      if (entry) entry.underWay += 1
      else known.set(key, { value: shown, underWay: 1, turn: Promise.resolve() })
    },
    send: async (key, value, send) => {
      const entry = known.get(key)
      // At once if nothing is before it: somebody may leave the page in the next moment.
      const sent = entry && entry.underWay > 1 ? entry.turn.then(send) : send()
      if (entry) entry.turn = sent.catch(() => undefined)
      const answer = await sent
      if (entry) entry.value = value
      return answer
    },
    end: (key) => {
      const entry = known.get(key)
      if (!entry) return undefined
      entry.underWay -= 1
      if (entry.underWay > 0) return undefined
      known.delete(key)
      return { value: entry.value }
    },
  }
}

/** Gives each client its own one. */
export function perClient<T>(create: () => T): (client: QueryClient) => T {
  const all = new WeakMap<QueryClient, { own: T }>()
  return (client) => {
    const entry = all.get(client) ?? { own: create() }
    all.set(client, entry)
    return entry.own
  }
}
