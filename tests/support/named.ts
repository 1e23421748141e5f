import { testBoard, testMoment } from './backend.ts'

/** A row with a name to ask for. */
interface Named {
  id: number
  title?: string
  name?: string
}

/** Ids of the everyday world by what people read: `a.job('HR adviser')`, `a.person('Ada Marsh')`. */
export const a = {
  /** Returns the id of the job with this title. @throws Error if there is none, or several */
  job: (title: string) => idOf('jobs', title),
  /** Returns the id of the account with this name. @throws Error if there is none, or several */
  person: (name: string) => idOf('accounts', name),
}

function idOf(table: 'jobs' | 'accounts', words: string): number {
  const [everyday] = testBoard.scenarios
  const rows: readonly Named[] = everyday?.build(7, testMoment).data[table]?.rows.filter(isNamed) ?? []
  const wordsOf = ({ title, name = '' }: Named) => title ?? name
  const found = rows.filter((row) => wordsOf(row) === words)
  const [first] = found
  if (first && found.length === 1) return first.id
  if (first)
    throw new Error(`“${words}” is the name of several ${table}: ${found.map(({ id }) => id).join(', ')}.`)
  const near = rows.filter((row) =>
    wordsOf(row)
      .toLowerCase()
      .includes(words.toLowerCase().split(' ')[0] ?? ''),
  )
  const offers = near.slice(0, 5).map((row) => `“${wordsOf(row)}”`)
  throw new Error(
    `There are no ${table} “${words}”.${offers.length > 0 ? ` Similar: ${offers.join(', ')}.` : ''}`,
  )
}

function isNamed(row: unknown): row is Named {
  return typeof row === 'object' && row !== null && 'id' in row
}
