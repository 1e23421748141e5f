import * as v from 'valibot'
import { id, text } from './fields.ts'
import { describeTable } from './table.ts'

/** A job category, keyed by its name (rules 16). `icon` names a glyph that the app knows. */
export const categories = describeTable(
  'categories',
  v.object({ id, name: text, icon: text }),
  { name: (row) => row.name },
  ['name'],
)
