import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Change } from '../../mocks/engine/data/unit-of-work.ts'
import { Compaction } from '../../mocks/engine/storage/compaction.ts'
import { explored } from '../support/sample.ts'

const least = 1_000
/** A few of these take more than one step. */
const segmentSize = 600_000

/** A store with `segments` segments of the same size, and what was written to it. */
class Played {
  readonly segments = new Map<string, string>()
  readonly compaction: Compaction
  journaled = 0
  rewritten = 0
  /** The numbers of the journal's entries. */
  readonly journal = new Set<number>()
  /** The number of the last journal entry that each segment includes, by the segment's key. */
  readonly held = new Map<string, number>()
  readonly #last = new Map<string, number>()
  #head = 0

  constructor(segments: number) {
    for (let part = 0; part < segments; part += 1) this.segments.set(`books/${part}`, 'x'.repeat(segmentSize))
    this.compaction = new Compaction(this.segments, 0, least)
  }

  write(rows: readonly number[], size: number): void {
    this.#head += 1
    this.journal.add(this.#head)
    this.journaled += size
    for (const row of rows) this.#last.set(`books/${Math.floor(row / 1_000)}`, this.#head)
    const changes: Change[] = rows.map((id) => ({ table: 'books', put: { id } }))
    this.compaction.note(changes, size)
  }

  /** Runs a step of a rewrite if one is due, or if forced while the journal has entries. @returns whether a step ran */
  turn(isForced = false): boolean {
    if (!this.compaction.due && !(isForced && this.journal.size > 0)) return false
    const { keys, upTo } = this.compaction.next()
    const written = new Map(keys.map((key) => [key, 'y'.repeat(segmentSize)]))
    for (const key of keys) this.held.set(key, this.#head)
    this.rewritten += keys.length * segmentSize
    for (const number of this.journal) if (number <= upTo) this.journal.delete(number)
    this.compaction.done(written, upTo)
    return true
  }

  /** Returns whether the last entry of each segment is in the journal or included in the segment. */
  get whole(): boolean {
    return [...this.#last].every(
      ([key, number]) => this.journal.has(number) || (this.held.get(key) ?? 0) >= number,
    )
  }
}

describe('Compaction', () => {
  it('rewrites no more than was journaled', () => {
    const played = new Played(10)
    for (let number = 0; number < 20_000; number += 1) {
      played.write([(number * 7_919) % 10_000], 3_000)
      while (played.turn());
    }
    expect(played.rewritten).toBeGreaterThan(0)
    expect(played.rewritten).toBeLessThanOrEqual(played.journaled)
  })

  it('never loses an entry, however writes and steps alternate', () => {
    const write = fc.array(fc.nat({ max: 9_999 }), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(
        fc.array(fc.oneof(write, fc.constant('turn'), fc.constant('forced')), { maxLength: 60 }),
        (moves) => {
          const played = new Played(10)
          for (const move of moves) {
            if (move === 'forced') played.turn(true)
            else if (move === 'turn') played.turn()
            else if (typeof move !== 'string') played.write(move, 1_200_000)
            expect(played.whole).toBe(true)
          }
          while (played.turn(true));
          expect(played.journal.size).toBe(0)
          expect(played.whole).toBe(true)
        },
      ),
      explored(100),
    )
  })
})
