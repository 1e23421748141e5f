import { useCallback, useState } from 'react'
import * as v from 'valibot'

/** Parses a saved value; `fallback` if there is none or it does not match the schema. */
export function parseSaved<T>(text: string | null, schema: v.GenericSchema<unknown, T>, fallback: T): T {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.output : fallback
  } catch {
    return fallback
  }
}

/** State that is saved in this browser; without storage, until the page closes. */
export function useSaved<T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  fallback: T,
): [T, (next: T) => void] {
  const [value, setValue] = useState(() => {
    try {
      return parseSaved(localStorage.getItem(key), schema, fallback)
    } catch {
      return fallback
    }
  })
  const save = useCallback(
    (next: T) => {
      setValue(next)
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // Storage is blocked or full: the value lasts until the page closes.
      }
    },
    [key],
  )
  return [value, save]
}
