import { expect, test } from 'vitest'
import { fileOf } from './downloaded-file.ts'

function read(type: string, { status = 200, bytes = 'PK', disposition = '', address = '' } = {}) {
  const headers = { 'content-type': type, ...(disposition && { 'content-disposition': disposition }) }
  return fileOf(new Response(null, { status, headers }), new Blob([bytes]), address)
}

test.each([
  [
    'the one in the server’s header',
    { disposition: 'attachment; filename="cvs.zip"', address: '/storage/x.pdf' },
    'cvs.zip',
  ],
  [
    'else the end of the URL',
    { address: 'https://x.example/storage/r%C3%A9sum%C3%A9.pdf?v=1#top' },
    'résumé.pdf',
  ],
  ['the end of an undecodable URL, unchanged', { address: '/storage/100%.pdf' }, '100%.pdf'],
  ['else a default name', { address: '/storage/' }, 'download'],
  ['a default name without a URL', {}, 'download'],
])('the name of a file is %s', (_what, answer, name) => {
  expect(read('application/pdf', answer)?.name).toBe(name)
})

test.each(['application/zip', 'application/jsonlines', 'text/plain', 'image/svg+xml', 'x-text/html'])(
  'an answer of type %s is a file',
  (type) => {
    expect(read(type)?.blob.size).toBe(2)
  },
)

test.each([
  'text/html',
  'TEXT/HTML; charset=utf-8',
  'application/json',
  'application/problem+json',
  'application/vnd.x-1.y+json',
])('an answer of type %s is a page or an envelope, not a file', (type) => {
  expect(read(type)).toBeUndefined()
})

test('errors and empty answers are not files', () => {
  expect(read('application/pdf', { status: 404 })).toBeUndefined()
  expect(read('application/pdf', { bytes: '' })).toBeUndefined()
  expect(
    fileOf(new Response('text', { headers: { 'content-type': 'application/pdf' } }), 'text'),
  ).toBeUndefined()
})
