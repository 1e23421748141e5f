import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { announce } from '../../ui/Announcer.tsx'
import { arrive } from '../../ui/arrival.ts'
import { signOut } from './sign.ts'

/** Returns a function that logs out and opens the home page, which is public. */
export function useLogout(): () => void {
  const router = useRouter()
  return useCallback(() => {
    void signOut().then(async () => {
      const wasHome = router.state.location.pathname === '/'
      await router.navigate({ to: '/' })
      // Without a change of page, nothing else moves focus away from the removed menu.
      if (wasHome) arrive()
      announce('You’ve logged out.')
    })
  }, [router])
}
