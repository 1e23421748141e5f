import { useState } from 'react'
import type { ReactNode } from 'react'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import type { FocusTarget } from './Dialog.tsx'
import { FailureLine } from './FailureLine.tsx'

/**
 * A `ConfirmDialog` for an action on a row of a list. If the action fails, the dialog stays open and shows the failure.
 *
 * @param onConfirm runs the action. If it fails, it rejects with an error whose message says so
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
  onConfirm: () => Promise<void>
  finalFocus: FocusTarget
}) {
  const [failure, setFailure] = useState<string>()

  function close() {
    setFailure(undefined)
    onClose()
  }

  async function confirm() {
    setFailure(undefined)
    try {
      await onConfirm()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
      throw error
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      title={title}
      message={
        <>
          <span>{message}</span>
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
