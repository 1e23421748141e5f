import * as v from 'valibot'
import { id, text } from './fields.ts'
import { table } from '../engine/data/table.ts'

/** A job category, keyed by its name (rules 16). `icon` names a glyph that the app knows. */
export const categories = table(v.object({ id, name: text, icon: text }), { unique: ['name'] })
