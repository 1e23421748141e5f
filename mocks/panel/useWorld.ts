import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Context } from '../engine/call/operation.ts'
import type { BackendTypes } from '../engine/call/types.ts'
import type { LogEntry } from '../engine/network/request-log.ts'
import type { Runtime } from '../engine/runtime.ts'
import { type AnyContext, type AnyRuntime, reasonOf, usePanel } from './panel-context.ts'

/**
 * Reads from the world, and again after every change and when this tab gets focus, to notice changes in other tabs.
 * @param select must be stable between renders
 * @returns undefined until the first read
 */
export function useWorld<T>(select: (context: AnyContext) => T): T | undefined {
  return useWorldOf(usePanel().runtime, select)
}

/** Reads as `useWorld` does, with the types of a certain backend. */
export function useWorldOf<B extends BackendTypes, T>(
  runtime: Pick<Runtime<B>, 'read' | 'store'>,
  select: (context: Context<B>) => T,
): T | undefined {
  const { say } = usePanel()
  const [result, setResult] = useState<{ value: T }>()

  useEffect(() => {
    let mounted = true
    let reading = false
    let again = false

    /** Runs one read at a time. Changes during a read cause one more. */
    async function readAgain() {
      again = reading
      if (reading) return
      reading = true
      try {
        const value = await runtime.read(select)
        if (mounted) setResult({ value })
      } catch (error) {
        if (mounted) say(`We couldn’t read the data: ${reasonOf(error)}`)
      }
      reading = false
      if (again) await readAgain()
    }

    const follow = () => {
      // A hidden page could be frozen halfway, with the world's lock.
      if (document.visibilityState === 'visible') void readAgain()
    }
    const unsubscribe = runtime.store.subscribe(follow)
    // The runtime notices changes in other tabs only when it reads.
    window.addEventListener('focus', follow)
    document.addEventListener('visibilitychange', follow)
    follow()
    return () => {
      mounted = false
      unsubscribe()
      window.removeEventListener('focus', follow)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [runtime, select, say])

  return result?.value
}

/** Follows a store of the engine. @param read returns the same value until the store changes */
export function useSource<T>(source: { subscribe(listener: () => void): () => void }, read: () => T): T {
  const subscribe = useCallback((listener: () => void) => source.subscribe(listener), [source])
  return useSyncExternalStore(subscribe, read)
}

/** The scenario, seed and epoch of the current world; null before it has opened. */
export function useIdentity(): AnyRuntime['store']['identity'] {
  const { store } = usePanel().runtime
  return useSource(store, () => store.identity)
}

/** Returns the latest requests, newest first. */
export function useEntries(): readonly LogEntry[] {
  const { log } = usePanel().runtime
  return useSource(log, () => log.entries)
}
