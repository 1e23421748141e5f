import { useEffect, useState } from 'react'
import type { Surroundings } from '../runtime/operation.ts'
import { reasonOf, usePanel } from './panel-context.ts'

/**
 * What `look` sees of the world, read again after every change, those of other tabs included as soon as this one has
 * the person's attention. Undefined until the first look.
 * @param look stable between renders
 */
export function useWorld<T>(look: (surroundings: Surroundings) => T): T | undefined {
  const { runtime, say } = usePanel()
  const [seen, setSeen] = useState<{ value: T }>()

  useEffect(() => {
    let wanted = true
    let looking = false
    let again = false

    async function lookNow() {
      again = true
      if (looking) return
      looking = true
      while (again && wanted) {
        again = false
        try {
          const value = await runtime.read(look)
          if (wanted) setSeen({ value })
        } catch (error) {
          say(`The world could not be read: ${reasonOf(error)}`)
        }
      }
      looking = false
    }

    const follow = () => void lookNow()
    const ends = runtime.subscribe(follow)
    // Another tab may have written meanwhile; the runtime notices when it reads.
    window.addEventListener('focus', follow)
    document.addEventListener('visibilitychange', follow)
    follow()
    return () => {
      wanted = false
      ends()
      window.removeEventListener('focus', follow)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [runtime, look, say])

  return seen?.value
}
