import { useCallback, useState } from 'react'
import type * as v from 'valibot'
import { allTabs, type Place, savedValue, saveValue } from '../engine/hosts/browser/saved.ts'

/** State that is saved in this browser, by default for all tabs. If the browser blocks storage, it lasts until the page closes. */
export function useSaved<T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  fallback: T,
  place: Place = allTabs,
): [T, (next: T) => void] {
  const [value, setValue] = useState(() => savedValue(place, key, schema, fallback))
  const save = useCallback(
    (next: T) => {
      setValue(next)
      saveValue(place, key, next)
    },
    [key, place],
  )
  return [value, save]
}
