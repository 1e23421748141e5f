import { expect, it } from 'vitest'
import { formats } from '../../../mocks/engine/open/formats.ts'
import { compileOpen, documentOf } from '../../../tests/support/open-contract.ts'

/** A valid and an invalid value of each format. */
const examples: Record<string, readonly [valid: unknown, invalid: unknown]> = {
  date: ['2024-02-29', '2026-02-29'],
  time: ['23:59:59.5-08:00', '09:15'],
  'date-time': ['2026-03-02T09:15:00Z', '2026-03-02T09:15:00'],
  'iso-time': ['09:15:00', '9:15'],
  'iso-date-time': ['2026-03-02T09:15:00', '2026-03-02'],
  duration: ['PT1H', '1D'],
  uri: ['urn:isbn:1', '/a'],
  'uri-reference': ['/a', '/a b'],
  'uri-template': ['/{id}', '/{'],
  email: ['ada@example.com', 'ada'],
  hostname: ['a-b.c', '-a.com'],
  ipv4: ['127.0.0.1', '256.0.0.1'],
  ipv6: ['::1', '1.2.3.4'],
  regex: ['^a+$', '('],
  uuid: ['123e4567-E89B-12d3-a456-426614174000', '123e4567'],
  'json-pointer': ['/a/~1b/0', 'a'],
  'json-pointer-uri-fragment': ['#/a', 'a'],
  'relative-json-pointer': ['1/a', '/a'],
  byte: ['aGk=', '?\naGk='],
  int32: [2_147_483_647, 2_147_483_648],
  int64: [-(2 ** 53), 0.5],
}

const { answerValidators } = await compileOpen(
  documentOf(
    Object.fromEntries(
      Object.keys(formats).map((format) => {
        const content = {
          'application/json': { schema: { type: 'array', items: { nullable: true, format } } },
        }
        return [`/${format}`, { get: { operationId: format, responses: { 200: { content } } } }]
      }),
    ),
  ),
)

const describing = ['float', 'double', 'password', 'binary']

it.each(Object.keys(formats).filter((format) => !describing.includes(format)))(
  'generated validators check the format %s',
  (format) => {
    const accepts = (value: unknown) => answerValidators[format]?.['200']?.([value, null])
    const [valid, invalid] = examples[format] ?? []
    expect([valid, accepts(valid), invalid, accepts(invalid)]).toEqual([
      expect.anything(),
      true,
      expect.anything(),
      false,
    ])
  },
)
