import { useEffect, useState } from 'react'
import { afterLeave } from './leaving.ts'

/** How long a page waits for a third party until it says so, in milliseconds (product: third parties). */
export const thirdPartyTimeout = 15_000

/**
 * Adds a third party's script to the page, and looks every 3 s for what it defines, however late it arrives.
 * @param find returns what the script defines
 * @param tell is called with what was found; `undefined` if the script failed, defined nothing, or took too long
 * @param limit in milliseconds
 * @returns a function that gives up
 */
export function seekScript<T>(
  address: string,
  find: () => T | undefined,
  tell: (found: T | undefined) => void,
  limit: number,
): () => void {
  const script = document.createElement('script')
  let isOver = false
  function stop() {
    isOver = true
    clearInterval(looks)
    clearTimeout(end)
  }
  function look(isDue = false) {
    if (isOver) return
    const found = find()
    if (found !== undefined) stop()
    if (found !== undefined || isDue) tell(found)
  }
  const miss = () => look(true)
  const looks = setInterval(look, Math.min(limit, 3_000))
  const end = setTimeout(miss, limit)
  script.src = address
  for (const event of ['load', 'error']) script.addEventListener(event, miss)
  look()
  if (!isOver) document.head.append(script)
  return stop
}

let attempts = 0

/**
 * Loads a third party's script. It is missing in time, but may still arrive.
 * @param address `undefined` to wait
 * @returns `tryAgain` adds the script again, if it is still needed
 */
export function useThirdParty<T>(address: string | undefined, find: () => T | undefined) {
  const [attempt, setAttempt] = useState(0)
  const [told, setTold] = useState<{ attempt: number; found: T | undefined }>()
  useEffect(() => {
    if (address === undefined) return undefined
    const url = new URL(address)
    // Browsers join a request to one with the same address that has stalled.
    if (attempt > 0) url.searchParams.set('attempt', String(attempt))
    const tell = (found: T | undefined) => void afterLeave().then(() => setTold({ attempt, found }))
    return seekScript(url.href, find, tell, thirdPartyTimeout)
  }, [address, find, attempt])
  const found = told?.attempt === attempt ? told.found : undefined
  const isMissing = told?.attempt === attempt && found === undefined
  return { found, isMissing, tryAgain: () => setAttempt((attempts += 1)) }
}
