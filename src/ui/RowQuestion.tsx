import { useState } from 'react'
import type { ReactNode } from 'react'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import type { FocusTarget } from './Dialog.tsx'
import { FailureLine } from './FailureLine.tsx'

/**
 * A `ConfirmDialog` for an action on a row of a list. If the action fails, the dialog stays open and shows the failure.
 *
 * @param onConfirm runs the action. If it fails, it resolves to a sentence that says so
 */
export function RowQuestion({
  open,
  onClose,
  title,
  message,
  confirmLabel,
  danger = true,
  onConfirm,
  finalFocus,
}: {
  open: boolean
  onClose: () => void
  title: string
  message: ReactNode
  confirmLabel: string
  danger?: boolean
  onConfirm: () => Promise<string | undefined>
  finalFocus: FocusTarget
}) {
  const [failure, setFailure] = useState<string>()

  function close() {
    setFailure(undefined)
    onClose()
  }

  async function confirm() {
    setFailure(undefined)
    const words = await onConfirm()
    if (words === undefined) return
    setFailure(words)
    throw new Error(words)
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      title={title}
      message={
        <>
          {message}
          <FailureLine role="alert" failure={failure} className="mt-3" />
        </>
      }
      confirmLabel={confirmLabel}
      danger={danger}
      onConfirm={confirm}
      finalFocus={finalFocus}
    />
  )
}
