import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { frameSchema, heightLimits, resizedByKey, widthLimits } from './frame.ts'

it('a saved frame is clamped to its limits', () => {
  const saved = { open: true, section: 'log', width: 4_000, height: 1 }
  expect(v.parse(frameSchema, saved)).toMatchObject({ width: widthLimits.max, height: heightLimits.min })
})

describe('resizedByKey', () => {
  const towards = { larger: 'ArrowRight', smaller: 'ArrowLeft' }
  it.each([
    ['ArrowRight', 400, 410],
    ['ArrowRight', 415, 420],
    ['ArrowLeft', 324, 320],
    ['Home', 400, 320],
    ['End', 400, 420],
    ['Enter', 400, undefined],
  ])('%s at %d gives %s', (key, current, expected) => {
    expect(resizedByKey(key, current, widthLimits, towards)).toBe(expected)
  })
})
