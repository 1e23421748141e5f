import { expect, it } from 'vitest'
import { readOpenBody, readParams } from './read.ts'
import type { OpenBody, OpenCall, OpenParam } from './types.ts'

const call: OpenCall = {
  operationId: 'add',
  tag: 'other',
  access: 'public',
  auth: 'none',
  produces: 'json',
  fields: {},
  method: 'post',
  path: '/books',
  params: [],
  bodies: {},
  defaults: { query: [], body: [] },
  answers: { 201: [] },
}
const address = 'https://shelf.example/books'

async function bodyOf(type: string, body: OpenBody, sent: FormData | URLSearchParams): Promise<unknown> {
  const request = new Request(address, { method: 'POST', body: sent })
  const readForm = () => (sent instanceof FormData ? Promise.resolve(sent) : request.formData())
  return (await readOpenBody({ ...call, bodies: { [type]: body } }, request, readForm, {})).body
}

it('a form has the fields of objects', async () => {
  const meta = { style: 'deepObject', explode: true, shape: { fields: {}, rest: 'string' } } as const
  const size = { style: 'form', explode: true, shape: { fields: { width: 'integer' } } } as const
  const sent = new URLSearchParams({ 'meta[a]': '1', width: '2', other: '3' })
  expect(await bodyOf('application/x-www-form-urlencoded', { fields: { meta, size } }, sent)).toEqual({
    meta: { a: '1' },
    size: { width: 2 },
  })
})

it('a file may have no name, a field that was left empty is no file, and text is refused', async () => {
  const sent = new FormData()
  sent.set('cover', new File(['a'], ''))
  sent.set('back', new File([], ''))
  sent.set('text', '')
  const fields = { cover: 'file', back: 'file', text: 'files' } as const
  expect(await bodyOf('multipart/form-data', { fields }, sent)).toEqual({
    cover: expect.objectContaining({ size: 1, name: 'file' }),
  })
  sent.set('text', 'no file')
  await expect(bodyOf('multipart/form-data', { fields }, sent)).rejects.toMatchObject({
    errors: { text: ['text must be a file'] },
  })
})

it('a field may be a file or JSON', async () => {
  const video = { style: 'json', explode: false, shape: 'string', file: 'file' } as const
  const read = (part: string | Blob, name?: string) => {
    const sent = new FormData()
    sent.append('video', typeof part === 'string' ? part : new File([part], name ?? '', { type: part.type }))
    return bodyOf('multipart/form-data', { fields: { video } }, sent)
  }
  const json = '{"id":1}'
  const sent = [
    read(json),
    read(new Blob([json])),
    read(new Blob([json], { type: 'application/json' }), 'blob'),
  ]
  expect(await Promise.all(sent)).toEqual(sent.map(() => ({ video: { id: 1 } })))
  expect(await read(new Blob([json]), 'a.mp4')).toMatchObject({ video: { name: 'a.mp4' } })
})

it('headers of the same name are a list', () => {
  const ids: OpenParam = {
    name: 'ids',
    in: 'header',
    style: 'simple',
    explode: false,
    shape: { items: 'integer' },
  }
  const headers = new Headers([
    ['ids', '1'],
    ['ids', '2'],
  ])
  const read = readParams({ ...call, params: [ids] }, {}, new Request(address, { headers }), '')
  expect(read.header).toEqual({ ids: [1, 2] })
})

it('a field that was sent as a file may not be longer than others', async () => {
  const sent = new FormData()
  sent.set('text', new File(['a'.repeat(1_048_577)], 'a.txt'))
  const fields = { text: { style: 'form', explode: true, shape: 'string' } } as const
  await expect(bodyOf('multipart/form-data', { fields }, sent)).rejects.toMatchObject({ httpStatus: 413 })
})
