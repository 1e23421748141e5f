import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { callNames } from '../../conformance/contract.ts'
import { contract } from '../../mocks/contract/calls.gen.ts'
import { answerValidators, refusalValidator } from '../../mocks/contract/validators.gen.js'
import { baseName } from '../../mocks/engine/contract/files.ts'
import type { CallName } from '../../mocks/operation.ts'
import { createTestBackend, fetchStored, formOf, pngFile, type TestBackend } from '../support/backend.ts'
import { accountOf, callersOf } from '../support/cast.ts'
import { bringThings, payloadOf, type Role, type Things } from '../support/payloads.ts'

// What is refused is proven by the conformance kit, for each field of each call.

const answer = v.looseObject({ id: v.optional(v.number(), 0), errors: v.optional(v.unknown()) })
let backend: TestBackend
let things: Things

beforeEach(async () => {
  backend = await createTestBackend()
  things = await bringThings(backend, 'heather')
})

/** Makes a valid call in which one field has this value, as one of the things' owners. */
async function responseTo(call: CallName, field: string, value: string | File, role: Role = 'job_seeker') {
  const form = formOf(payloadOf(call, things, role))
  form.set(field, value)
  return await backend.raw(call, form, await backend.signIn(accountOf(things, role)))
}

const send = async (...given: Parameters<typeof responseTo>) =>
  v.parse(answer, await (await responseTo(...given)).json())

/** What no field expects, but may come from anybody. */
const odd = [
  '\0',
  '\uD800@\uD800',
  '\u202Egnp.exe',
  '1e999',
  '[null]',
  '[[]]',
  '{"0":"remote","length":1}',
  '[{"__proto__":{"polluted":true}}]',
  '['.repeat(5_000),
  new File(['PK\x03\x04'], '../.pdf'),
]

it.each(callNames)('%s answers as in the contract whatever a field has (rules 1, 2, 3)', async (call) => {
  const [role] = callersOf(call).toReversed()
  for (const field of [...Object.keys(contract[call].fields), '__proto__']) {
    for (const value of odd) {
      const response = await responseTo(call, field, value, role ?? 'job_seeker')
      expect([200, 400, 401, 413, 429]).toContain(response.status)
      if (response.headers.get('content-type') !== 'application/json') continue
      const envelope: unknown = await response.json()
      expect(refusalValidator(envelope) || answerValidators[call](envelope)).toBe(true)
    }
  }
  expect({}).not.toHaveProperty('polluted')
})

it.each([
  ['jobs/create', 'title', 'x'.repeat(100_000), 'Title may have at most 255 characters.'],
  ['jobs/create', 'title', pngFile(), 'Title must be text.'],
  ['jobs/create', 'type', pngFile(), 'Place of work must be text.'],
  ['jobs/create', 'type', 'moon', 'Place of work is not one of the choices.'],
  ['jobs/create', 'salary_from', '-1', 'Salary from must be at least 0.'],
  ['jobs/create', 'salary_from', '0x10', 'Salary from must be a number.'],
  ['jobs/create', 'vacancies', '1 OR 1=1', 'Positions must be a whole number.'],
  ['jobs/create', 'vacancies', '1e21', 'Positions must be a whole number.'],
  ['cvs/upload', 'is_default', 'true', 'Is default must be 1 or 0.'],
  ['jobs/search', 'types', '{"0":1}', 'Place of work must be a list.'],
  [
    'jobs/search',
    'types',
    JSON.stringify(Array(21).fill('remote')),
    'Place of work may have at most 20 entries.',
  ],
  ['cvs/upload', 'file', 'cv.pdf', 'File must be a file.'],
  ['cvs/upload', 'file', new File([], ''), 'File is required.'],
  ['projects/add-files', 'files[]', 'cv.pdf', 'Files must be a file.'],
  ['projects/add-files', 'files[]', new File([], ''), 'Choose at least one file.'],
] as const)('%s says what is wrong with %s (rules 3)', async (call, field, value, words) => {
  const { errors } = await send(call, field, value, call === 'jobs/create' ? 'recruiter' : 'job_seeker')
  expect(errors).toEqual({ [field]: [words] })
})

it.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//example.com',
  'ftp://example.com',
  'HTTPS:/example.com',
  'example.com',
])('rejects %j as a project’s link (rules 30)', async (url) => {
  expect((await send('projects/add', 'url', url)).errors).toEqual({ url: ['Link is not valid.'] })
})

it('treats -0 as 0, which is what a store returns', async () => {
  const { id } = await send('jobs/create', 'salary_from', '-0', 'recruiter')
  expect(await backend.runtime.read(({ tx }) => tx.jobs.need(id).salary_from)).toBe(0)
})

it('counts a time zone of any length as UTC if it is unknown (rules 4)', async () => {
  const found = await send('jobs/search', 'time_zone', 'UTC')
  expect(await send('jobs/search', 'time_zone', 'A'.repeat(1_000_000))).toEqual(found)
})

describe('files (rules 2, 21, 24)', () => {
  it.each([
    ['../../../etc/passwd', 'passwd'],
    ['C:\\Users\\ada\\cv.docx', 'cv.docx'],
    ['cv\u202Efdp.exe', 'cvfdp.exe'],
    ['cv\u0000\r\n.docx', 'cv.docx'],
    [`${'long '.repeat(1_000)}.docx`, `${'long '.repeat(24).slice(0, 119)}…`],
    ['..', '..'],
  ])('names %j in a message as %j', (name, shown) => {
    expect(baseName(name)).toBe(shown)
  })

  it.each(['..%2f..%2fetc%2fpasswd', '%00', '%', 'cv-0000000000000000.pdf', '__proto__'])(
    'serves nothing at /storage/%s',
    async (name) => {
      expect((await fetchStored(backend, `/storage/${name}`)).status).toBe(404)
    },
  )
})
