import { expect, test } from 'vitest'
import { isSameList, mergeRows, rowOf, type Row } from './rows.ts'

/** Returns rows from positions and years, such as "Lead 2020". */
const list = (...words: string[]) =>
  words.map((each) => {
    const [position = '', year = ''] = each.split(' ')
    return rowOf({ position, year })
  })
const said = (rows: readonly Row[]) => rows.map(({ texts }) => `${texts['position']} ${texts['year']}`.trim())

const before = ['Pilot 2018', 'Lead 2020', 'Head 2022']
const [pilot, lead, head] = ['Pilot 2018', 'Lead 2020', 'Head 2022'] as const
const [edited, cook, baker, chief] = ['Lead 2021', 'Cook 2024', 'Baker 2023', 'Chief 2020'] as const

test.each<[what: string, mine: string[], theirs: string[], merged: string[], base?: string[]]>([
  ['rows added there are appended', [...before, cook], [...before, baker], [...before, cook, baker]],
  ['rows removed there and unedited here are dropped', [pilot, head], [lead, head], [head]],
  ['rows removed here are dropped', [], [pilot, lead], []],
  [
    'rows edited here stay, although removed there',
    [pilot, edited, head],
    [pilot, head],
    [pilot, edited, head],
  ],
  ['edits there are taken in place', [...before, cook], [pilot, edited, head], [pilot, edited, head, cook]],
  [
    'of a row that both edited, this version stays',
    [pilot, edited, head],
    [pilot, chief, head],
    [pilot, edited, head],
  ],
  ['also beside a row removed there', [pilot, edited, head], [chief, head], [edited, head]],
  [
    'rows that may not be the same both stay',
    [pilot, edited, head],
    [pilot, baker, head],
    [pilot, edited, head, baker],
  ],
  ['a row edited there and removed here is new', [pilot, head], [pilot, edited, head], [pilot, head, edited]],
  ['a row that both added is there once', [...before, cook], [pilot, head, cook], [pilot, head, cook]],
  ['a duplicate removed there goes', [lead, lead, cook], [lead], [lead, cook], [lead, lead]],
  ['a duplicate added there comes', [lead, cook], [lead, lead], [lead, cook, lead], [lead]],
  [
    'the order is this side’s after an edit here',
    [head, pilot, edited],
    [...before, cook],
    [head, pilot, edited, cook],
  ],
  ['the order is otherwise the other’s', before, [head, cook, pilot], [head, cook, pilot]],
  ['blank rows stay', [...before, ''], [pilot], [pilot, '']],
])('of a list changed here and elsewhere, %s (rules 29)', (_what, mine, theirs, merged, base = before) => {
  const found = mergeRows(list(...base), list(...mine), list(...theirs))
  expect(said(found)).toEqual(merged)
  expect(new Set(found.map(({ key }) => key)).size).toBe(found.length)
})

test('edits and moves from there keep the keys of the rows', () => {
  const base = list(...before)
  const [first, second, third] = base.map(({ key }) => key)
  const keys = (...theirs: string[]) => mergeRows(base, base, list(...theirs)).map(({ key }) => key)
  expect(keys(pilot, edited, head)).toEqual([first, second, third])
  expect(keys(head, cook, pilot)).toEqual([third, expect.anything(), first])
})

test('lists are equal regardless of surrounding spaces, key order and blank rows', () => {
  const one = [rowOf({ position: ' Lead', year: '2020' }), rowOf({ position: ' ', year: '' })]
  expect(isSameList(one, [rowOf({ year: '2020 ', position: 'Lead' })])).toBe(true)
  expect(isSameList(one, list(edited))).toBe(false)
  expect(isSameList(one, list('2020 Lead'))).toBe(false)
})
