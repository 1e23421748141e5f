import { describe, expect, it } from 'vitest'
import { firstFrame, frameSchema, heightLimits, resizedByKey, widthLimits } from './frame.ts'
import { parseSaved } from './saved.ts'

describe('a saved frame', () => {
  const read = (text: string | null) => parseSaved(text, frameSchema, firstFrame)

  it('is clamped to its limits', () => {
    const text = JSON.stringify({ open: true, section: 'log', width: 4_000, height: 1 })
    expect(read(text)).toMatchObject({ width: widthLimits.max, height: heightLimits.min })
  })

  it.each([null, '', '{', '[]', '{"open":1}'])('falls back to the default layout for %s', (text) => {
    expect(read(text)).toEqual(firstFrame)
  })
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
