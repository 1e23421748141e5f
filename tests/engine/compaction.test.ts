import { expect, it } from 'vitest'
import { Compaction } from '../../mocks/engine/storage/compaction.ts'

it('only what the journal touches is rewritten, before the journal outgrows it, and no more than was journaled', () => {
  const segment = 'x'.repeat(600_000)
  const parts = Array.from({ length: 10 }, (_, part) => [`books/${part}`, segment] as const)
  const compaction = new Compaction(new Map(parts))
  let [journaled, rewritten, journal] = [0, 0, 0]
  for (let number = 0; number < 20_000; number += 1) {
    // One part after the other.
    compaction.note([{ table: 'books', put: { id: number / 2 } }], 3_000)
    journaled += 3_000
    journal += 3_000
    if (!compaction.due) continue
    const { touched } = compaction
    expect(touched.length).toBeLessThanOrEqual(2)
    expect(journal).toBeLessThanOrEqual(touched.length * segment.length + 3_000)
    rewritten += touched.length * segment.length
    compaction.done(new Map(touched.map((key) => [key, segment])))
    journal = 0
  }
  expect(rewritten).toBeGreaterThan(0)
  expect(rewritten).toBeLessThanOrEqual(journaled)
})
