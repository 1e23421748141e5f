import { describe, expect, it } from 'vitest'
import { checkRelations } from '../model/relations.ts'
import { type TableName, World, type WorldData } from '../model/world.ts'
import { kindOf } from '../services/files.ts'
import { drawPicture } from '../services/pictures.ts'
import { scenarios } from './index.ts'

const now = Date.UTC(2026, 10, 20, 9, 30)

/** The scenario's rows, checked by the model as they are read in. */
async function worldOf(data: WorldData): Promise<World> {
  const world = new World()
  await world.load(data)
  return world
}

/** Every stored path anywhere in a row. */
function pathsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/storage/') ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(pathsIn)
}

describe.each(scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', (_, scenario) => {
  const { data, files } = scenario.build(7, now)

  it('is the same for the same seed and moment', async () => {
    const again = scenario.build(7, now)
    expect(again.data).toEqual(data)
    expect([...again.files.keys()]).toEqual([...files.keys()])
    const texts = (stored: ReadonlyMap<string, Blob>) => Promise.all([...stored.values()].map((file) => file.text()))
    expect(await texts(again.files)).toEqual(await texts(files))
  })

  it('moves as a whole with the moment it is seen from', () => {
    const later = scenario.build(7, now + 1000)
    expect(later.data.jobs?.rows.length).toBe(data.jobs?.rows.length)
    expect(JSON.stringify(later.data)).not.toContain(String(now))
  })

  it('satisfies every schema, relation and unique index', async () => {
    const world = await worldOf(data)
    const tx = world.begin()
    for (const [name, table] of Object.entries(world.tables)) {
      const rows = [...table.all()]
      checkRelations(
        tx,
        rows.map((put) => ({ table: name, put })),
      )
      for (const index of table.spec.unique) {
        const keys = rows.map((row) => uniqueKey(world, name, index, row)).filter((key) => key !== null)
        expect(new Set(keys).size, `${name}.${index}`).toBe(keys.length)
      }
    }
  })

  it('counts on from the highest id', () => {
    for (const [name, stored] of Object.entries(data)) {
      const ids = stored.rows.map((row) => idOf(row))
      expect(stored.sequence, name).toBe(Math.max(0, ...ids))
      expect(new Set(ids).size, name).toBe(ids.length)
    }
  })

  it('has a file or a picture behind every stored path', () => {
    for (const path of pathsIn(data)) {
      const name = path.slice('/storage/'.length)
      expect(files.has(name) || drawPicture(name) !== undefined, path).toBe(true)
    }
  })

  it('keeps real PDFs, small ones', async () => {
    for (const [name, file] of files) {
      expect(kindOf(new Uint8Array(await file.arrayBuffer())), name).toBe('pdf')
      expect(file.size, name).toBeLessThan(3000)
    }
  })

  it('lies in the past', async () => {
    const world = await worldOf(data)
    const future: string[] = []
    for (const [name, table] of Object.entries(world.tables)) {
      for (const row of table.all()) {
        for (const [field, value] of Object.entries(row)) {
          if (/_at$/.test(field) && typeof value === 'number' && value > now) future.push(`${name} ${row.id} ${field}`)
        }
      }
    }
    expect(future).toEqual([])
  })

  it('uses addresses that lead nowhere', () => {
    const text = JSON.stringify(data)
    const mail = text.match(/[\w.-]+@[\w.-]+/g) ?? []
    expect(mail.filter((address) => !/@(?:example\.(?:com|org)|fieldwork\.example)$/.test(address))).toEqual([])
    const links = text.match(/https?:\/\/[\w.-]+/g) ?? []
    expect(links.filter((link) => !/\/\/example\.(?:com|org)$/.test(link))).toEqual([])
  })

  it('keeps to its personas', async () => {
    const world = await worldOf(data)
    for (const { account_id } of scenario.personas) expect(world.tables.accounts.get(account_id)).toBeDefined()
    expect(scenario.about).not.toBe('')
  })
})
