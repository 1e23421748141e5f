import { Button } from '../../ui/Button.tsx'
import { Undo2 } from '../../ui/Icon.tsx'
import type { StatusDone } from './useStatusChange.ts'

/** The last status change with its Undo button, as a line of another bar. */
export function ApplicantsLastChange({
  done: { words, undo },
  isSaving,
  onUndone,
}: {
  done: StatusDone
  isSaving: boolean
  /** Moves the focus, because the pressed button disappears. */
  onUndone: (button: HTMLElement) => void
}) {
  return (
    <p className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-1 text-dense">
      <span>{words}</span>
      {undo && (
        <Button
          size="sm"
          busy={isSaving}
          onClick={({ currentTarget }) => {
            undo()
            onUndone(currentTarget)
          }}
        >
          <Undo2 />
          Undo
        </Button>
      )}
    </p>
  )
}
