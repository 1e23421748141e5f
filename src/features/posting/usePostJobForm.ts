import { useEffect, useRef, useState } from 'react'
import { useForm, type FormFailure, type FormState } from '../../ui/useForm.ts'
import { postJobRules, type PostJobValues } from './job-values.ts'

/** The draft that was restored when the form opened. */
export type PostJobDraft = { values: PostJobValues; savedAt: Date }

export type PostJobDraftHandle = {
  /** Called once, when the form opens. */
  restore: () => PostJobDraft | undefined
  save: (values: PostJobValues) => void
  clear: () => void
}

export type PostJobFormState = {
  form: FormState<PostJobValues>
  /** The restored draft, until the user starts over. */
  saved: PostJobDraft | undefined
  startOver: () => void
}

/** The state of the form for posting or editing a job: values, validation (product: validation), and a saved draft. */
export function usePostJobForm({
  start,
  draft,
  send,
}: {
  /** The initial values without a draft, and after starting over. */
  start: PostJobValues
  draft: PostJobDraftHandle
  /** Sends valid values. Calls `done` after a success, before it navigates. */
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
    // Saves even after the session has expired, because the next login restores the draft (rules 12).
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
