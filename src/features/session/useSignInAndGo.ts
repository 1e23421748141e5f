import { useCallback } from 'react'
import { useRouter } from '@tanstack/react-router'
import { returnTo } from '../../api/return-to.ts'
import { firstPage } from './first-page.ts'
import { type SignedIn, useSignIn } from './sign.ts'
import { useIsHere } from './useIsHere.ts'

/**
 * Returns a function that starts a session and opens the page in `returnTo`, or the first page of the account type. If
 * the user has left the login screen in the meantime, the session starts but no page opens.
 */
export function useSignInAndGo(): (answer: SignedIn) => void {
  const signIn = useSignIn()
  const goTo = useGoTo()
  const isHere = useIsHere()
  return useCallback(
    (answer) => {
      const place = returnTo.take() ?? firstPage(answer.user.type).to
      signIn(answer)
      if (isHere()) goTo(place)
    },
    [signIn, goTo, isHere],
  )
}

/** Returns a function that opens a page by its URL without the base path, such as one saved by `returnTo`. */
function useGoTo(): (place: string) => void {
  const router = useRouter()
  return useCallback(
    (place) => {
      router.history.push(router.basepath.replace(/\/$/, '') + place)
    },
    [router],
  )
}
