import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explored } from '../../tests/support/sample.ts'
import { holdsAll, searchable, wordsOf } from '../rules/text.ts'
import { WordIndex } from './word-index.ts'

/** Words that share parts, in upper and lower case, with accents and in several scripts. */
const words =
  'a B ab é É ÉA ß ẞ İ ı Ø ø Ł Ð d th æ s ς Σ ΟΔΟΣ C++ c 가 각 ᄀ ᅡ ᆨ 日本 ハ バ ก็ कि क़ ो א שׁ أ 🙂 - .'.split(
    ' ',
  )
const marks = ['\u0301', '\u0327', '\u0338', '\u3099', '\u093c', '\u05b0', '\u064e']
const between = Array.from(' \n\t\u00a0\u2003\u3000\ufeff\u200b\u001f')
const piece = fc.constantFrom(...words, ...marks, ...between)
const text = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
)
const parts = fc.array(fc.option(text), { maxLength: 4 })

describe('WordIndex (rules 15)', () => {
  it('gives the same results as a scan of every text', () => {
    fc.assert(
      fc.property(
        fc.array(parts, { maxLength: 12 }),
        fc.array(parts, { maxLength: 4 }),
        text,
        (first, later, search) => {
          const index = new WordIndex()
          const searched = wordsOf(search)
          const expectAll = (texts: (string | null)[][]) => {
            const found = index.find(searched)
            for (const [number, own] of texts.entries()) {
              expect([own, searched, found(number)]).toEqual([
                own,
                searched,
                holdsAll(searched, searchable(own)),
              ])
            }
          }
          for (const own of first) index.add(own)
          expectAll(first)
          for (const own of later) index.add(own)
          expectAll([...first, ...later])
        },
      ),
      // A sigma after U+FEFF, which `\s` matches but Unicode's rule for final sigmas does not treat as a break.
      { ...explored(400), examples: [[[], [['a\ufeffΣ']], 'ς']] },
    )
  })

  it('finds old and new words among thousands', () => {
    const index = new WordIndex()
    for (let number = 0; number < 3_000; number += 1) index.add([`word${number} Ähre`, `x${number % 7}y`])
    const count = (search: string) => {
      const found = index.find(wordsOf(search))
      return Array.from({ length: index.size }, (_, number) => found(number)).filter(Boolean).length
    }
    expect(count('word2999')).toBe(1)
    expect(count('d12')).toBe(111)
    expect(count('AHRE x3')).toBe(429)
    index.add(['something else', null])
    expect(count('thing')).toBe(1)
    expect(count('e')).toBe(3_001)
    expect(count('thing word1')).toBe(0)
  })
})
