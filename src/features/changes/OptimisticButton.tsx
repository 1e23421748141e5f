import { useMutation, useQueryClient, type MutationKey } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { cancelRefetches, refetchShown } from '../../api/confirmed.ts'
import { isApiError, mayHaveWorked } from '../../api/errors.ts'
import { cx } from '../../ui/cx.ts'
import { ToggleButton } from '../../ui/ToggleButton.tsx'
import { LoginDialog, useSession } from '../session/index.ts'

type Toggle = {
  /** The state on screen; `undefined` if the answer's could not be read. */
  shown: boolean | undefined
  mutationKey: MutationKey | undefined
  /** Makes the call, which only toggles. It may return the state that the server has set. */
  send: () => Promise<boolean | undefined>
  /** Sets the state in the cache. */
  show: (isOn: boolean) => void
}

/**
 * A switch that turns before the server answers, and says why if a press changed nothing. Visitors are asked to log in
 * and return here.
 */
export function OptimisticButton({
  change,
  loginTitle,
  loginWords,
  isNoteAbove = false,
  ...button
}: Omit<ComponentProps<typeof ToggleButton>, 'pressed' | 'onChange'> & {
  change: Toggle
  /** The title of the dialog that visitors get. Omit it if they don't see the button. */
  loginTitle?: string
  /** The sentences that say why a login is needed. */
  loginWords?: ReactNode
  /** Whether the note covers what is above the button, where nothing may move; by default, it follows the button. */
  isNoteAbove?: boolean
}) {
  const { status } = useSession()
  const { toggle, note } = useOptimisticToggle(change)
  const [asking, setAsking] = useState(false)
  /** The state that a press before the session has loaded asked for; it is acted on then. */
  const early = useRef<boolean>(undefined)
  const press = (wanted: boolean) => {
    if (status === 'loading') early.current = wanted
    else if (status === 'visitor') setAsking(true)
    else toggle(wanted)
  }
  const pressEarly = useEffectEvent((wanted: boolean) => press(wanted))
  useEffect(() => {
    if (status === 'loading' || early.current === undefined) return
    pressEarly(early.current)
    early.current = undefined
  }, [status])
  return (
    <span
      className={
        isNoteAbove ? 'relative inline-flex' : 'inline-flex flex-wrap items-center gap-2 print:hidden'
      }
    >
      <ToggleButton {...button} pressed={change.shown} onChange={press} />
      <span
        role="status"
        className={cx(
          'text-fine text-bad-ink empty:hidden',
          isNoteAbove && 'absolute end-0 bottom-full z-2 w-max rounded-sm bg-bad px-2 py-0.5',
        )}
      >
        {note}
      </span>
      {asking && loginTitle && (
        <LoginDialog title={loginTitle} onClose={() => setAsking(false)}>
          {loginWords}
        </LoginDialog>
      )}
    </span>
  )
}

/**
 * Switches something on or off. The change shows at once, and is reverted if the call fails (product: states). A press
 * during a call has no effect (product: accessibility). If the state is unknown, a press fetches it again and changes
 * nothing (rules 44).
 */
function useOptimisticToggle({ shown, mutationKey, send, show }: Toggle) {
  const client = useQueryClient()
  const [hasAsked, setAsked] = useState(false)
  const { mutate, isPending, error } = useMutation({
    ...(mutationKey && { mutationKey }),
    mutationFn: (_wanted: boolean) => send(),
    onMutate: async (wanted) => {
      await cancelRefetches(client)
      show(wanted)
    },
    onError: (_error, wanted) => show(!wanted),
    onSuccess: (isOn) => {
      if (isOn !== undefined) show(isOn)
    },
  })

  return {
    /** Why the last press changed nothing; empty if it did. */
    note: error
      ? failureNote(error)
      : hasAsked && shown === undefined
        ? 'We couldn’t read whether this is on. Nothing was changed.'
        : '',
    toggle: (wanted: boolean) => {
      if (shown === undefined) {
        setAsked(true)
        refetchShown(client)
      } else if (!isPending) mutate(wanted)
    },
  }
}

function failureNote(error: Error): string {
  if (mayHaveWorked(error)) return 'We don’t know whether this was saved.'
  // Nobody knows whether the call arrived.
  if (isApiError(error, 'network')) return 'We couldn’t reach the server. Try again.'
  return isApiError(error, 'not-built') ? 'Not saved.' : 'Not saved. Try again.'
}
