import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import { tables } from '../mocks/model/tables.ts'
import { Misuse } from './command-line.ts'
import { csvOf, exportScenario } from './export-scenario.ts'

const root = mkdtempSync(join(tmpdir(), 'fieldwork-export-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('the export of a scenario', () => {
  it('writes every table as JSON and as CSV, row by row', async () => {
    const folder = join(root, 'new', 'everyday')
    const counts = await exportScenario('everyday', folder, 7)
    const names = Object.keys(tables)
    expect(Object.keys(counts).toSorted()).toEqual(names.toSorted())
    expect(readdirSync(folder).toSorted()).toEqual(
      names.flatMap((name) => [`${name}.csv`, `${name}.json`]).toSorted(),
    )
    const jobs = v.parse(
      v.array(v.record(v.string(), v.unknown())),
      JSON.parse(readFileSync(join(folder, 'jobs.json'), 'utf8')),
    )
    expect(jobs.length).toBe(counts['jobs'])
    const secret = readFileSync(join(folder, 'intents.csv'), 'utf8')
    expect([secret.includes('_secret_seeded'), secret.includes('_secret_removed')]).toEqual([false, true])
    const csv = readFileSync(join(folder, 'jobs.csv'), 'utf8')
    expect(csv.split('\r\n')[0]?.split(',')).toEqual(Object.keys(jobs[0] ?? {}))
    expect(csv).toContain(`\r\n${String(jobs[1]?.['id'])},`)
  })

  it('refuses an unknown scenario and names the others', async () => {
    const lunch = exportScenario('lunch', join(root, 'lunch'), 7)
    await expect(lunch).rejects.toThrow('There is no scenario "lunch". Choose from: everyday,')
  })

  it('refuses a folder that has files', async () => {
    await expect(exportScenario('empty', root, 7)).rejects.toThrow("isn't empty")
  })

  it('refuses a path it cannot write to', async () => {
    const file = join(root, 'file')
    writeFileSync(file, '')
    for (const folder of [file, join(file, 'below')]) {
      const refused = exportScenario('empty', folder, 7)
      await expect(refused).rejects.toThrow("can't be written")
      await expect(refused).rejects.toBeInstanceOf(Misuse)
    }
  })
})

describe('CSV', () => {
  it('quotes what would break a cell, and writes lists as JSON', () => {
    const rows = [
      { id: 1, name: 'Ann "A" Lee', tags: ['a', 'b'], at: null },
      { id: 2, name: 'two\nlines', tags: [], at: 5, isNew: true },
    ]
    expect(csvOf(rows)).toBe(
      'id,name,tags,at,isNew\r\n1,"Ann ""A"" Lee","[""a"",""b""]",,\r\n2,"two\nlines",[],5,true\r\n',
    )
  })

  it('is empty for an empty table', () => {
    expect(csvOf([])).toBe('')
  })
})
