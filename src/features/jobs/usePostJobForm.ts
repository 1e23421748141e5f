import { useEffect, useRef, useState } from 'react'
import { useForm, type FormFailure, type FormState } from '../../ui/useForm.ts'
import { postJobRules, type PostJobValues } from './PostJobValues.ts'

/** A draft as it was found when the form opened. */
export type PostJobDraft = { values: PostJobValues; savedAt: Date }

/** Where the form keeps what is typed and not sent yet. */
export type PostJobDraftHandle = {
  /** Called once, when the form opens. */
  restore: () => PostJobDraft | undefined
  save: (values: PostJobValues) => void
  clear: () => void
}

export type PostJobFormState = {
  form: FormState<PostJobValues>
  /** The draft that stands in the form, until somebody starts over. */
  saved: PostJobDraft | undefined
  /** Drops the draft and begins anew. */
  startOver: () => void
}

/**
 * The state of the form of a job, for posting and for editing: its values with its validation (product: validation), and a draft that is
 * saved while they are typed.
 */
export function usePostJobForm({
  start,
  draft,
  send,
}: {
  /** What stands in the form without a draft, and after starting over. */
  start: PostJobValues
  draft: PostJobDraftHandle
  /** Sends what keeps the rules; calls `done` once that has happened, and before it leads anywhere. */
  send: (values: PostJobValues, done: () => void) => Promise<FormFailure | void>
}): PostJobFormState {
  const [saved, setSaved] = useState(draft.restore)
  const [isSent, setSent] = useState(false)
  const form = useForm<PostJobValues>({
    initial: saved?.values ?? start,
    rules: postJobRules,
    submit: (values) =>
      send(values, () => {
        setSent(true)
        draft.clear()
      }),
  })

  const { values, dirty } = form
  const wasChanged = useRef(false)
  useEffect(() => {
    wasChanged.current ||= dirty
    if (!wasChanged.current || isSent) return
    // Also when the session has died meanwhile: it is still there after the next login (rules 12).
    if (dirty || saved) draft.save(values)
    else draft.clear()
  }, [draft, values, dirty, saved, isSent])

  return {
    form,
    saved,
    startOver: () => {
      draft.clear()
      setSaved(undefined)
      form.reset(start)
    },
  }
}
