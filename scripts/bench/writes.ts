import type { Tx } from '../../mocks/model/tables.ts'
import { statusChoices } from '../../mocks/rules/application-status.ts'
import { createTestBackend, formOf, type TestBackend } from '../../tests/support/backend.ts'
import { atMost, type Bound, median, ratio } from './report.ts'

/** The bound on the cost of a write in the busy world, as a multiple of one in the everyday world. */
const growth = 1.5
/** The bound on the size of the store, as a multiple of its live data. */
const stored = 2
/** The number of writes before the first measured one. */
const warmUp = 50

interface World extends TestBackend {
  token: string
  applications: readonly number[]
  times: number[]
}

/** Measures a write in a small and in a large world, and how the store grows by writing. */
export async function measureWrites(rounds: number): Promise<Bound[]> {
  const [small, large] = [await open('everyday'), await open('busy')]
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const world of [small, large]) {
      const took = await write(world, round)
      if (round >= warmUp) world.times.push(took)
    }
  }
  const factor = median(large.times) / median(small.times)
  return [
    atMost('a write in the busy world ÷ one in the everyday world, in process', factor, growth, ratio),
    atMost('stored ÷ live data, at its largest', await sizeAfterWriting(large, rounds), stored, ratio),
  ]
}

/** Opens a world and logs in the recruiter whose job has the most applications. */
async function open(scenario: string): Promise<World> {
  const backend = await createTestBackend(scenario)
  const { owner, applications } = await backend.runtime.read(({ tx }) => {
    const jobs = [...Map.groupBy(tx.applications.all(), ({ job_id }) => job_id)]
    const [job = 0, own = []] = jobs.toSorted(([, a], [, b]) => b.length - a.length)[0] ?? []
    return { owner: tx.jobs.need(job).account_id, applications: own.map(({ id }) => id) }
  })
  return { ...backend, token: await backend.signIn(owner), applications, times: [] }
}

/** Sets an application's status. Returns the duration in milliseconds. */
async function write({ raw, token, applications }: World, round: number): Promise<number> {
  const turn = Math.floor(round / applications.length)
  const id = applications[round % applications.length]
  const status = statusChoices[turn % statusChoices.length]
  const started = performance.now()
  const response = await raw('jobs/change-application-status', formOf({ id, status }), token)
  const took = performance.now() - started
  const text = await response.text()
  if (!text.includes('"status":"success"')) throw new Error(`A write was refused: ${text}`)
  return took
}

/** Returns the largest size of the store while writing, as a multiple of its rows as JSON. */
async function sizeAfterWriting(world: World, since: number): Promise<number> {
  let most = 0
  for (let round = 0; round < 3_000; round += 1) {
    await write(world, since + round)
    if (round % 500 !== 499) continue
    const found = await world.storage.load()
    const texts = [...(found?.segments.values() ?? []), ...(found?.journal ?? [])]
    const size = texts.reduce((sum, text) => sum + text.length, 0)
    most = Math.max(most, size / (await world.runtime.read(({ tx }) => sizeOf(tx))))
  }
  return most
}

function sizeOf(tx: Tx): number {
  return Object.values(tx).reduce((sum, table) => sum + JSON.stringify(table.all()).length, 0)
}
