import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CallName } from '../../mocks/operation.ts'
import { personas } from '../../mocks/scenarios/personas.ts'
import type { RunningServer } from '../../mocks/server.ts'
import { createTestBackend, pdfFile, pngFile } from '../support/backend.ts'
import { call, read, signIn, testServers } from '../support/server.ts'

const line = { degree: 'BSc', institute: 'Westbrook College', year: '2019' }

/** Values of every kind that is not a file, as text. */
const values: readonly [kind: string, call: CallName, fields: Record<string, string>][] = [
  ['a list of text', 'jobs/search', { nature: '["full_time"]' }],
  ['a list of objects', 'save-profile', { name: 'Ada', education: JSON.stringify([line]) }],
  ['an integer', 'jobs/search', { page: '1' }],
  ['a number', 'jobs/search', { salary_from: '1000.5' }],
  ['a boolean', 'jobs/search', { fetch_company: '1' }],
  ['text', 'save-profile', { name: 'Ada', about: 'Zoë said “hello”\r\nand more' }],
  ['a choice', 'fetch-home', { type: 'job' }],
]

/** Ways to send a value that is not a file. */
const ways: Record<string, (form: FormData, name: string, value: string) => void> = {
  'as text': (form, name, value) => form.append(name, value),
  'as a Blob': (form, name, value) => form.append(name, new Blob([value], { type: 'application/json' })),
  'as a file': (form, name, value) => form.append(name, new File([value], 'value.json')),
}

const sentAs = (way: keyof typeof ways, fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) ways[way]?.(form, name, value)
  return form
}

describe('a value that is not a file (rules 3)', () => {
  it.each(values)('may be sent as a Blob or a file: %s', async (_kind, name, fields) => {
    const outcomes = []
    for (const way of Object.keys(ways)) {
      const backend = await createTestBackend()
      const token = await backend.signIn(personas.ada)
      const answer = await (await backend.raw(name, sentAs(way, fields), token)).json()
      const { user } = (await backend.call('me', {}, token)).success
      outcomes.push({ answer, user })
    }
    const [asText, ...others] = outcomes
    expect(asText?.answer.status).toBe('success')
    for (const other of others) expect(other).toEqual(asText)
  })

  it('is refused at its field if it is not text', async () => {
    const backend = await createTestBackend()
    const form = new FormData()
    form.append('nature', pngFile())
    const answer = await (await backend.raw('jobs/search', form)).json()
    expect(answer.errors).toEqual({ nature: ['Hours must be a list.'] })
  })
})

describe('over HTTP', { timeout: 30_000 }, () => {
  const { root, start } = testServers()
  const data = join(root, 'parts')
  let server: RunningServer

  beforeAll(async () => {
    server = await start({ data })
  })

  const uploads = () => readdirSync(join(data, 'uploads'))

  it('a list with a file name finds what its text finds (rules 3)', async () => {
    const [asText, asBlob] = await Promise.all(
      ['as text', 'as a Blob'].map((way) =>
        call(server, 'jobs/search', sentAs(way, { nature: '["part_time"]' })),
      ),
    )
    expect(asBlob?.body).toEqual(asText?.body)
    expect(asBlob?.body).not.toEqual((await call(server, 'jobs/search', new FormData())).body)
  })

  it('a form may send every field as a Blob (rules 3)', async () => {
    const texts = ['about', 'currently_working', 'currently_located', 'summary', 'desired_job_title']
    const more = ['desired_salary', 'desired_cities', 'desired_skills']
    const lists = { education: [line], experiences: [], certificates: [] }
    const fields = {
      name: 'Ada',
      ...Object.fromEntries([...texts, ...more].map((field) => [field, `The ${field}`])),
      ...Object.fromEntries(Object.entries(lists).map(([field, list]) => [field, JSON.stringify(list)])),
    }
    const token = await signIn(server)
    expect((await call(server, 'save-profile', sentAs('as a Blob', fields), token)).body.status).toBe(
      'success',
    )
    const { user } = (await call(server, 'me', {}, token)).body
    expect(user).toMatchObject({ ...fields, ...lists })
  })

  it('a field that is not a file may have at most 1 MB, and leaves nothing on the disk (rules 2)', async () => {
    const { status, body } = await call(
      server,
      'jobs/search',
      sentAs('as a Blob', { nature: `["${'x'.repeat(2_000_000)}"]` }),
    )
    expect([status, body.message]).toEqual([413, 'A field of the form is larger than 1 MB.'])
    expect(uploads()).toEqual([])
  })

  it('a file may have no file name (rules 3)', async () => {
    const text = await pdfFile().text()
    const head = (name: string) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n`
    const file = `${head('file')}content-type: application/pdf\r\n\r\n${text}\r\n`
    const headers = {
      'content-type': 'multipart/form-data; boundary=b',
      authorization: `Bearer ${await signIn(server)}`,
    }
    const upload = async (body: string) =>
      (await read(await fetch(`${server.url}/api/cvs/upload`, { method: 'POST', body, headers }))).body
    expect((await upload(`${head('title')}\r\nNameless\r\n${file}--b--\r\n`)).status).toBe('success')
    const empty = `${head('title')}\r\nNameless\r\n${head('file')}\r\n\r\n--b--\r\n`
    expect((await upload(empty))['errors']).toEqual({ file: ['File is required.'] })
  })
})
