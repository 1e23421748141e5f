import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Takes a row out of every cached page of a list. The returned function puts it back without undoing later changes.
 * @param list the prefix of the list's query keys
 * @param field the name of the list in its answers
 */
export function takeOut<Field extends string, Row extends { id: number }>(
  client: QueryClient,
  list: QueryKey,
  field: Field,
  row: Row,
): () => void {
  type Page = Record<Field, readonly Row[]> & { total?: number | undefined }
  const places = client.getQueriesData<Page>({ queryKey: list }).flatMap(([key, answer]) => {
    const at = answer?.[field].findIndex(({ id }) => id === row.id) ?? -1
    return at < 0 ? [] : [{ key, at }]
  })
  function change(by: -1 | 1) {
    for (const { key, at } of places) {
      client.setQueryData<Page>(key, (answer) => {
        if (!answer) return answer
        const others = answer[field].filter(({ id }) => id !== row.id)
        const rows = by < 0 ? others : others.toSpliced(at, 0, row)
        return { ...answer, [field]: rows, ...(answer.total !== undefined && { total: answer.total + by }) }
      })
    }
  }
  change(-1)
  return () => change(1)
}
