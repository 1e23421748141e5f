import type { ReactNode } from 'react'
import { ActionBar } from './ActionBar.tsx'
import { Button } from './Button.tsx'
import { CircleAlert, Undo2, X } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'

/** Reports the last change with a way to undo it, or its failure with a way to retry. It has no timeout. */
export function LastChangeBar({
  failed,
  action,
  onAction,
  busy,
  onDismiss,
  focusHome,
  children,
}: {
  failed: boolean
  /** The label of the undo or retry button. Without it, there is no such button. */
  action?: string | undefined
  onAction: () => void
  busy: boolean
  onDismiss: () => void
  /** The ids of what may take focus when the bar disappears, separated by spaces. */
  focusHome?: string
  children: ReactNode
}) {
  return (
    <ActionBar showsKey label="Last change" className="mt-6" data-focus-home={focusHome}>
      <p className="flex min-w-0 grow basis-48 items-start gap-2 text-dense">
        {failed && <CircleAlert className="mt-0.5 text-bad-ink" />}
        <span className="line-clamp-3 min-w-0 wrap-anywhere">{children}</span>
      </p>
      <div className="flex items-center gap-1">
        {action !== undefined && (
          <Button onClick={onAction} busy={busy}>
            {!failed && <Undo2 />}
            <span>{action}</span>
          </Button>
        )}
        <IconButton label="Dismiss" onClick={onDismiss}>
          <X />
        </IconButton>
      </div>
    </ActionBar>
  )
}
