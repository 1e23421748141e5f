import { useEffect, useId, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import type { FormState } from '../../ui/useForm.ts'

/**
 * Says that what a form edits was saved elsewhere meanwhile, and offers to reload it or to save one's own changes. The
 * contract has no version number, so such a form fetches the saved version before it submits, and holds the submit back
 * if there is news. The notice then takes focus, as the error summary does for other reasons.
 */
export function ChangedElsewhere<V extends object>({
  title,
  form,
  focusId,
  onReload,
}: {
  title: string
  form: FormState<V>
  /** The id of the element that takes focus, because the pressed button disappears. */
  focusId: string
  onReload: () => void
}) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (form.held > 0) box.current?.focus()
  }, [form.held])
  if (!form.hasNews) return null
  const answer = (change: () => void) => () => {
    change()
    document.getElementById(focusId)?.focus()
  }
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={title}
      aria-describedby={id}
      className="scroll-mt-24 rounded-md"
    >
      <Callout
        tone="caution"
        title={title}
        action={
          <div className="flex gap-2">
            <Button size="sm" onClick={answer(onReload)}>
              Reload
            </Button>
            <Button size="sm" busy={form.busy} onClick={answer(() => void form.submit())}>
              Save mine
            </Button>
          </div>
        }
      >
        <p id={id}>
          Someone else, or another tab, saved changes. They’re in the form, except where you changed the same
          field. Reload to discard your changes, or save yours.
        </p>
      </Callout>
    </div>
  )
}
