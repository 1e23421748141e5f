import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/** After this long, in milliseconds, code that is still loading counts as missing (product: failures). */
export const loadTimeout = 120_000

/** Waits for code. @throws Error that reads as a browser's own, if it does not arrive in time */
export async function inTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const missing = 'A dynamically imported module did not arrive within two minutes.'
    timer = setTimeout(() => reject(new Error(missing)), loadTimeout)
  })
  try {
    return await Promise.race([loading, late])
  } finally {
    clearTimeout(timer)
  }
}

/** A component whose code loads on demand. `fallback` is shown until then; nothing if it is left out. */
export type LazyComponent<Props> = ComponentType<Props & { fallback?: ReactNode }> & {
  /** Preloads its code. Never rejects: a failure is thrown where the component is rendered. */
  load: () => Promise<void>
}

/**
 * A component with a dynamic import, rendered at once if its code is loaded already. React's own `lazy` suspends even then
 * and shows its fallback for 300 ms at least, however quickly the code arrives.
 * @param missing stands in its place where the code can't be had; without it the failure is thrown
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
