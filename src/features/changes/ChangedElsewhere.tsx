import { useEffect, useId, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import type { FormState } from '../../ui/useForm.ts'

/** What `submit` returns when `ChangedElsewhere` gives the reason, which the error summary would only repeat. */
export const heldBack = { message: '' }

/**
 * Says that what a form edits was saved elsewhere meanwhile, and offers to reload it or to save one's own changes. Takes
 * focus when a submit was held back for it, as the error summary does for other reasons.
 */
export function ChangedElsewhere<V extends object>({
  title,
  form,
  onReload,
}: {
  title: string
  form: FormState<V>
  /** Discards the changes, and moves the focus, because the pressed button disappears. */
  onReload: () => void
}) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (form.message === heldBack.message) box.current?.focus()
  }, [form.message])
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
            <Button size="sm" onClick={onReload}>
              Reload
            </Button>
            <Button size="sm" busy={form.busy} onClick={() => void form.submit()}>
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
