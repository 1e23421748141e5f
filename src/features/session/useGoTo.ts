import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Returns a function that opens a page by its URL without the base path, such as one saved by `returnTo`. */
export function useGoTo(): (place: string) => void {
  const router = useRouter()
  return useCallback(
    (place) => {
      router.history.push(router.basepath.replace(/\/$/, '') + place)
    },
    [router],
  )
}
