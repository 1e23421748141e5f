import { useEffect, useRef, useState } from 'react'
import { useSession } from '../session/index.ts'

type ReceiptDraft = { job: number; owner: number; file: File }

/** Kept in memory only, because a chosen file cannot be stored. */
let draft: ReceiptDraft | undefined

/** Returns the receipt that the same account had chosen for this job when its session expired (rules 12). */
export function useReceiptDraft(job: number): File | null {
  const { user } = useSession()
  const [file] = useState(() => (draft?.job === job && draft.owner === user?.id ? draft.file : null))
  return file
}

/** Saves the chosen receipt as a draft if the session has expired by the time the user leaves the page. */
export function useSaveReceiptDraft(job: number, file: File | null): void {
  const { user, ended } = useSession()
  const [owner, setOwner] = useState(user?.id)
  if (user && user.id !== owner) setOwner(user.id)
  const latest = useRef<ReceiptDraft>(undefined)
  useEffect(() => {
    latest.current = ended && owner !== undefined && file ? { job, owner, file } : undefined
  }, [ended, job, owner, file])
  useEffect(
    () => () => {
      draft = latest.current
    },
    [],
  )
}
