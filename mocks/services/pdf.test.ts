import { describe, expect, it } from 'vitest'
import { kindOf } from '../engine/contract/files.ts'
import { makePdf } from './pdf.ts'

const latin = (pdf: Uint8Array) => Array.from(pdf, (byte) => String.fromCharCode(byte)).join('')

const shown = (pdf: Uint8Array) =>
  [...latin(pdf).matchAll(/\(((?:\\.|[^\\()])*)\) Tj/g)].map(([, text = '']) => text.replace(/\\(.)/g, '$1'))

describe('makePdf', () => {
  it('makes a valid PDF', () => {
    const pdf = makePdf({ title: 'CV', lines: ['One', 'Two'] })
    expect(kindOf(pdf)).toBe('pdf')
    expect(pdf.length).toBeLessThan(1500)
    expect(latin(pdf).endsWith('%%EOF\n')).toBe(true)
  })

  it('lists the offset of each object', () => {
    const file = latin(makePdf({ title: 'Réédition (2)', lines: ['a\\b', 'Œuvre – “x” 10 €'] }))
    const start = Number(/startxref\n(\d+)/.exec(file)?.[1])
    expect(file.slice(start, start + 4)).toBe('xref')
    const offsets = [...file.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) =>
      Number(offset),
    )
    expect(offsets).toHaveLength(7)
    offsets.forEach((offset, index) => {
      expect(file.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`))
    })
    const [, length, stream = ''] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(file) ?? []
    expect(stream).toHaveLength(Number(length))
  })

  it('has its title in any script', () => {
    const title = 'Réédition, 野々村'
    const [, hex = ''] = /\/Title <feff([0-9a-f]+)>/.exec(latin(makePdf({ title, lines: [] }))) ?? []
    expect(hex.replace(/.{4}/g, (unit) => String.fromCharCode(Number.parseInt(unit, 16)))).toBe(title)
  })

  it('drops characters that its font lacks', () => {
    expect(
      shown(
        makePdf({
          title: 'Zażółć gęślą jaźń',
          lines: ['Ελένη', 'ليان', '野々村 ひより', 'Straße, ñ, 🐝 ok'],
        }),
      ),
    ).toEqual(['Zazólc gesla jazn', 'Eleni', '', '', 'Straße, ñ, ok'])
  })

  it('wraps long lines and stops at the end of the page', () => {
    const rows = shown(makePdf({ title: 'x', lines: Array.from({ length: 200 }, () => 'word '.repeat(40)) }))
    expect(rows.length).toBeLessThan(60)
    for (const row of rows) expect(row.length).toBeLessThanOrEqual(84)
  })

  it('breaks lines without spaces', () => {
    for (const row of shown(makePdf({ title: 'x', lines: ['a'.repeat(300)] }))) {
      expect(row.length).toBeLessThanOrEqual(84)
    }
  })
})
