import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useEffect, useState } from 'react'
import { isLeaving } from '../../ui/leaving.ts'

/** Loads the card provider's library for a publishable key; rejects if it does not load. */
export type CardLibraryLoader = (key: string) => Promise<Stripe | null>

/** Delay between attempts to load the library, in milliseconds (product: constants). */
export const pollEvery = 3000

/**
 * Loads the card provider's library, retrying until it succeeds (product: feature a job).
 *
 * @param onMissing called after each failed attempt
 * @param pause waits between attempts; resolves at once when `signal` is aborted
 * @returns the library, or `undefined` if `signal` was aborted
 */
export async function untilLoaded(
  load: () => Promise<Stripe | null>,
  signal: AbortSignal,
  onMissing: (error: unknown) => void,
  pause: (ms: number, signal: AbortSignal) => Promise<void> = wait,
): Promise<Stripe | undefined> {
  while (!signal.aborted) {
    try {
      const library = await load()
      if (signal.aborted) return undefined
      if (library) return library
      onMissing(new Error('The card library did not load.'))
    } catch (error) {
      if (signal.aborted) return undefined
      onMissing(error)
    }
    await pause(pollEvery, signal)
  }
  return undefined
}

async function wait(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}

/** The library's only instance on this page: the provider does not support a second one. */
let held: { key: string; library: Promise<Stripe | null> } | undefined

const loadOnce: CardLibraryLoader = async (key) => {
  if (held?.key !== key) held = { key, library: loadStripe(key) }
  try {
    return await held.library
  } catch (error) {
    held = undefined
    throw error
  }
}

/**
 * Loads the card provider's library, retrying while the component is mounted.
 *
 * @param load for stories and tests; by default the provider's own loader
 * @returns `missing` is true once an attempt has failed
 */
export function useCardLibrary(
  key: string,
  load: CardLibraryLoader = loadOnce,
): { library: Stripe | undefined; missing: boolean } {
  const [library, setLibrary] = useState<Stripe>()
  const [missing, setMissing] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    void untilLoaded(
      () => load(key),
      leaving.signal,
      (error) => {
        console.warn('The card library has not loaded yet.', error)
        if (!isLeaving()) setMissing(true)
      },
    ).then((loaded) => {
      if (loaded) setLibrary(loaded)
    })
    return () => leaving.abort()
  }, [key, load])
  return { library, missing }
}
