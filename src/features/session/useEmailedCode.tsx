import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { type LinkProps } from '@tanstack/react-router'
import { useEffect, useId, useState } from 'react'
import type { ReactNode } from 'react'
import { serverNow } from '../../api/clock.ts'
import { limits } from '../../api/limits.gen.ts'
import { announce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Callout } from '../../ui/Callout.tsx'

const { minutes, resend_seconds } = limits.EmailedCode

/**
 * Returns the whole seconds until a new code can be requested, 0 or more. Times are in milliseconds since 1970 UTC.
 * @param sentAt when the last code was requested. A time in the future (the clock was set back) counts as now.
 */
function secondsUntilResend(sentAt: number, now: number): number {
  return Math.ceil(Math.max(0, resend_seconds - Math.max(0, now - sentAt) / 1_000))
}

/** Returns whether a code requested at `sentAt` has expired. Times are in milliseconds since 1970 UTC. */
export function isCodeOver(sentAt: number, now: number): boolean {
  return now - sentAt >= minutes * 60_000
}

/** What the field for the code says. */
export const codeHint = `It works once, for ${minutes} minutes.`

/**
 * An emailed code: whether it has expired, which is announced, and what `NoEmail` needs to request another one.
 *
 * @param first returns when the code was requested, by the backend's clock, in milliseconds since 1970 UTC;
 * `undefined` if that is unknown. Then there is no countdown, but the server still enforces the wait.
 * @param request requests a code
 * @param account the request's fields; `undefined` if they are unknown, so that no other code can be requested here
 * @param onSent called when another code was requested, with the time. The old code no longer works.
 */
export function useEmailedCode<Account, Answer>(
  first: () => number | undefined,
  request: UseMutationOptions<Answer, Error, Account>,
  account: Account | undefined,
  onSent: (moment: number) => void,
) {
  const { mutate, isPending: busy, isSuccess: isSent, error } = useMutation(request)
  const [sentAt, setSentAt] = useState(first)
  const [now, setNow] = useState(serverNow)
  const isRunning = sentAt !== undefined && !isCodeOver(sentAt, serverNow())
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(serverNow()), 1_000)
    return () => clearInterval(timer)
  }, [isRunning])

  const isOver = sentAt !== undefined && isCodeOver(sentAt, now)
  useEffect(() => {
    if (isOver) announce('The code has expired. Request a new one.')
  }, [isOver])

  const onSuccess = () => {
    const moment = serverNow()
    setSentAt(moment)
    onSent(moment)
  }
  const send = account && (() => mutate(account, { onSuccess }))
  const left = sentAt === undefined ? 0 : secondsUntilResend(sentAt, now)
  return { isOver, resend: { send, left, busy, isSent, failure: error?.message } }
}

/** Says that the code has expired. */
export function CodeExpired() {
  return (
    <Callout tone="caution" title="This code has expired.">
      {`Codes expire after ${minutes} minutes. Send a new one below.`}
    </Callout>
  )
}

/** Says that a code was sent to an address. @param link leads to where it is entered */
export function CodeOnItsWay({ email, link }: { email: string; link: LinkProps }) {
  return (
    <Callout
      tone="info"
      title="A code is on its way."
      action={
        <ButtonLink {...link} size="sm">
          Enter the code
        </ButtonLink>
      }
    >
      We sent it to <span className="wrap-anywhere">{email}</span>.
    </Callout>
  )
}

/**
 * Advice for those who got no code, and the button for another one, once the last is old enough. The end of the
 * countdown is announced.
 */
export function NoEmail({
  resend: { send, left, busy, isSent, failure },
  children,
}: Pick<ReturnType<typeof useEmailedCode>, 'resend'> & { children: ReactNode }) {
  const hintId = useId()
  const isEarly = left > 0
  return (
    <section className="mt-6 border-t border-rule pt-6">
      <h2 className="text-lead">No email?</h2>
      <p className="mt-2 text-dense text-ink-2">It can take a minute. {children}</p>
      {send && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            busy={busy}
            aria-disabled={isEarly}
            aria-describedby={isEarly ? hintId : undefined}
            className="aria-disabled:cursor-not-allowed aria-disabled:text-ink-2"
            onClick={({ detail }) => {
              // Ignores the second click of a double click, which can arrive before `busy` is set.
              if (!isEarly && detail < 2) send()
            }}
          >
            Send a new code
          </Button>
          {isEarly && (
            <p className="text-dense text-ink-2">
              <span aria-hidden="true" className="nums">
                {`in ${left} ${left === 1 ? 'second' : 'seconds'}`}
              </span>
              <span id={hintId} className="sr-only">
                {`You can request a new code ${resend_seconds} seconds after the last one.`}
              </span>
            </p>
          )}
          <p role="status" className="w-full text-dense">
            {failure !== undefined ? (
              <span className="font-medium text-bad-ink">{failure}</span>
            ) : !isEarly ? (
              <span className="sr-only">You can request a new code now.</span>
            ) : (
              isSent && <span>New code requested.</span>
            )}
          </p>
        </div>
      )}
    </section>
  )
}
