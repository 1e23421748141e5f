import { useMutation } from '@tanstack/react-query'
import { GoogleLogin, GoogleOAuthProvider, useGoogleOAuth } from '@react-oauth/google'
import { useCallback, useState } from 'react'
import { loginWithGoogleMutation } from '../../api/session.ts'
import { alert } from '../../ui/alerts.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Loading, SkeletonBlock } from '../../ui/Skeleton.tsx'
import { useScheme } from '../../ui/useScheme.ts'
import { useSignInAndGo } from './use-sign-in-and-go.ts'

/**
 * Signing in by a Google account (product: login). The button is drawn by the provider's own script; whether and how
 * it comes is said in its place.
 *
 * @param clientId the app's name at the provider, out of the settings
 */
export function GoogleSignIn({ clientId }: { clientId: string }) {
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)
  if (failed) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="text-dense text-ink-2">
          Signing in with Google is not available at the moment.
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
        console.warn('The script for signing in with Google could not be loaded.')
        setFailed(true)
      }}
    >
      <GoogleButton />
    </GoogleOAuthProvider>
  )
}

/** What the provider allows a button to be, in pixels. */
const widest = 400

function GoogleButton() {
  const { scriptLoadedSuccessfully } = useGoogleOAuth()
  const scheme = useScheme()
  const enter = useSignInAndGo()
  const { mutateAsync: login, isPending, error } = useMutation(loginWithGoogleMutation)
  const [width, setWidth] = useState<number>()
  const measure = useCallback((place: HTMLDivElement | null) => {
    // On a phone as wide as the button above it; the script takes pixels only.
    if (place && place.clientWidth < widest) setWidth(place.clientWidth)
  }, [])
  return (
    <div ref={measure}>
      {/* As high as the button, which comes with the script. */}
      <div className="relative h-10" aria-busy={isPending || undefined}>
        {!scriptLoadedSuccessfully && (
          <Loading label="Loading the sign-in with Google" className="absolute inset-0">
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
            // A second answer while the first is on its way would sign in twice.
            // Also for who is elsewhere by then: the server has begun a session.
            if (credential && !isPending) login({ token: credential }).then(enter, () => undefined)
          }}
          onError={() =>
            alert.error(
              'Login Failed',
              'Google did not tell us who you are. Try again, or have a code sent to you.',
            )
          }
        />
      </div>
      <p role="status" className={cx('text-dense', (isPending || error) && 'mt-2')}>
        {isPending ? (
          <span className="text-ink-2">Signing in…</span>
        ) : (
          error && <span className="font-medium text-bad-ink">{error.message}</span>
        )}
      </p>
    </div>
  )
}
