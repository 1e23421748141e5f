import { type CallName, isCall } from '../../mocks/operation.ts'
import { openAsBlob } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { personas } from '../../mocks/scenarios/personas.ts'
import type { CallContract, FieldKind } from '../../mocks/engine/contract/types.ts'
import { contract } from '../../mocks/contract/calls.gen.ts'
import {
  createTestBackend,
  fetchStored,
  formOf,
  pngFile,
  refused,
  type TestBackend,
  worldOf,
} from '../support/backend.ts'
import { bringThings, payloadOf, type Things } from '../support/payloads.ts'

const calls = Object.keys(contract).filter(isCall)

let backend: TestBackend
let ada: string
let things: Things
let harbour: string

beforeEach(async () => {
  backend = await createTestBackend()
  ada = await backend.signIn(personas.ada)
  things = await bringThings(backend, 'heather')
  harbour = await backend.signIn(personas.harbour)
})

const fieldsOf = (call: CallName): CallContract['fields'] => contract[call].fields

const tokenFor = (call: CallName) => (contract[call].access === 'recruiter' ? harbour : ada)

/** Sends one field alone, expects a refusal, and returns that field's message. */
async function refusedFor(call: CallName, field: string, value: string | File): Promise<string> {
  const form = new FormData()
  form.append(field, value)
  const response = await backend.raw(call, form, tokenFor(call))
  const envelope = await response.json()
  expect([response.status, envelope.status]).toEqual([200, 'error'])
  return String(envelope.errors?.[field])
}

describe('every field of every call (rules 2, 3)', () => {
  const number = / must be (?:a (?:whole )?number|at (?:least|most) \d+)\.$/
  const oddNumbers = ['-1', '1e21', '1 OR 1=1', '0x10', '٣', '9'.repeat(400)].map(
    (value) => [value, number] as const,
  )
  const oddValues: Record<FieldKind, readonly (readonly [value: string | File, said: RegExp])[]> = {
    text: [
      ['x'.repeat(100_000), /^.+ (?:may have at most \d+ characters|is not one of the choices)\.$/],
      [pngFile(), / (?:must be text|is not one of the choices)\.$/],
    ],
    integer: oddNumbers,
    number: oddNumbers,
    boolean: [['true', / must be 1 or 0\.$/]],
    json: [['{"0":1}', / must be a list\.$/]],
    file: [['cv.pdf', / must be a file\.$/]],
    files: [['cv.pdf', / must be a file\.$/]],
  }

  it.each(calls.filter((call) => Object.keys(fieldsOf(call)).length > 0))(
    '%s says in a sentence what is wrong, and changes nothing',
    async (call) => {
      const before = await worldOf(backend)
      for (const [field, { kind, lenient }] of Object.entries(fieldsOf(call))) {
        for (const [value, said] of lenient ? [] : oddValues[kind]) {
          // Rules 4: an unknown time zone counts as UTC, whatever its length.
          if (field === 'time_zone' && typeof value === 'string') continue
          expect(await refusedFor(call, field, value)).toMatch(said)
        }
      }
      expect(await worldOf(backend)).toEqual(before)
    },
  )
})

describe('text (rules 30)', () => {
  it('is stored and returned unchanged', async () => {
    const about = `<script>alert("1")</script>\n<img src=x onerror=alert(1)> \${7*7} {{7*7}} '; DROP TABLE jobs;--`
    const name = about.replace('\n', ' ')
    await backend.call('save-profile', { name, about }, ada)
    expect((await backend.call('me', {}, ada)).success.user).toMatchObject({ name, about })
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
  ])('rejects %j as a project’s link', async (url) => {
    const { errors } = await refused(backend, 'projects/add', { title: 'A', url }, ada)
    expect(errors).toEqual({ url: ['Link is not valid.'] })
  })

  it('ignores names that objects inherit', async () => {
    const form = formOf({ name: 'Ada' })
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
      form.append(name, '{"x":1}')
    form.append('education', '[{"__proto__":{"polluted":1},"degree":"a","institute":"b","year":"c"}]')
    expect((await (await backend.raw('save-profile', form, ada)).json()).status).toBe('success')
    const { user } = (await backend.call('me', {}, ada)).success
    expect(user.education).toStrictEqual([{ degree: 'a', institute: 'b', year: 'c' }])
    expect(Reflect.has({}, 'polluted')).toBe(false)
  })
})

describe('numbers and lists (rules 3)', () => {
  it('treats -0 as 0, which is what a store returns', async () => {
    const [category] = (await backend.call('categories/fetch', { type: 'job' })).success.categories
    const form = formOf({
      title: 'A',
      type: 'remote',
      category: category?.category,
      nature: 'full_time',
      currency: 'EUR',
    })
    form.append('salary_from', '-0')
    const { id } = await (await backend.raw('jobs/create', form, harbour)).json()
    expect(await backend.runtime.read(({ tx }) => tx.jobs.need(id).salary_from)).toBe(0)
  })

  it('rejects lists that are too long or too deeply nested', async () => {
    const many = JSON.stringify(Array.from({ length: 21 }, () => 'remote'))
    expect(await refusedFor('jobs/search', 'types', many)).toBe('Place of work may have at most 20 entries.')
    const deep = '['.repeat(20_000) + ']'.repeat(20_000)
    expect(await refusedFor('jobs/search', 'types', deep)).toBe('Place of work must be a list.')
  })
})

describe('files (rules 2, 21, 24)', () => {
  it('answers 413 for a file of 60 MB, and changes nothing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bad-input-'))
    try {
      const path = join(folder, 'big.pdf')
      const handle = await open(path, 'w')
      await handle.write('%PDF-1.7')
      // The file is sparse: 60 MB when read, but almost nothing on disk or in memory.
      await handle.truncate(60 * 1_048_576)
      await handle.close()
      const form = formOf({ title: 'A' })
      form.append('file', new File([await openAsBlob(path)], 'big.pdf'))
      const request = new Request('https://app.example/api/cvs/upload', {
        method: 'POST',
        headers: { authorization: `Bearer ${ada}`, 'content-type': 'multipart/form-data; boundary=x' },
      })
      const before = await worldOf(backend)
      const response = await backend.runtime.handle('api/cvs/upload', request, () => Promise.resolve(form))
      expect(response.status).toBe(413)
      expect(await response.json()).toMatchObject({
        status: 'error',
        message: 'big.pdf is larger than 5 MB.',
      })
      expect(await worldOf(backend)).toEqual(before)
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it.each([
    ['../../../etc/passwd', 'passwd'],
    ['C:\\Users\\ada\\cv.docx', 'cv.docx'],
    ['cv\u202Efdp.exe', 'cvfdp.exe'],
    ['cv\u0000\r\n.docx', 'cv.docx'],
    [`${'long '.repeat(1_000)}.docx`, `${'long '.repeat(24).slice(0, 119)}…`],
    ['..', '..'],
  ])('shows the file name %j in a message as %j', async (name, shown) => {
    const form = formOf({ title: 'A' })
    form.append('file', new File(['PK\x03\x04'], name))
    const request = new Request('https://app.example/api/cvs/upload', {
      method: 'POST',
      headers: { authorization: `Bearer ${ada}`, 'content-type': 'multipart/form-data; boundary=x' },
    })
    const response = await backend.runtime.handle('api/cvs/upload', request, () => Promise.resolve(form))
    expect((await response.json()).errors).toEqual({ file: [`${shown} is not a PDF.`] })
  })

  it('treats an empty file field as missing', async () => {
    const nothing = () => new File([], '')
    const form = formOf({ caption: 'Words alone' })
    form.append('files[]', nothing())
    form.append('files[]', '')
    expect(await (await backend.raw('posts/create', form, ada)).json()).toMatchObject({
      status: 'success',
      post: { files: [] },
    })
    expect(await refusedFor('cvs/upload', 'file', nothing())).toBe('File is required.')
    expect(await refusedFor('projects/add-files', 'files[]', nothing())).toBe('Choose at least one file.')
  })

  it.each(['..%2f..%2fetc%2fpasswd', '%00', '%', 'cv-0000000000000000.pdf', '__proto__'])(
    'serves nothing at /storage/%s',
    async (name) => {
      expect((await fetchStored(backend, `/storage/${name}`)).status).toBe(404)
    },
  )
})

/** Values of lenient fields, each row answered like its first: no number is page 1, and no zone is UTC (rules 4, 5). */
const lenient = {
  page: [
    ['1', '', '1e9', 'abc', '0'],
    ['2000', '9007199254740993', '99999999999999999999', '9'.repeat(400)],
  ],
  time_zone: [['UTC', 'A'.repeat(65), 'A'.repeat(1_000_000)]],
}

it.each(
  Object.entries(lenient).flatMap(([field, rows]) =>
    calls
      .filter((call) => field in fieldsOf(call) && !/\/(?:create|upload)$/.test(call))
      .map((call) => [call, field, rows] as const),
  ),
)('%s is answered with any %s', async (call, field, rows) => {
  const answer = async (value: string) => {
    const form = formOf(payloadOf(call, things, 'job_seeker'))
    form.set(field, value)
    return await (await backend.raw(call, form, tokenFor(call))).text()
  }
  for (const [first = '', ...others] of rows)
    for (const other of others) expect(await answer(other)).toBe(await answer(first))
})
