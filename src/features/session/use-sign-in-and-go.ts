import { useCallback } from 'react'
import { returnTo } from '../../api/return-to.ts'
import { firstPage } from './first-page.ts'
import { type SignedIn, useSignIn } from './sign.ts'
import { useGoTo } from './use-go-to.ts'
import { useIsHere } from './use-is-here.ts'

/**
 * Begins a session and leads back to where the person was, or to the first page of their role. Who has gone elsewhere while
 * the server was asked is signed in there, and stays.
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
