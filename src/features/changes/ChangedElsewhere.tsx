import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import type { FormState } from '../../ui/useForm.ts'

/** Says that what a form edits was saved elsewhere meanwhile, and offers to reload it or to save one's own changes. */
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
  return (
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
      Someone else, or another tab, saved changes. They’re in the form, except where you changed the same
      field. Reload to discard your changes, or save yours.
    </Callout>
  )
}
