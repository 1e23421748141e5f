import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Opens a page of the app by its path, search and hash, such as one stored by `returnTo`. */
export function useGoTo(): (place: string) => void {
  const router = useRouter()
  return useCallback(
    (place) => {
      router.history.push(router.basepath.replace(/\/$/, '') + place)
    },
    [router],
  )
}
