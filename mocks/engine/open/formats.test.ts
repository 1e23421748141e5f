import { describe, expect, it } from 'vitest'
import { equal, formats } from './formats.ts'

const cases: Record<string, { valid: unknown[]; invalid: unknown[] }> = {
  'date-time': {
    valid: ['2026-03-02T09:15:00Z', '2024-02-29t23:59:60.5+05:30'],
    invalid: ['2026-02-29T09:15:00Z', '2026-03-02', '2026-03-02T09:15:00', '2026-03-02T24:00:00Z'],
  },
  date: { valid: ['2024-02-29'], invalid: ['2026-02-29', '2026-04-31', '2026-1-1', '2026-00-01'] },
  time: { valid: ['09:15:00Z', '23:59:59.5-08:00'], invalid: ['09:15', '24:00:00Z'] },
  duration: { valid: ['P1Y2M3DT4H5M6.5S', 'PT1H', 'P2W'], invalid: ['P', 'PT', '1D', 'P1H'] },
  email: {
    valid: ['ada@example.com', 'ada@localhost'],
    invalid: ['ada', 'a b@example.com', 'a..b@example.com'],
  },
  'idn-email': { valid: ['ädä@exämple.com'], invalid: ['ädä', 'a b@c'] },
  hostname: { valid: ['example.com', 'a-b.c'], invalid: ['-a.com', 'a_b.com', 'a..b', ''] },
  ipv4: { valid: ['127.0.0.1', '255.255.255.255'], invalid: ['256.0.0.1', '1.2.3', '1.2.3.4.'] },
  ipv6: {
    valid: ['::1', '2001:db8::ff00:42:8329', '::ffff:1.2.3.4'],
    invalid: ['1.2.3.4', ':::', '12345::'],
  },
  uri: { valid: ['https://example.com/a?b#c', 'urn:isbn:1'], invalid: ['/a', 'https://exa mple.com'] },
  'uri-reference': { valid: ['/a', 'a.png', 'https://example.com'], invalid: ['/a b'] },
  iri: { valid: ['https://exämple.com/ä'], invalid: ['/ä'] },
  uuid: { valid: ['123e4567-E89B-12d3-a456-426614174000'], invalid: ['123e4567e89b12d3a456426614174000'] },
  byte: { valid: ['aGk=', 'YQ==', ''], invalid: ['aGk', 'a?=='] },
  regex: { valid: ['^a+$'], invalid: ['('] },
  'json-pointer': { valid: ['', '/a/~1b/0'], invalid: ['a', '/~2'] },
  int32: { valid: [2147483647, -2147483648], invalid: [2147483648, -2147483649, 1.5] },
  int64: { valid: [9007199254740991, -(2 ** 63)], invalid: [2 ** 64, 0.5] },
}

describe.each(Object.entries(cases))('the format %s', (name, { valid, invalid }) => {
  const check = (value: unknown) => {
    const format = formats[name]
    if (typeof format === 'function') return format(String(value))
    return format?.validate(Number(value))
  }
  it.each(valid)('accepts %j', (value) => {
    expect(check(value)).toBe(true)
  })
  it.each(invalid)('rejects %j', (value) => {
    expect(check(value)).toBe(false)
  })
})

describe('formats', () => {
  it('are all tested here', () => {
    expect(Object.keys(formats)).toEqual(Object.keys(cases))
  })
})

describe('equal', () => {
  it.each([
    [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: undefined }, { b: 1 }, false],
    [[], {}, false],
    [[1], [1, 2], false],
    [null, {}, false],
    ['1', 1, false],
  ])('of %j and %j is %j', (one, other, result) => {
    expect(equal(one, other)).toBe(result)
  })
})
