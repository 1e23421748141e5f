import { describe, expect, it } from 'vitest'
import { flashes, spread, worstOf } from './interaction-figures.ts'

describe('the figures of interactions', () => {
  it('the longest event of any interaction counts, and none that belongs to no interaction', () => {
    const events = [
      { interactionId: 7, name: 'pointerdown', duration: 24 },
      { interactionId: 7, name: 'click', duration: 88 },
      { interactionId: 0, name: 'pointerover', duration: 400 },
      { interactionId: 9, name: 'keydown', duration: 40 },
    ]
    expect(worstOf(events, 16)).toBe(88)
  })

  it('what is too quick to be told is as quick as can be told', () => {
    expect(worstOf([], 16)).toBe(16)
  })

  it('of several runs the middle one and the worst one count', () => {
    expect(spread({ what: 'typing', worst: [80, 24, 40] })).toEqual({ median: 40, max: 80 })
  })

  it('a skeleton flashes if it goes before the limit; one that stays is no flash', () => {
    const shown = [
      { what: 'Loading jobs…', from: 100, until: 180 },
      { what: 'Loading people…', from: 100, until: 250 },
      { what: 'Loading the job…', from: 400 },
    ]
    expect(flashes(shown, 150)).toEqual(['Loading jobs… (80 ms)'])
  })
})
