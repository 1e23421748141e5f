import { useEffect, useRef, useState } from 'react'
import { useSession } from '../session/index.ts'

type Left = { job: number; owner: number; file: File }

/** In memory, as a chosen file survives no other place. */
let left: Left | undefined

/** The receipt that was chosen for a job when its session died, for the same person (rules 12). */
export function useLeftReceipt(job: number): File | null {
  const { user } = useSession()
  const [file] = useState(() => (left?.job === job && left.owner === user?.id ? left.file : null))
  return file
}

/** Keeps the chosen receipt if the session has died by the time that the person leaves the page. */
export function useKeptReceipt(job: number, file: File | null): void {
  const { user, ended } = useSession()
  const [owner, setOwner] = useState(user?.id)
  if (user && user.id !== owner) setOwner(user.id)
  const latest = useRef<Left>(undefined)
  useEffect(() => {
    latest.current = ended && owner !== undefined && file ? { job, owner, file } : undefined
  }, [ended, job, owner, file])
  useEffect(
    () => () => {
      left = latest.current
    },
    [],
  )
}
