import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/** A component whose code loads on demand. `fallback` is shown until then; nothing if it is left out. */
export type LazyComponent<Props> = ComponentType<Props & { fallback?: ReactNode }> & {
  /** Preloads its code. Never rejects: a failure is thrown where the component is rendered. */
  load: () => Promise<void>
}

/**
 * A component with a dynamic import, rendered at once if its code is loaded already. React's own `lazy` suspends even then
 * and shows its fallback for 300 ms at least, however quickly the code arrives.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let code: ComponentType<Props> | undefined

  async function get() {
    code ??= await load()
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
