import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { csvOf, exportScenario } from './export-scenario.ts'

it('exports every row, without secrets, into an empty folder only', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fieldwork-export-'))
  try {
    const { jobs } = await exportScenario('everyday', folder, 7)
    expect(JSON.parse(readFileSync(join(folder, 'jobs.json'), 'utf8'))).toHaveLength(jobs ?? 0)
    expect(readFileSync(join(folder, 'intents.csv'), 'utf8')).not.toContain('_secret_seeded')
    await expect(exportScenario('empty', folder, 7)).rejects.toThrow("isn't empty")
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('quotes what would break a cell, and writes lists as JSON', () => {
  const rows = [
    { id: 1, name: 'Ann "A" Lee', tags: ['a', 'b'], at: null },
    { id: 2, name: 'two\nlines', tags: [] },
  ]
  expect(csvOf(rows)).toBe('id,name,tags,at\r\n1,"Ann ""A"" Lee","[""a"",""b""]",\r\n2,"two\nlines",[],\r\n')
})
