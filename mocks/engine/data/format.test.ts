import * as v from 'valibot'
import { expect, it } from 'vitest'
import { formatOf } from './format.ts'
import { table, type TableSpecs } from './table.ts'

const id = v.pipe(v.number(), v.integer())
const books = (entries: Record<string, v.GenericSchema>) => table(v.object({ id, ...entries }))
const known = formatOf({ books: books({ title: v.string() }) })

it('the format is the same for the same tables in any order', () => {
  const members = table(v.object({ id }))
  expect(formatOf({ books: books({ title: v.string() }) })).toBe(known)
  expect(formatOf({ books: books({}), members })).toBe(formatOf({ members, books: books({}) }))
})

it('the format ignores indexes, messages and defaults, which don’t affect stored rows', () => {
  const other = table(v.object({ id, title: v.string('A book has a title.') }), {
    indexes: { title: (row) => row.title },
    defaults: { title: '' },
  })
  expect(formatOf({ books: other })).toBe(known)
})

it.each<[string, TableSpecs]>([
  ['a new field', { books: books({ title: v.string(), year: v.number() }) }],
  ['a different type', { books: books({ title: v.number() }) }],
  ['a nullable field', { books: books({ title: v.nullable(v.string()) }) }],
  ['a rule', { books: books({ title: v.pipe(v.string(), v.minLength(1)) }) }],
  ['a pattern', { books: books({ title: v.pipe(v.string(), v.regex(/^[A-Z]/)) }) }],
  ['a choice', { books: books({ title: v.picklist(['a', 'b']) }) }],
  ['a new table', { books: books({ title: v.string() }), members: books({}) }],
  ['a renamed table', { volumes: books({ title: v.string() }) }],
])('the format changes with %s', (_what, tables) => {
  expect(formatOf(tables)).not.toBe(known)
})
