import { useMutation } from '@tanstack/react-query'
import { GoogleLogin, GoogleOAuthProvider, useGoogleOAuth } from '@react-oauth/google'
import { useCallback, useState } from 'react'
import { loginWithGoogleMutation } from '../../api/session.ts'
import { alert } from '../../ui/alerts.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { afterLeave } from '../../ui/leaving.ts'
import { Loading, SkeletonBlock } from '../../ui/Skeleton.tsx'
import { useScheme } from '../../ui/useScheme.ts'
import { useSignInAndGo } from './useSignInAndGo.ts'

/**
 * Google's sign-in button (product: login), drawn by Google's script. Offers to try again if the script can't load.
 *
 * @param clientId the app's client ID at Google, from the settings or the build
 */
export function GoogleSignIn({ clientId }: { clientId: string }) {
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)
  if (failed) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="text-dense text-ink-2">
          Google login isn’t available right now.
        </p>
        <Button
          size="sm"
          onClick={() => {
            setFailed(false)
            setAttempt(attempt + 1)
          }}
        >
          Try again
        </Button>
      </div>
    )
  }
  return (
    <GoogleOAuthProvider
      key={attempt}
      clientId={clientId}
      locale="en"
      onScriptLoadError={() => {
        console.warn('The Google sign-in script could not be loaded.')
        void afterLeave().then(() => setFailed(true))
      }}
    >
      <GoogleButton />
    </GoogleOAuthProvider>
  )
}

/** The widest button that Google's script draws, in pixels. */
const widest = 400

function GoogleButton() {
  const { scriptLoadedSuccessfully } = useGoogleOAuth()
  const scheme = useScheme()
  const enter = useSignInAndGo()
  const { mutateAsync: login, isPending, error } = useMutation(loginWithGoogleMutation)
  const [width, setWidth] = useState<number>()
  const measure = useCallback((place: HTMLDivElement | null) => {
    // On a phone the button is as wide as the one above it. The script takes a width in pixels only.
    if (place && place.clientWidth < widest) setWidth(place.clientWidth)
  }, [])
  return (
    <div ref={measure}>
      {/* Reserves the height of the button that the script draws. */}
      <div className="relative h-10" aria-busy={isPending || undefined}>
        {!scriptLoadedSuccessfully && (
          <Loading label="Loading Google login" className="absolute inset-0">
            <SkeletonBlock className="h-10 w-56 max-w-full" />
          </Loading>
        )}
        <GoogleLogin
          size="large"
          {...(width && { width })}
          theme={scheme === 'dark' ? 'filled_black' : 'outline'}
          containerProps={{
            className: cx('w-fit max-w-full', isPending && 'pointer-events-none opacity-55'),
          }}
          onSuccess={({ credential }) => {
            // A second credential during the request would start a second session. `enter` runs even if the user
            // has left the page, because the server has already created the session.
            if (credential && !isPending) login({ token: credential }).then(enter, () => undefined)
          }}
          onError={() =>
            alert.error(
              'Login Failed',
              'Google didn’t confirm your account. Try again, or log in with an emailed code.',
            )
          }
        />
      </div>
      <p role="status" className={cx('text-dense', (isPending || error) && 'mt-2')}>
        {isPending ? (
          <span className="text-ink-2">Logging in…</span>
        ) : (
          error && <span className="font-medium text-bad-ink">{error.message}</span>
        )}
      </p>
    </div>
  )
}
