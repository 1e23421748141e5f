import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { alert } from './alerts.ts'

/** State for a notice of a page, such as its last change. It disappears when the alerts are cleared. */
export function useNotice<T>(): [T | undefined, Dispatch<SetStateAction<T | undefined>>] {
  const [notice, setNotice] = useState<T>()
  useEffect(() => alert.onClear(() => setNotice(undefined)), [])
  return [notice, setNotice]
}
