import { describe, expect, it } from 'vitest'
import { formats, textLength } from './formats.ts'

const cases: Record<string, { valid: string[]; invalid: string[] }> = {
  'date-time': {
    valid: ['2026-03-02T09:15:00Z', '2024-02-29T23:59:59.123Z', '2026-03-02T09:15:00+00:00'],
    invalid: [
      '2026-02-29T09:15:00Z',
      '2026-04-31T09:15:00Z',
      '2026-13-02T09:15:00Z',
      '2026-03-00T09:15:00Z',
      '2026-03-02T09:15:60Z',
      '2026-03-02T24:00:00Z',
      '2026-03-02T09:15:00+02:00',
      '2026-03-02 09:15:00Z',
      '2026-03-02',
      '',
    ],
  },
  email: {
    valid: ['ada@example.com', "o'hara+books@mail.example.co.uk", 'ADA@EXAMPLE.COM', 'a@bücher.de'],
    invalid: [
      'ada',
      'ada@localhost',
      'ada@example.com, bob@example.com',
      'a b@example.com',
      '@example.com',
      '',
    ],
  },
  uri: {
    valid: ['https://example.com/a?b=c#d', 'mailto:ada@example.com'],
    invalid: ['/storage/a.png', 'example.com', 'https://exa mple.com', ''],
  },
  'uri-reference': {
    valid: ['/storage/cover-31.png', 'https://example.com/%20', 'a.png', ''],
    invalid: ['/storage/my cover.png', '/a"b', 'https://['],
  },
}

describe.each(Object.entries(cases))('the format %s', (name, { valid, invalid }) => {
  it.each(valid)('accepts %j', (text) => {
    expect(formats[name]?.(text)).toBe(true)
  })
  it.each(invalid)('rejects %j', (text) => {
    expect(formats[name]?.(text)).toBe(false)
  })
})

describe('formats', () => {
  it('are all tested here', () => {
    expect(Object.keys(formats)).toEqual(Object.keys(cases))
  })
})

describe('textLength', () => {
  it('counts code points', () => {
    expect(textLength('café 🙂')).toBe(6)
  })

  it.each(['', '🙂🙂', '\ud83d', '\ude42', '\ud83d\ud83d\ude42\ude42', 'a\ude42\ud83d'])(
    'counts %j like Array.from',
    (text) => {
      expect(textLength(text)).toBe(Array.from(text).length)
    },
  )
})
