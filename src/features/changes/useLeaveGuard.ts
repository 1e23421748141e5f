import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * Asks for confirmation before the user leaves a page with unsaved changes: by the browser's dialog when the tab is
 * closed or reloaded, by the app's own dialog otherwise.
 *
 * The router's `useBlocker` does the same, but would be in every page's initial code.
 * @returns while the dialog is open, the function that takes the user's answer
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
