import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { afterLeave } from './leaving.ts'

/** How long code may load before it counts as missing, in milliseconds (product: failures). */
export const loadTimeout = 120_000

/**
 * Waits, by default for code. A failure while somebody leaves the page waits until the page stays (`afterLeave`).
 * @throws Error on timeout, worded like a browser's, so that `isLoadFailure` recognises it
 */
export async function inTime<T>(
  loading: Promise<T>,
  limit = loadTimeout,
  missing = 'A dynamically imported module did not arrive within two minutes.',
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(missing)), limit)
  })
  try {
    return await Promise.race([loading, late])
  } catch (error) {
    await afterLeave()
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Pause before another attempt, in milliseconds. */
const retryPause = 5000

/**
 * Requests code again while it fails, until `loadTimeout`. `load` must also use the code: without a network, the import
 * of a missing chunk resolves to `undefined` (see `watchLoadFailures`).
 * @throws the last failure
 */
export async function loadAgain<T>(load: () => Promise<T>): Promise<T> {
  for (let left = loadTimeout; ; left -= retryPause) {
    try {
      return await load()
    } catch (error) {
      if (left <= 0) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, retryPause))
  }
}

/** A component whose code loads on demand. Until the code has loaded, it shows `fallback`, if given. */
export type LazyComponent<Props> = ComponentType<Props & { fallback?: ReactNode }> & {
  /** Preloads the code. Never rejects: rendering throws the failure instead. */
  load: () => Promise<void>
}

/**
 * Creates a component from a dynamic import. It renders immediately if its code has loaded, whereas React's `lazy`
 * suspends even then and shows its fallback for at least 300 ms.
 * @param missing rendered if the code fails to load; without it, rendering throws the failure
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing?: ComponentType<Props>,
): LazyComponent<Props> {
  let code: ComponentType<Props> | undefined

  async function get() {
    try {
      code ??= await inTime(load())
    } catch (error) {
      if (!missing) throw error
      console.error(error)
      code = missing
    }
    return code
  }

  function Shown(props: Props & { fallback?: ReactNode }) {
    const [Code, setCode] = useState(() => code)
    const [failure, setFailure] = useState<{ reason: unknown }>()
    useEffect(() => {
      if (Code) return undefined
      let isHere = true
      get().then(
        (loaded) => isHere && setCode(() => loaded),
        (reason: unknown) => isHere && setFailure({ reason }),
      )
      return () => {
        isHere = false
      }
    }, [Code])
    if (failure) throw failure.reason
    return Code ? <Code {...props} /> : props.fallback
  }

  return Object.assign(Shown, {
    load: async () => {
      await get().catch(() => undefined)
    },
  })
}
