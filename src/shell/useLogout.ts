import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { signOut } from '../features/session/index.ts'
import { announce } from '../ui/Announcer.tsx'
import { arrive } from '../ui/arrival.ts'

/** Ends the session and goes home, where everybody may be. */
export function useLogout(): () => void {
  const router = useRouter()
  return useCallback(() => {
    void signOut().then(async () => {
      const wasHome = router.state.location.pathname === '/'
      await router.navigate({ to: '/' })
      // At home already: no new page takes the focus that the vanished menu had.
      if (wasHome) arrive()
      announce('You are logged out.')
    })
  }, [router])
}
