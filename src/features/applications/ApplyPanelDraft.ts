import { useEffect, useRef, useState } from 'react'
import { returnTo, useSession } from '../session/index.ts'
import { applyPlace, type ApplyValues } from './ApplyPanelValues.ts'

type Draft = { job: number; owner: number; values: ApplyValues }

/** In memory, because a file cannot be stored. */
let draft: Draft | undefined

/** The values that the same user had entered in a job's apply form when their session expired (rules 12). */
export function useApplyDraft(job: number): ApplyValues | undefined {
  const { user } = useSession()
  const [values] = useState(() => (draft?.job === job && draft.owner === user?.id ? draft.values : undefined))
  return values
}

/** Saves the values of a job's apply form after the session has expired, and makes the next login return to the form. */
export function useSaveApplyDraft(job: number, values: ApplyValues): void {
  const { user, ended } = useSession()
  const [owner, setOwner] = useState(user?.id)
  if (user && user.id !== owner) setOwner(user.id)
  const latest = useRef<Draft>(undefined)
  useEffect(() => {
    latest.current = ended && owner !== undefined ? { job, owner, values } : undefined
    if (ended) returnTo.remember(applyPlace(job))
  }, [ended, job, owner, values])
  useEffect(
    () => () => {
      draft = latest.current
    },
    [],
  )
}
