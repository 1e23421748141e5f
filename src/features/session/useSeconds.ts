import { useEffect, useState } from 'react'
import { serverNow } from '../../api/clock.ts'

/** Returns the backend's time in milliseconds since 1970 UTC, updated every second while `running`. */
export function useSeconds(running: boolean): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(serverNow()), 1_000)
    return () => clearInterval(timer)
  }, [running])
  return now
}
