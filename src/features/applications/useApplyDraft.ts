import { useEffect, useRef, useState } from 'react'
import { returnTo, useSession } from '../session/index.ts'
import { applyPlace, type ApplyValues } from './apply-values.ts'

type Draft = { job: number; owner: number; values: ApplyValues }

/** Kept in memory, because browser storage can't hold the file. */
let draft: Draft | undefined

/** Returns what the same user had entered in a job's apply form when their session expired (rules 12). */
export function useApplyDraft(job: number): ApplyValues | undefined {
  const { user } = useSession()
  const [values] = useState(() => (draft?.job === job && draft.owner === user?.id ? draft.values : undefined))
  return values
}

/** After the session has expired, saves a job's apply form for the next login, which then returns to it. */
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
