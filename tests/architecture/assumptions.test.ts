import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { operations } from '../../mocks/api/index.gen.ts'
import { assumptions } from '../../mocks/assumptions.ts'
import { textOf } from './tree.ts'

const marks = marksIn(parse(textOf('openapi.yaml')), 'openapi.yaml')
const named = new Set(marks.flatMap(({ ids }) => ids))
const known = new Set<string>(assumptions.map(({ id }) => id))

describe('the assumptions of the contract', () => {
  it('have an id beside each `x-assumed`', () => {
    const bare = marks.filter(({ assumed, ids }) => assumed && ids.length === 0)
    expect(
      bare.map(({ place }) => place),
      'Put `x-assumption: <id of mocks/assumptions.ts>` beside each `x-assumed`.',
    ).toEqual([])
  })

  it('have a reason beside each `x-assumed`', () => {
    const bare = marks.filter(({ assumed, reason }) => assumed !== (reason !== undefined))
    expect(
      bare.map(({ place }) => place),
      '`x-assumed: true` and `x-assumed-reason` go together.',
    ).toEqual([])
  })

  it('are listed in mocks/assumptions.ts', () => {
    const unknown = marks.filter(({ ids }) => ids.some((id) => !known.has(id)))
    expect(
      unknown.map(({ place, ids }) => `${place}: ${ids.join(', ')}`),
      'Add each id to mocks/assumptions.ts, or name one that is there.',
    ).toEqual([])
  })

  it('are each named in openapi.yaml', () => {
    expect(
      [...known].filter((id) => !named.has(id)),
      'Name each in openapi.yaml with `x-assumption`, or remove it from mocks/assumptions.ts.',
    ).toEqual([])
  })

  it('are unique in mocks/assumptions.ts, and name existing calls', () => {
    expect(known.size).toBe(assumptions.length)
    const calls = assumptions.flatMap((entry) => (entry.calls === 'all' ? [] : entry.calls))
    expect(calls.filter((call) => !Object.hasOwn(operations, call))).toEqual([])
  })
})

interface Mark {
  place: string
  assumed: boolean
  reason: string | undefined
  ids: string[]
}

/** Returns every marked object of the contract, with its path. */
function marksIn(value: unknown, place: string): Mark[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => marksIn(one, `${place}/${index}`))
  const object = v.safeParse(v.record(v.string(), v.unknown()), value)
  if (!object.success) return []
  const { 'x-assumed': assumed, 'x-assumed-reason': reason, ...rest } = object.output
  const { 'x-assumption': one, 'x-assumptions': several = [], ...below } = rest
  const ids = v.parse(v.array(v.string()), several).concat(one === undefined ? [] : v.parse(v.string(), one))
  const text = v.parse(v.optional(v.string()), reason)
  const here = assumed === true || text !== undefined || ids.length > 0
  const deeper = Object.entries(below).flatMap(([key, child]) => marksIn(child, `${place}/${key}`))
  return here ? [{ place, assumed: assumed === true, reason: text, ids }, ...deeper] : deeper
}
