import { describe, expect, it } from 'vitest'
import { isCall } from '../operation.ts'
import { apart } from './apart.ts'
import { namedBy } from './rows.ts'
import { ownership } from './ownership.ts'
import { allCalls, isSessionCall, tagOf, tags } from './sides.ts'
import { fieldsOfAnswer, fieldsOfSchema } from './walk.ts'

describe('the table of owned fields', () => {
  const entries = ownership.flatMap(({ tag, writers, fields }) =>
    fields.map((field) => ({ tag, writers, field })),
  )

  it.each(entries)('$tag: the contract has $field', ({ field }) => {
    const place = field.slice(0, field.lastIndexOf('.'))
    const known = isCall(place) ? fieldsOfAnswer(place) : fieldsOfSchema(place)
    expect(known.map(({ name }) => name)).toContain(field.slice(place.length + 1))
  })

  it('has one owner for each field, and its writers are calls of the tag', () => {
    expect(new Set(entries.map(({ field }) => field)).size).toBe(entries.length)
    for (const { tag, writers } of ownership) {
      for (const call of writers) expect([call, tagOf(call)]).toEqual([call, tag])
    }
  })

  it('has every call whose changes answers show as a writer', () => {
    const unseen = ['jobs/download-cvs', 'send-message', 'subscribe']
    const writers = new Set<string>(ownership.flatMap((one) => one.writers))
    const changing = allCalls.filter(
      (call) =>
        !isSessionCall(call) && !/(?:^|\/)(?:fetch|find|my|search)/.test(call) && !unseen.includes(call),
    )
    expect(
      changing.filter((call) => !writers.has(call)),
      'Add each to the `writers` of its tag in mocks/mixed/ownership.ts, and what it changes in answers to the `fields`, which `viewOf` of owned.ts shows.',
    ).toEqual([])
  })

  it('says of each tag what stays apart, except of the session', () => {
    expect(Object.keys(apart).toSorted(), 'Say it of each tag in mocks/mixed/apart.ts.').toEqual(
      tags.filter((tag) => tag !== 'session').toSorted(),
    )
  })
})

it('finds the rows that a request names', () => {
  expect(namedBy('bookmarks/toggle', { id: '7', type: 'post' })).toEqual([{ table: 'posts', id: 7 }])
  expect(namedBy('jobs/download-cvs', { id: 1, application_ids: [2, 3, 'x'] }).map(({ id }) => id)).toEqual([
    1, 2, 3,
  ])
})
