import { useCallback } from 'react'
import { returnTo } from '../../api/return-to.ts'
import { firstPage } from './first-page.ts'
import { type SignedIn, useSignIn } from './sign.ts'
import { useGoTo } from './use-go-to.ts'
import { useIsHere } from './use-is-here.ts'

/**
 * Starts a session and opens the page the user came from, or the first page for their account type. If they have moved
 * on meanwhile, the session starts and they stay where they are.
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
