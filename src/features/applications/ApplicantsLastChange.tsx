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
    <p className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-1 text-dense">
      <span>{words}</span>
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
