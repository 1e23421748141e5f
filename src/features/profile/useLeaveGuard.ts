import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * Asks before somebody leaves a page with something unsaved on it: by the browser's own question when the tab is closed or
 * loaded anew, by ours inside the app.
 *
 * The router's `useBlocker` would do the same, but come with every page's start.
 * @returns the answer to give while the question is open
 */
export function useLeaveGuard(isOn: boolean): ((leave: boolean) => void) | undefined {
  const { history } = useRouter()
  const [answer, setAnswer] = useState<(leave: boolean) => void>()
  useEffect(() => {
    if (!isOn) return undefined
    return history.block({
      enableBeforeUnload: true,
      blockerFn: async ({ currentLocation, nextLocation }) => {
        if (currentLocation.pathname === nextLocation.pathname) return false
        return await new Promise<boolean>((resolve) => {
          setAnswer(() => (leave: boolean) => {
            setAnswer(undefined)
            resolve(!leave)
          })
        })
      },
    })
  }, [history, isOn])
  return answer
}
