import { describe, expect, it } from 'vitest'
import { isSameList, mergeRows, rowOf, type Row } from './rows.ts'

/** Returns a row from a position and a year, such as "Lead 2020". */
const row = (words: string) => {
  const [position = '', year = ''] = words.split(' ')
  return rowOf({ position, year })
}
const list = (...words: string[]) => words.map(row)
const said = (rows: readonly Row[]) => rows.map(({ texts }) => `${texts['position']} ${texts['year']}`.trim())

describe('a list changed here and elsewhere (rules 29)', () => {
  const base = list('Pilot 2018', 'Lead 2020', 'Head 2022')
  const [pilot, lead, head] = [base.slice(0, 1), base.slice(1, 2), base.slice(2)]
  const merged = (mine: readonly Row[], ...theirs: string[]) => said(mergeRows(base, mine, list(...theirs)))

  it('appends rows that were added there', () => {
    expect(merged([...base, row('Cook 2024')], 'Pilot 2018', 'Lead 2020', 'Head 2022', 'Baker 2023')).toEqual(
      ['Pilot 2018', 'Lead 2020', 'Head 2022', 'Cook 2024', 'Baker 2023'],
    )
  })

  it('drops rows removed there and unedited here, and rows removed here', () => {
    expect(merged([...pilot, ...head], 'Lead 2020', 'Head 2022')).toEqual(['Head 2022'])
    expect(merged([], 'Pilot 2018', 'Lead 2020')).toEqual([])
  })

  it('keeps rows edited here although they were removed there', () => {
    const mine = [...pilot, row('Lead 2021'), ...head]
    expect(merged(mine, 'Pilot 2018', 'Head 2022')).toEqual(['Pilot 2018', 'Lead 2021', 'Head 2022'])
  })

  it('takes edits from there, in place and with the same key', () => {
    const mine = [...base, row('Cook 2024')]
    const rows = mergeRows(base, mine, list('Pilot 2018', 'Lead 2021', 'Head 2022'))
    expect(said(rows)).toEqual(['Pilot 2018', 'Lead 2021', 'Head 2022', 'Cook 2024'])
    expect(rows.map(({ key }) => key)).toEqual(mine.map(({ key }) => key))
  })

  it('keeps this side’s version of a row that both edited', () => {
    const mine = [...pilot, row('Lead 2021'), ...head]
    expect(merged(mine, 'Pilot 2018', 'Chief 2020', 'Head 2022')).toEqual(said(mine))
    expect(merged(mine, 'Chief 2020', 'Head 2022')).toEqual(['Lead 2021', 'Head 2022'])
  })

  it('keeps both rows if they may not be the same row', () => {
    const mine = [...pilot, row('Lead 2021'), ...head]
    expect(merged(mine, 'Pilot 2018', 'Baker 2023', 'Head 2022')).toEqual([...said(mine), 'Baker 2023'])
  })

  it('adds a row that was edited there and removed here as a new row', () => {
    expect(merged([...pilot, ...head], 'Pilot 2018', 'Lead 2021', 'Head 2022')).toEqual([
      'Pilot 2018',
      'Head 2022',
      'Lead 2021',
    ])
  })

  it('contains one copy of a row that both added, and follows duplicates added or removed there', () => {
    const added = [...base, row('Cook 2024')]
    expect(merged(added, 'Pilot 2018', 'Head 2022', 'Cook 2024')).toEqual([
      'Pilot 2018',
      'Head 2022',
      'Cook 2024',
    ])
    const doubled = list('Lead 2020', 'Lead 2020')
    const mine = [...doubled, row('Cook 2024')]
    expect(said(mergeRows(doubled, mine, list('Lead 2020')))).toEqual(['Lead 2020', 'Cook 2024'])
    expect(said(mergeRows(lead, [...lead, row('Cook 2024')], doubled))).toEqual([
      'Lead 2020',
      'Cook 2024',
      'Lead 2020',
    ])
  })

  it('has this side’s order after an edit here, and otherwise the other’s', () => {
    const mine = [...head, ...pilot, row('Lead 2021')]
    expect(merged(mine, 'Pilot 2018', 'Lead 2020', 'Head 2022', 'Cook 2024')).toEqual([
      'Head 2022',
      'Pilot 2018',
      'Lead 2021',
      'Cook 2024',
    ])
    const rows = mergeRows(base, base, list('Head 2022', 'Cook 2024', 'Pilot 2018'))
    expect(said(rows)).toEqual(['Head 2022', 'Cook 2024', 'Pilot 2018'])
    expect([rows[0], rows[2]]).toEqual([...head, ...pilot])
  })

  it('keeps blank rows', () => {
    const blank = row('')
    expect(mergeRows(base, [...base, blank], list('Pilot 2018')).at(-1)).toBe(blank)
    expect(mergeRows(base, [...pilot, blank], list('Pilot 2018', 'Lead 2020', 'Cook 2024'))).toContain(blank)
  })

  it('is this side’s list if nothing changed there, or both made the same change', () => {
    const mine = pilot
    expect(mergeRows(base, mine, list('Pilot 2018', 'Lead 2020', 'Head 2022'))).toBe(mine)
    expect(mergeRows(base, mine, list('Pilot 2018'))).toBe(mine)
  })

  it('has unique keys', () => {
    const rows = mergeRows(list('Lead 2020'), list('Lead 2020'), list('Lead 2020', 'Lead 2020', 'Lead 2021'))
    expect(new Set(rows.map(({ key }) => key)).size).toBe(3)
  })
})

it('lists count as equal regardless of surrounding spaces, key order and blank rows', () => {
  const one = [rowOf({ position: ' Lead', year: '2020' }), rowOf({ position: ' ', year: '' })]
  expect(isSameList(one, [rowOf({ year: '2020 ', position: 'Lead' })])).toBe(true)
  expect(isSameList(one, list('Lead 2021'))).toBe(false)
  expect(isSameList(one, list('2020 Lead'))).toBe(false)
})
