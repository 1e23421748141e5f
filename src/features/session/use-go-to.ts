import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Opens a place of the app given as text, such as one that `returnTo` stored: path, search and hash. */
export function useGoTo(): (place: string) => void {
  const router = useRouter()
  return useCallback(
    (place) => {
      router.history.push(router.basepath.replace(/\/$/, '') + place)
    },
    [router],
  )
}
