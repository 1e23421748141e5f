import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { returnTo } from '../../api/return-to.ts'
import { firstPage } from './first-page.ts'
import { signIn, type SignedIn } from './sign.ts'
import { useIsHere } from './useIsHere.ts'

/**
 * Returns a function that starts a session and opens the page in `returnTo`, or the first page of the account type. If
 * the user has left the login screen in the meantime, the session starts but no page opens.
 */
export function useSignInAndGo(): (answer: SignedIn) => void {
  const queryClient = useQueryClient()
  const router = useRouter()
  const isHere = useIsHere()
  return (answer) => {
    const place = returnTo.take() ?? firstPage(answer.user.type).to
    signIn(queryClient, answer)
    if (isHere()) router.history.push(router.basepath.replace(/\/$/, '') + place)
  }
}
