import { expect, it } from 'vitest'
import { formats } from '../../../mocks/engine/open/formats.ts'
import { compileOpen, documentOf } from '../../../tests/support/open-contract.ts'

const examples: Record<string, { valid: unknown[]; invalid: unknown[] }> = {
  'date-time': {
    valid: ['2026-03-02T09:15:00Z', '2024-02-29t23:59:60.5+05:30'],
    invalid: ['2026-02-29T09:15:00Z', '2026-03-02', '2026-03-02T09:15:00', '2026-03-02T24:00:00Z'],
  },
  date: {
    valid: ['2024-02-29', '0000-02-29'],
    invalid: ['2026-02-29', '1900-02-29', '2026-04-31', '2026-1-1', '2026-00-01'],
  },
  time: { valid: ['09:15:00Z', '23:59:59.5-08:00'], invalid: ['09:15', '24:00:00Z'] },
  duration: { valid: ['P1Y2M3DT4H5M6.5S', 'pt1h', 'P2W'], invalid: ['P', 'PT', '1D', 'P1H'] },
  email: {
    valid: ['ada@example.com', 'ada@localhost', '"a b@c"@[127.0.0.1]', 'ada@[IPv6:::1]'],
    invalid: ['ada', '@a', 'ada@', 'a b@example.com', 'a..b@example.com', 'ada@[127.0.0.300]'],
  },
  'idn-email': { valid: ['ädä@exämple.com', '"a b"@c.com'], invalid: ['ädä', 'a b@c'] },
  hostname: { valid: ['example.com', 'a-b.c'], invalid: ['-a.com', 'a_b.com', 'a..b', ''] },
  ipv4: { valid: ['127.0.0.1', '255.255.255.255'], invalid: ['256.0.0.1', '1.2.3', '1.2.3.4.'] },
  ipv6: {
    valid: ['::1', '2001:db8::ff00:42:8329', '::ffff:1.2.3.4'],
    invalid: ['1.2.3.4', ':::', '12345::'],
  },
  uri: {
    valid: ['https://example.com/a?b#c', 'urn:isbn:1', 'http://a.1:99999/%20'],
    invalid: ['/a', 'https://exa mple.com', 'http://exämple.com', 'a:%zz'],
  },
  'uri-reference': { valid: ['/a', 'a.png', '', 'https://example.com'], invalid: ['/a b', '/ä'] },
  iri: { valid: ['https://exämple.com/ä'], invalid: ['/ä', 'https://exä mple.com'] },
  uuid: { valid: ['123e4567-E89B-12d3-a456-426614174000'], invalid: ['123e4567e89b12d3a456426614174000'] },
  byte: { valid: ['aGk=', 'YQ==', ''], invalid: ['aGk', 'a?=='] },
  regex: { valid: ['^a+$', '[\\w-\\.]', '[\\u{61}-\\u{7a}]'], invalid: ['('] },
  'json-pointer': { valid: ['', '/a/~1b/0'], invalid: ['a', '/~2'] },
  int32: { valid: [2147483647, -2147483648], invalid: [2147483648, -2147483649] },
  int64: { valid: [9007199254740991, -(2 ** 63)], invalid: [2 ** 64] },
}

const { answerValidators } = await compileOpen(
  documentOf(
    Object.fromEntries(
      Object.keys(formats).map((format) => {
        const items = { type: [format.startsWith('int') ? 'integer' : 'string', 'null'], format }
        const content = { 'application/json': { schema: { type: 'array', items } } }
        return [`/${format}`, { get: { operationId: format, responses: { 200: { content } } } }]
      }),
    ),
  ),
)

it.each(Object.keys(formats))('generated validators check the format %s', (format) => {
  const accepts = (value: unknown) => answerValidators[format]?.['200']?.([value])
  const { valid = [], invalid = [] } = examples[format] ?? {}
  expect(valid).not.toEqual([])
  expect([null, ...valid].filter((value) => accepts(value) !== true)).toEqual([])
  expect(invalid).not.toEqual([])
  expect(invalid.filter((value) => accepts(value) !== false)).toEqual([])
})
