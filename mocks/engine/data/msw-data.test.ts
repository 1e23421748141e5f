import { Collection } from '@msw/data'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { learnMarks, markRecord } from './msw-data.ts'

const schema = v.object({ id: v.number(), name: v.string() })

describe('undocumented behaviour of @msw/data', () => {
  it('marks records with symbols named kPrimaryKey and kRelationMap', async () => {
    const record = await new Collection({ schema }).create({ id: 1, name: 'a' })
    const names = Object.getOwnPropertySymbols(record).map(({ description }) => description)
    expect(names, 'the library marks its records otherwise: change msw-data.ts').toEqual(
      expect.arrayContaining(['kPrimaryKey', 'kRelationMap']),
    )
  })

  it('returns its own list, so that queries find rows pushed into it', async () => {
    await learnMarks()
    const collection = new Collection({ schema })
    const row = { id: 2, name: 'b' }
    markRecord(collection, row)
    collection.all().push(row)
    expect(
      collection.findFirst((query) => query.where({ name: 'b' })),
      'all() gives a copy now: change table.ts',
    ).toBe(row)
  })
})
