import type { QueryClient, QueryKey } from '@tanstack/react-query'

type Row = { id: number }

const isRows = (value: unknown): value is readonly Row[] => Array.isArray(value)

/**
 * Takes a row out of every cached page of a list. The returned function puts it back without undoing later changes.
 * @param list the prefix of the list's query keys
 * @param field the name of the list in its answers
 */
export function takeOut(client: QueryClient, list: QueryKey, field: string, row: Row): () => void {
  const places = client
    .getQueriesData<Record<string, unknown>>({ queryKey: list })
    .flatMap(([key, answer]) => {
      const rows = answer?.[field]
      const at = isRows(rows) ? rows.findIndex(({ id }) => id === row.id) : -1
      return at < 0 ? [] : [{ key, at }]
    })
  function change(by: -1 | 1) {
    for (const { key, at } of places) {
      client.setQueryData<Record<string, unknown>>(key, (answer) => {
        const { [field]: rows, total } = answer ?? {}
        if (!isRows(rows)) return answer
        const others = rows.filter(({ id }) => id !== row.id)
        const changed = by < 0 ? others : others.toSpliced(at, 0, row)
        return { ...answer, [field]: changed, ...(typeof total === 'number' && { total: total + by }) }
      })
    }
  }
  change(-1)
  return () => change(1)
}
