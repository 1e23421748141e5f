import { expect, test } from 'vitest'
import { flashes, worstOf } from './interaction.ts'

test('counts the longest event of any interaction, and ignores other events', () => {
  const events = [
    { interactionId: 7, name: 'pointerdown', duration: 24 },
    { interactionId: 7, name: 'click', duration: 88 },
    { interactionId: 0, name: 'pointerover', duration: 400 },
  ]
  expect(worstOf(events)).toBe(88)
  expect(worstOf([])).toBe(16)
})

test('a skeleton that disappears at once is a flash; one that stays is not', () => {
  const shown = [
    { what: 'Loading jobs…', from: 100, until: 180 },
    { what: 'Loading people…', from: 100, until: 250 },
    { what: 'Loading the job…', from: 400 },
  ]
  expect(flashes(shown)).toEqual(['Loading jobs… (80 ms)'])
})
