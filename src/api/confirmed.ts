import type { Query, QueryClient } from '@tanstack/react-query'

export type Confirmed<Key, Value> = {
  /** Starts a change. @param shown the value on screen, which is the confirmed one unless a change is pending */
  begin: (key: Key, shown: Value) => void
  /** Sends a change after the answers to earlier changes. If it succeeds, its value is the confirmed value. */
  send: <T>(key: Key, value: Value, send: () => Promise<T>) => Promise<T>
  /** Ends a change. @returns the confirmed value, if no other change is pending */
  end: (key: Key) => { value: Value } | undefined
}

/**
 * Tracks the values that the server has confirmed, so that failed optimistic changes can be reverted to the last of
 * them. Changes of one value are sent one after another, because the server keeps the last one it receives.
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
      // Sent synchronously if no other change is pending, as the user may leave the page.
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

/** The queries that are refetched after each change. */
const followsChanges = ({ meta }: Pick<Query, 'meta'>) => meta?.changesWith === undefined

/**
 * Cancels refetches before a change is shown, as they would bring the old state back; they are repeated once the server
 * has answered. First loads continue, so that their screens don't stay empty.
 */
export async function cancelRefetches(client: QueryClient): Promise<void> {
  await client.cancelQueries({
    predicate: (query) => query.state.data !== undefined && followsChanges(query),
  })
}

/** Fetches what is on screen again, because it is out of date or could not be read. */
export function refetchShown(client: QueryClient): void {
  void client.invalidateQueries({ predicate: followsChanges })
}

/** Returns a function that creates one instance per query client. */
export function perClient<T>(create: () => T): (client: QueryClient) => T {
  const all = new WeakMap<QueryClient, { own: T }>()
  return (client) => {
    const entry = all.get(client) ?? { own: create() }
    all.set(client, entry)
    return entry.own
  }
}
