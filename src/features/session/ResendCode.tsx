import { useId } from 'react'
import { Button } from '../../ui/Button.tsx'

/** Asks for a new code, once the last one is a minute old. The seconds are seen, and said only when they are over. */
export function ResendCode({
  left,
  busy,
  failure,
  onSend,
}: {
  /** Seconds until it can be asked for. */
  left: number
  busy: boolean
  /** Why the last attempt came to nothing. */
  failure: string | undefined
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
          // The second half of a double click comes before it shows that the first is being done.
          if (!isEarly && detail < 2) onSend()
        }}
      >
        Send a new code
      </Button>
      {isEarly && (
        <p className="text-dense text-ink-2">
          <span aria-hidden="true">
            in <span className="nums">{left}</span> {left === 1 ? 'second' : 'seconds'}
          </span>
          <span id={hintId} className="sr-only">
            A new code can be sent a minute after the last one.
          </span>
        </p>
      )}
      <p role="status" className="w-full text-dense">
        {failure === undefined ? (
          !isEarly && <span className="sr-only">You can ask for a new code now.</span>
        ) : (
          <span className="font-medium text-bad-ink">{failure}</span>
        )}
      </p>
    </div>
  )
}
