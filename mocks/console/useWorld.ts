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

    async function lookOnce() {
      try {
        const value = await runtime.read(look)
        if (wanted) setSeen({ value })
      } catch (error) {
        if (wanted) say(`The world could not be read: ${reasonOf(error)}`)
      }
    }

    /** One look at a time; changes in the meantime are seen by one more. */
    async function lookNow() {
      again = looking
      if (looking) return
      looking = true
      await lookOnce()
      looking = false
      if (again) await lookNow()
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
