import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { intents, payments } from '../model/payments.ts'
import { tables, type WorldData } from '../model/tables.ts'
import { World } from '../engine/data/world.ts'
import { kindOf } from '../engine/contract/files.ts'
import { drawPicture } from '../services/pictures.ts'
import { thirdPartyHosts } from '../third-parties/hosts.ts'
import { scenarios } from './index.ts'

const now = Date.UTC(2026, 10, 20, 9, 30)

/** Loads rows into a world. Loading also validates them. */
async function worldOf(data: WorldData): Promise<World<typeof tables>> {
  const world = new World(tables)
  await world.load(data)
  return world
}

function pathsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/storage/') ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(pathsIn)
}

// `busy` is slow to build, so busy.test.ts makes similar checks with fewer builds.
const small = scenarios.filter(({ name }) => name !== 'busy')

describe.each(small.map((scenario) => [scenario.name, scenario] as const))('%s', (_, scenario) => {
  const { data, files } = scenario.build(7, now)

  it('is the same for the same seed and moment', async () => {
    const again = scenario.build(7, now)
    expect(again.data).toEqual(data)
    expect([...again.files.keys()]).toEqual([...files.keys()])
    const texts = (stored: ReadonlyMap<string, Blob>) =>
      Promise.all([...stored.values()].map((file) => file.text()))
    expect(await texts(again.files)).toEqual(await texts(files))
  })

  it('has only times relative to the present moment', () => {
    const later = scenario.build(7, now + 1000)
    expect(later.data.jobs?.rows.length).toBe(data.jobs?.rows.length)
    expect(JSON.stringify(later.data), 'Count each moment back from `now`.').not.toContain(String(now))
  })

  it('satisfies every schema, relation and unique index', async () => {
    const { tx, changes } = (await worldOf(data)).begin()
    for (const rows of Object.values(tx)) for (const { id } of rows.all()) rows.patch(id, {})
    const count = Object.values(data).reduce((sum, { rows }) => sum + rows.length, 0)
    expect(changes()).toHaveLength(count)
  })

  it('says roughly how many rows it has', () => {
    const said = Number(/([\d,]+) rows/.exec(scenario.about)?.[1]?.replace(',', ''))
    const count = Object.values(data).reduce((sum, { rows }) => sum + rows.length, 0)
    expect(
      Math.abs(count - said) / count,
      `Correct the number in the scenario’s \`about\`: it has ${count} rows.`,
    ).toBeLessThan(0.02)
  })

  it('continues ids from the highest id', async () => {
    const world = await worldOf(data)
    for (const [name, { committed }] of Object.entries(world.begin().tx)) {
      const ids = committed.all().map(({ id }) => id)
      expect(committed.sequence, `sequence of ${name}`).toBe(Math.max(0, ...ids))
    }
  })

  it('has a file or a picture for every stored path', () => {
    const names = pathsIn(data).map((path) => path.slice('/storage/'.length))
    expect(
      names.filter((name) => !files.has(name) && drawPicture(name) === undefined),
      'Put a file of each name into `files`, or name a picture that mocks/services/pictures.ts draws.',
    ).toEqual([])
    expect([...files.keys()].filter((name) => !names.includes(name))).toEqual([])
  })

  it('stores small, valid PDFs', async () => {
    const kinds = await Promise.all(
      [...files.values()].map(async (file) => kindOf(new Uint8Array(await file.arrayBuffer()))),
    )
    expect(kinds).toEqual(kinds.map(() => 'pdf'))
    expect(Math.max(0, ...[...files.values()].map(({ size }) => size))).toBeLessThan(3000)
  })

  it('has no future dates', async () => {
    const world = await worldOf(data)
    const future: string[] = []
    for (const [name, table] of Object.entries(world.begin().tx)) {
      for (const row of table.all()) {
        for (const [field, value] of Object.entries(row)) {
          if (field.endsWith('_at') && typeof value === 'number' && value > now)
            future.push(`${name} ${row.id} ${field}`)
        }
      }
    }
    expect(future, 'Let each be before `now`, or leave the row out.').toEqual([])
  })

  it('uses only reserved addresses', () => {
    const text = JSON.stringify(data)
    const mail = text.match(/[\w.-]+@[\w.-]+/g) ?? []
    expect(
      mail.filter((address) => !/@(?:example\.(?:com|org)|fieldwork\.example)$/.test(address)),
      'Use addresses at example.com or example.org.',
    ).toEqual([])
    const links = text.match(/https?:\/\/[\w.-]+/g) ?? []
    // The third parties are simulated at their real hosts.
    const simulated = thirdPartyHosts.map((host) => `https://${host}`)
    expect(
      links.filter((link) => !/\/\/example\.(?:com|org)$/.test(link) && !simulated.includes(link)),
    ).toEqual([])
  })

  it('has an intent for each card payment (rules 25)', () => {
    const known = new Map(
      v.parse(v.array(intents.schema), data.intents?.rows ?? []).map((row) => [row.provider_id, row]),
    )
    const statuses = { succeeded: 'succeeded', failed: 'canceled', pending: 'requires_action' }
    const cards = v
      .parse(v.array(payments.schema), data.payments?.rows ?? [])
      .filter(({ method }) => method === 'stripe')
    expect(known.size).toBe(cards.length)
    for (const { intent_id, account_id, job_id, amount, status } of cards) {
      expect(known.get(intent_id ?? '')).toMatchObject({
        account_id,
        job_id,
        amount,
        status: statuses[status],
      })
    }
  })

  it('has its personas', async () => {
    const world = await worldOf(data)
    for (const { account_id } of scenario.personas)
      expect(world.begin().tx.accounts.get(account_id)).toBeDefined()
    expect(scenario.about, 'Say in `about` what the scenario is for, and “about N rows”.').not.toBe('')
  })
})
