import { useCallback, useState } from 'react'
import * as v from 'valibot'

/** Reads what was kept under `key`; `fallback` where there is nothing, or nothing that fits. */
export function parseKept<T>(text: string | null, schema: v.GenericSchema<unknown, T>, fallback: T): T {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.output : fallback
  } catch {
    return fallback
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** State of the panel that outlives the page, in this browser. Where nothing can be stored it lasts as long as the page. */
export function useKept<T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  fallback: T,
): [T, (next: T) => void] {
  const [value, setValue] = useState(() => parseKept(stored(key), schema, fallback))
  const keep = useCallback(
    (next: T) => {
      setValue(next)
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // Blocked or full: then it is forgotten with the page.
      }
    },
    [key],
  )
  return [value, keep]
}
