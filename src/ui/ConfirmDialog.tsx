import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { middleClass, scrimClass } from './Dialog.tsx'
import type { FocusTarget } from './Dialog.tsx'
import { FailureLine } from './FailureLine.tsx'
import { readThrown } from './useForm.ts'

/**
 * Asks before an action that can't be undone. Focus starts on Cancel, so the destructive button is never the default;
 * Escape cancels; a press outside does nothing (product: accessibility). If `onConfirm` returns a promise, the button
 * is busy until it settles, and the dialog closes when it resolves. If it rejects, the dialog stays open
 * and says why, unless an alert does.
 */
export function ConfirmDialog({
  open,
  onClose,
  title,
  message,
  confirmLabel,
  cancelLabel = 'Cancel',
  onConfirm,
  danger = true,
  finalFocus,
}: {
  open: boolean
  onClose: () => void
  title: string
  message: ReactNode
  confirmLabel: string
  cancelLabel?: string
  onConfirm: () => unknown
  danger?: boolean
  finalFocus?: FocusTarget
}) {
  const cancel = useRef<HTMLButtonElement>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    // `busy` stays set while the dialog fades out, because a second press would repeat the action.
    if (open) {
      setBusy(false)
      setFailure(undefined)
    }
  }

  async function confirm() {
    setBusy(true)
    setFailure(undefined)
    try {
      await onConfirm()
      onClose()
    } catch (error) {
      setBusy(false)
      setFailure(readThrown(error).message)
    }
  }

  return (
    <Base.Root open={open} onOpenChange={(next) => !next && !busy && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={scrimClass} />
        <Base.Popup
          initialFocus={cancel}
          {...(finalFocus && { finalFocus })}
          className={`fixed z-51 max-w-dialog ${middleClass} overflow-y-auto border border-rule-strong bg-paper p-6 text-ink transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0`}
        >
          <Base.Title className="text-lead">{title}</Base.Title>
          <Base.Description render={<div />} className="mt-2">
            <div>{message}</div>
            <FailureLine role="alert" failure={failure} className="mt-3" />
          </Base.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button ref={cancel} disabled={busy} onClick={onClose}>
              {cancelLabel}
            </Button>
            <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={() => void confirm()}>
              {confirmLabel}
            </Button>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
