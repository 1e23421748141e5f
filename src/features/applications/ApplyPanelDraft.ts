import { useEffect, useRef, useState } from 'react'
import { useSession } from '../session/index.ts'
import type { ApplyValues } from './ApplyPanelValues.ts'

type Draft = { job: number; owner: number; values: ApplyValues }

/** In memory: a chosen file cannot be stored. */
let draft: Draft | undefined

/** What stood in the apply form of a job when its session died, for the same person (rules 12). */
export function useApplyDraft(job: number): ApplyValues | undefined {
  const { user } = useSession()
  const [values] = useState(() => (draft?.job === job && draft.owner === user?.id ? draft.values : undefined))
  return values
}

/** Keeps what stands in the apply form of a job if its session has died by the time that the person leaves the form. */
export function useSaveApplyDraft(job: number, values: ApplyValues): void {
  const { user, ended } = useSession()
  const [owner, setOwner] = useState(user?.id)
  if (user && user.id !== owner) setOwner(user.id)
  const latest = useRef<Draft>(undefined)
  useEffect(() => {
    latest.current = ended && owner !== undefined ? { job, owner, values } : undefined
  }, [ended, job, owner, values])
  useEffect(
    () => () => {
      draft = latest.current
    },
    [],
  )
}
