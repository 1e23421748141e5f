import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { isObject, type Json } from './json.ts'

/**
 * Changes fields of a row in every cached answer that lists it or contains it.
 * @param places prefixes of the keys of queries whose answers may have the row
 * @param change the new values; a row without these fields is of another kind with the same id
 */
export function patchRow(client: QueryClient, places: readonly QueryKey[], id: number, change: Json): void {
  const patched = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(patched)
    if (!isObject(value) || value['id'] !== id) return value
    return Object.keys(change).every((field) => field in value) ? { ...value, ...change } : value
  }
  for (const queryKey of places) {
    client.setQueriesData<Json>(
      { queryKey },
      (answer) =>
        answer && Object.fromEntries(Object.entries(answer).map(([field, value]) => [field, patched(value)])),
    )
  }
}
