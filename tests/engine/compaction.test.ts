import { expect, it } from 'vitest'
import { Compaction } from '../../mocks/engine/storage/compaction.ts'

it('a compaction is due before the journal outgrows the store, and rewrites no more than was journaled', () => {
  const segment = 'x'.repeat(600_000)
  const parts = Array.from({ length: 10 }, (_, part) => [`books/${part}`, segment] as const)
  const compaction = new Compaction(new Map(parts), 1_000)
  let [journaled, rewritten, journal] = [0, 0, 0]
  for (let number = 0; number < 20_000; number += 1) {
    compaction.note([{ table: 'books', put: { id: (number * 7_919) % 10_000 } }], 3_000)
    journaled += 3_000
    journal += 3_000
    if (!compaction.due) continue
    expect(journal).toBeLessThanOrEqual(10 * segment.length + 3_000)
    rewritten += compaction.touched.length * segment.length
    compaction.done(new Map(compaction.touched.map((key) => [key, segment])))
    journal = 0
  }
  expect(rewritten).toBeGreaterThan(0)
  expect(rewritten).toBeLessThanOrEqual(journaled)
})
