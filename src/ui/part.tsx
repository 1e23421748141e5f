import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/** A part of a page, and what stands in its place until its code is there; nothing unless it is said. */
export type Part<Props> = ComponentType<Props & { meanwhile?: ReactNode }> & {
  /** Loads its code, for whoever knows that it will be needed. A failure is told where the part is shown. */
  load: () => Promise<void>
}

/**
 * A part whose code comes by itself, and which is shown as soon as that is there: at once, if it is there already. React's
 * own `lazy` waits even then, and keeps what stands in for it for 300 ms at least, however quick the code is.
 */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let code: ComponentType<Props> | undefined

  async function get() {
    code ??= await load()
    return code
  }

  function Shown(props: Props & { meanwhile?: ReactNode }) {
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
    return Code ? <Code {...props} /> : props.meanwhile
  }

  return Object.assign(Shown, {
    load: async () => {
      await get().catch(() => undefined)
    },
  })
}
