import { useId } from 'react'
import { Button } from '../../ui/Button.tsx'

/** A button that requests a new code once the last one is a minute old. The end of the countdown is announced. */
export function ResendCode({
  left,
  busy,
  failure,
  isSent,
  onSend,
}: {
  /** Seconds until a new code can be requested; 0 if it can be now. */
  left: number
  busy: boolean
  failure: string | undefined
  /** Whether a new code has been requested here. */
  isSent: boolean
  onSend: () => void
}) {
  const hintId = useId()
  const isEarly = left > 0
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        busy={busy}
        aria-disabled={isEarly}
        aria-describedby={isEarly ? hintId : undefined}
        className="aria-disabled:cursor-not-allowed aria-disabled:text-ink-2"
        onClick={({ detail }) => {
          // Ignores the second click of a double click, which can arrive before `busy` is set.
          if (!isEarly && detail < 2) onSend()
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
            You can request a new code a minute after the last one.
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
  )
}
