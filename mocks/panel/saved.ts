import { useCallback, useState } from 'react'
import * as v from 'valibot'

/** Parses a saved value. @returns `fallback` if there is none, or it does not match the schema */
export function parseSaved<T>(text: string | null, schema: v.GenericSchema<unknown, T>, fallback: T): T {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.output : fallback
  } catch {
    return fallback
  }
}

/**
 * State that is saved in this browser. If the browser blocks storage, it lasts until the page closes.
 * @param storage where to save it, if not for all tabs of the browser
 */
export function useSaved<T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  fallback: T,
  storage: () => Storage = browserStorage,
): [T, (next: T) => void] {
  const [value, setValue] = useState(() => {
    try {
      return parseSaved(storage().getItem(key), schema, fallback)
    } catch {
      return fallback
    }
  })
  const save = useCallback(
    (next: T) => {
      setValue(next)
      try {
        storage().setItem(key, JSON.stringify(next))
      } catch {
        // Storage is blocked or full: the value lasts until the page closes.
      }
    },
    [key, storage],
  )
  return [value, save]
}

/** Storage for all tabs of the browser. Throws where the browser blocks it. */
const browserStorage = () => localStorage

/** Storage for this tab alone. Throws where the browser blocks it. */
export const tabStorage = () => sessionStorage
