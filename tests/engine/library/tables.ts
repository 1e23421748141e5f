import * as v from 'valibot'
import { type RowOf, table, worldState } from '../../../mocks/engine/index.ts'
import type { contract } from './calls.gen.ts'
import type { paths } from './schema.gen.ts'

const id = v.pipe(v.number(), v.integer(), v.minValue(1))
const text = v.string()
const cover = v.nullable(text)
const role = v.picklist(['member', 'librarian'])
const state = v.picklist(['out', 'overdue', 'returned'])

export const tables = {
  engine: table(v.object({ id, ...worldState })),
  people: table(v.object({ id, name: text, pin: text, role }), { unique: ['name'] }),
  sessions: table(v.object({ id, token: text, person_id: id }), {
    unique: ['token'],
    references: { person_id: 'people' },
    onDelete: { person_id: 'cascade' },
  }),
  books: table(v.object({ id, title: text, author: text, isbn: text, cover }), { unique: ['isbn'] }),
  loans: table(v.object({ id, book_id: id, person_id: id, due_at: v.number(), state }), {
    indexes: { unreturned: (loan) => (loan.state === 'returned' ? null : loan.book_id) },
    unique: ['unreturned'],
    references: { book_id: 'books', person_id: 'people' },
  }),
}

export interface Library {
  paths: paths
  calls: typeof contract
  tables: typeof tables
  actor: RowOf<typeof tables, 'people'>
  session: RowOf<typeof tables, 'sessions'>
}
