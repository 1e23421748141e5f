import { createTestBackend, formOf, type TestBackend } from '../../tests/support/backend.ts'
import { bringThings } from '../../tests/support/payloads.ts'
import { atMost, type Bound, growth, median } from './report.ts'

/** The bound on the size of the store, as a multiple of its live data. */
const stored = 2
/** The number of writes before the first measured one. */
const warmUp = 50

/** Measures a write in a small and in a large world, and how the store grows by writing. */
export async function measureWrites(rounds: number): Promise<Bound[]> {
  const [everyday, big] = [await createTestBackend('everyday'), await createTestBackend('large')]
  const small = { write: await writerIn(everyday), times: [] as number[] }
  const large = { write: await writerIn(big), times: [] as number[] }
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const { write, times } of [small, large]) {
      const started = performance.now()
      await write()
      if (round >= warmUp) times.push(performance.now() - started)
    }
  }
  const factor = median(large.times) / median(small.times)
  let most = 0
  for (let round = 0; round < 3_000; round += 1) {
    await large.write()
    if (round % 500 === 499) most = Math.max(most, await sizeOf(big))
  }
  return [
    atMost('a write in the large world ÷ one in the everyday world, in process', factor, growth),
    atMost('stored ÷ live data, at its largest', most, stored),
  ]
}

/** Returns a function that sets an application's status, to another each time. */
async function writerIn(backend: TestBackend): Promise<() => Promise<void>> {
  const { recruiter, application } = await bringThings(backend, 'pair')
  const token = await backend.signIn(recruiter)
  let status = 'shortlisted'
  return async () => {
    status = status === 'in_review' ? 'shortlisted' : 'in_review'
    const response = await backend.raw(
      'jobs/change-application-status',
      formOf({ id: application, status }),
      token,
    )
    const text = await response.text()
    if (!text.includes('"status":"success"')) throw new Error(`A write was refused: ${text}`)
  }
}

/** Returns the size of the store, as a multiple of its rows as JSON. */
async function sizeOf({ storage, runtime }: TestBackend): Promise<number> {
  const found = await storage.load()
  const texts = [...(found?.segments.values() ?? []), ...(found?.journal ?? [])]
  const live = await runtime.read(({ tx }) => Object.values(tx).map((table) => JSON.stringify(table.all())))
  const sum = (parts: readonly string[]) => parts.reduce((total, text) => total + text.length, 0)
  return sum(texts) / sum(live)
}
