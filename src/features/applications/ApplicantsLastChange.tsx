import { Button } from '../../ui/Button.tsx'
import { Undo2 } from '../../ui/Icon.tsx'
import type { StatusNote } from './useStatusChange.ts'

/** The last status change, or its failure, as a line of another bar. */
export function ApplicantsLastChange({
  note: { words, failed, action, act },
  isSaving,
  onUndone,
}: {
  note: StatusNote
  isSaving: boolean
  /** Moves the focus, because the pressed button disappears. */
  onUndone: (button: HTMLElement) => void
}) {
  return (
    <p className="flex w-full items-center justify-between gap-4 text-dense">
      <span className="line-clamp-3 min-w-0 wrap-anywhere">{words}</span>
      {action && (
        <Button
          size="sm"
          busy={isSaving}
          onClick={({ currentTarget }) => {
            act()
            onUndone(currentTarget)
          }}
        >
          {!failed && <Undo2 />}
          {action}
        </Button>
      )}
    </p>
  )
}
