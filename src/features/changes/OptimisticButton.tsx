import { type ComponentProps, type ReactNode, useState } from 'react'
import { cx } from '../../ui/cx.ts'
import { ToggleButton } from '../../ui/ToggleButton.tsx'
import { LoginDialog, useSession } from '../session/index.ts'
import { useOptimisticToggle } from './useOptimisticToggle.ts'

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
  change: Parameters<typeof useOptimisticToggle>[0]
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
  return (
    <span
      className={
        isNoteAbove ? 'relative inline-flex' : 'inline-flex flex-wrap items-center gap-2 print:hidden'
      }
    >
      <ToggleButton
        {...button}
        pressed={change.shown}
        onChange={(wanted) => {
          if (status === 'visitor') setAsking(true)
          // Until the session has loaded, a press has no effect.
          else if (status !== 'loading') toggle(wanted)
        }}
      />
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
