import { type TableName, tables as specs, type Tx, type WorldData } from '../../mocks/model/tables.ts'
import type { Runtime as JobBoardRuntime } from '../../mocks/operation.ts'
import { jobBoard } from '../../mocks/backend.ts'
import { statusChoices } from '../../mocks/rules/application-status.ts'
import { Runtime } from '../../mocks/engine/runtime.ts'
import { MemoryStorage } from '../../mocks/engine/storage/memory.ts'
import { formOf, testMoment } from '../../tests/support/backend.ts'
import { busy } from '../../mocks/scenarios/busy.ts'
import { collection } from '../../mocks/scenarios/foundation.ts'
import { openSession } from '../../mocks/services/sessions.ts'
import { atMost, median, megabytes, ms, type Part, ratio } from './report.ts'

/** What a write may cost in the large world, as often as in the small one. */
const growth = 1.5
/** How much a store may hold, as often as its live data. */
const stored = 2
/** How many applications the small world has. */
const few = 1_000

/** A row of whichever collection. */
type AnyRow = Readonly<{ id: number }> & object

/**
 * A part of a world that stands by itself: its last `count` applications, whatever they point at, and of everything
 * else what points at nothing but that.
 */
export function smallerWorld(tx: Tx, count: number): WorldData {
  const kept = new Map<TableName, Map<number, AnyRow>>()
  const keysOf = (table: TableName, row: AnyRow) =>
    Object.entries(specs[table].references).flatMap(([field, target]) => {
      const id: unknown = Reflect.get(row, field)
      return typeof id === 'number' && isTable(target) ? [{ target, id }] : []
    })
  const keep = (table: TableName, row: AnyRow) => {
    const rows = kept.get(table) ?? new Map<number, AnyRow>()
    kept.set(table, rows)
    if (rows.has(row.id)) return
    rows.set(row.id, row)
    for (const { target, id } of keysOf(table, row)) keep(target, tx[target].need(id))
  }
  const newest = tx.applications.all().toSorted((a, b) => b.id - a.id)
  for (const row of newest.slice(0, count)) keep('applications', row)
  for (const [name, rows] of tables(tx)) {
    if (name === 'applications' || name === 'accounts' || name === 'jobs') continue
    for (const row of rows) {
      if (keysOf(name, row).every(({ target, id }) => kept.get(target)?.has(id))) keep(name, row)
    }
  }
  return Object.fromEntries([...kept].map(([name, rows]) => [name, collection([...rows.values()])]))
}

function isTable(name: unknown): name is TableName {
  return typeof name === 'string' && name in specs
}

function tables(tx: Tx): [TableName, readonly AnyRow[]][] {
  return Object.keys(tx)
    .filter(isTable)
    .map((name) => [name, tx[name].all()])
}

interface Opened {
  name: string
  runtime: JobBoardRuntime
  storage: MemoryStorage
  token: string
  applications: readonly number[]
  times: number[]
}

/** What a write costs in a small and in a large world, and how large what is stored becomes by writing. */
export async function measureWrites(rounds: number): Promise<Part> {
  const large = await open('busy', busy.build)
  const data = await large.runtime.read(({ tx }) => smallerWorld(tx, few))
  const small = await open('small', () => ({ data, files: new Map() }))
  const warmUp = 50
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const world of [small, large]) {
      const took = await write(world, round)
      if (round >= warmUp) world.times.push(took)
    }
  }
  const [smallTime, largeTime] = [median(small.times), median(large.times)]
  const size = await sizeAfterWriting(large, rounds)
  return {
    title: 'Writing',
    tables: [
      {
        about:
          `A recruiter sets an application's status (which notifies the applicant and sends an e-mail): medians of ${rounds}, in turns, ` +
          'in one Node process with the world in memory.',
        heads: ['applications in the world', 'one write'],
        rows: [
          [few.toLocaleString('en'), ms(smallTime)],
          ['100,000', ms(largeTime)],
        ],
      },
      {
        about: `What is stored after ${size.writes} writes in the busy world, at its largest in between, beside the rows themselves as JSON.`,
        heads: ['live data', 'stored, most', 'stored, at the end'],
        rows: [[megabytes(size.live), megabytes(size.most), megabytes(size.last)]],
      },
    ],
    bounds: [
      atMost(
        'a write at 100,000 applications ÷ one at 1,000, in process',
        largeTime / smallTime,
        growth,
        ratio,
      ),
      atMost('stored ÷ live data, at its largest', size.factor, stored, ratio),
    ],
  }
}

async function open(name: string, build: typeof busy.build): Promise<Opened> {
  const storage = new MemoryStorage()
  const runtime = new Runtime(
    { ...jobBoard, scenarios: [{ name, about: name, personas: [], build }] },
    {
      storage,
      scenario: name,
      seed: 7,
      realNow: () => testMoment,
      violations: 'refuse',
      appUrl: 'https://app.example/',
    },
  )
  // Of the newest application's company, whose applications are then decided on one after the other.
  const { owner, applications } = await runtime.read(({ tx }) => {
    const newest = tx.applications.all().reduce((a, b) => (b.id > a.id ? b : a))
    const job = tx.jobs.need(newest.job_id)
    return { owner: job.account_id, applications: tx.applications.by('job_id', job.id).map(({ id }) => id) }
  })
  const token = await runtime.mutate((context) => openSession(context, { id: owner }).token)
  return { name, runtime, storage, token, applications, times: [] }
}

/** One write; how long it took, in milliseconds. */
async function write({ runtime, token, applications }: Opened, round: number): Promise<number> {
  const turn = Math.floor(round / applications.length)
  const request = new Request('https://app.example/api/jobs/change-application-status', {
    method: 'POST',
    body: formOf({
      id: applications[round % applications.length],
      status: statusChoices[turn % statusChoices.length],
    }),
    headers: { authorization: `Bearer ${token}` },
  })
  const started = performance.now()
  const response = await runtime.handle('api/jobs/change-application-status', request)
  const took = performance.now() - started
  const text = await response.text()
  if (!text.includes('"status":"success"')) throw new Error(`A write was refused: ${text}`)
  return took
}

async function sizeAfterWriting(world: Opened, since: number) {
  const writes = 3_000
  let [most, factor, last, live] = [0, 0, 0, 0]
  for (let round = 0; round < writes; round += 1) {
    await write(world, since + round)
    if (round % 500 !== 499) continue
    const found = await world.storage.load()
    const texts = [...(found?.segments.values() ?? []), ...(found?.journal ?? [])]
    last = texts.reduce((sum, text) => sum + text.length, 0)
    live = await world.runtime.read(({ tx }) =>
      tables(tx).reduce((sum, [, rows]) => sum + JSON.stringify(rows).length, 0),
    )
    most = Math.max(most, last)
    factor = Math.max(factor, last / live)
  }
  return { writes, live, most, last, factor }
}
