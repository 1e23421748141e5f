import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isApiError } from '../../api/errors.ts'
import { loginWithGoogleMutation } from '../../api/session.ts'
import { alert } from '../../ui/alerts.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Loading, SkeletonBlock } from '../../ui/Skeleton.tsx'
import { useThirdParty } from '../../ui/third-party.ts'
import { useScheme } from '../../ui/useTheme.ts'
import { OtherWays } from './AccountScreen.tsx'
import { useSignInAndGo } from './useSignInAndGo.ts'

/** The part of Google's script that the page uses. */
type GoogleAccounts = {
  initialize: (setup: { client_id: string; callback: (answer: { credential?: string }) => void }) => void
  renderButton: (place: HTMLElement, look: object) => void
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleAccounts } }
  }
}

const findGoogle = () => window.google?.accounts?.id

/**
 * Google's sign-in button (product: login), drawn by Google's script. Offers to try again if the script can't load.
 *
 * @param clientId the app's client ID at Google, from the settings or the build
 */
export function GoogleSignIn({ clientId }: { clientId: string }) {
  const script = useThirdParty('https://accounts.google.com/gsi/client?hl=en', findGoogle)
  return (
    <OtherWays>
      {script.found ? (
        <GoogleButton google={script.found} clientId={clientId} />
      ) : !script.isMissing ? (
        <Loading label="Loading Google login">
          <SkeletonBlock className="h-10 w-56 max-w-full" />
        </Loading>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status" className="text-dense text-ink-2">
            Google login isn’t available right now.
          </p>
          <Button size="sm" onClick={script.tryAgain}>
            Try again
          </Button>
        </div>
      )}
    </OtherWays>
  )
}

/** The widest button that Google's script draws, in pixels. */
const widest = 400

function GoogleButton({ google, clientId }: { google: GoogleAccounts; clientId: string }) {
  const scheme = useScheme()
  const enter = useSignInAndGo()
  const { mutateAsync: login, isPending, error } = useMutation(loginWithGoogleMutation)
  // An alert says everything else.
  const unsent = isApiError(error, 'network') && error.message
  const place = useRef<HTMLDivElement>(null)
  const told = useRef(0)
  const answer = useEffectEvent(({ credential }: { credential?: string }) => {
    alert.dismiss(told.current)
    if (!credential) {
      const advice = 'Google didn’t confirm your account. Try again, or log in with an emailed code.'
      told.current = alert.error('Login Failed', advice)
    } else if (!isPending) {
      // A second credential during the request would start a second session. `enter` runs even if the user has left the
      // page, because the server has already created the session.
      login({ token: credential }).then(enter, () => undefined)
    }
  })
  useEffect(() => {
    if (!place.current) return
    google.initialize({ client_id: clientId, callback: (answered) => answer(answered) })
    // On a phone the button is as wide as the one above it. The script takes a width in pixels only.
    const room = place.current.parentElement?.clientWidth ?? widest
    const theme = scheme === 'dark' ? 'filled_black' : 'outline'
    google.renderButton(place.current, {
      type: 'standard',
      size: 'large',
      theme,
      locale: 'en',
      ...(room < widest && { width: room }),
    })
  }, [google, clientId, scheme])
  return (
    <div>
      {/* Reserves the height of the button that the script draws. */}
      <div className="h-10" aria-busy={isPending || undefined}>
        <div
          ref={place}
          className={cx('h-10 w-fit max-w-full', isPending && 'pointer-events-none opacity-55')}
        />
      </div>
      <p role="status" className={cx('text-dense', (isPending || unsent) && 'mt-2')}>
        {isPending ? (
          <span className="text-ink-2">Logging in…</span>
        ) : (
          unsent && <span className="font-medium text-bad-ink">{unsent}</span>
        )}
      </p>
    </div>
  )
}
