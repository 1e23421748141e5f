import { useCallback } from 'react'
import { returnTo } from '../../api/return-to.ts'
import { type SignedIn, useSignIn } from './sign.ts'
import { useGoTo } from './use-go-to.ts'

/** Begins a session and leads back to where the person was, or to the first page of their role. */
export function useSignInAndGo(): (answer: SignedIn) => void {
  const signIn = useSignIn()
  const goTo = useGoTo()
  return useCallback(
    (answer) => {
      const place = returnTo.take() ?? (answer.user.type === 'recruiter' ? '/my' : '/jobs')
      signIn(answer)
      goTo(place)
    },
    [signIn, goTo],
  )
}
