import { expect, test } from 'vitest'
import { fileOf } from './downloaded-file.ts'

function read(type: string, { status = 200, bytes = 'PK', disposition = '', address = '' } = {}) {
  const headers = { 'content-type': type, ...(disposition && { 'content-disposition': disposition }) }
  return fileOf(new Response(null, { status, headers }), new Blob([bytes]), address)
}

test.each([
  ['in the server’s header', { disposition: 'attachment; filename="cvs.zip"', address: '/x.pdf' }, 'cvs.zip'],
  ['else at the end of the URL', { address: 'https://x.example/r%C3%A9sum%C3%A9.pdf?v=1#top' }, 'résumé.pdf'],
  ['of an undecodable URL, unchanged', { address: '/storage/100%.pdf' }, '100%.pdf'],
  ['else a default one', { address: '/storage/' }, 'download'],
  ['a default one without a URL', {}, 'download'],
])('the name of a file is the one %s', (_what, answer, name) => {
  expect(read('application/pdf', answer)?.name).toBe(name)
})

test.each([
  ...['application/zip', 'application/jsonlines', 'text/plain', 'image/svg+xml', 'x-text/html'].map(
    (type) => [type, 2],
  ),
  ...['text/html', 'TEXT/HTML; charset=utf-8', 'application/json', 'application/problem+json'].map((type) => [
    type,
  ]),
  ['application/vnd.x-1.y+json'],
])('an answer of type %s is a file of %s bytes', (type, size) => {
  expect(read(String(type))?.blob.size).toBe(size)
})

test('errors, empty answers and texts are not files', () => {
  expect(read('application/pdf', { status: 404 })).toBeUndefined()
  expect(read('application/pdf', { bytes: '' })).toBeUndefined()
  const headers = { 'content-type': 'application/pdf' }
  expect(fileOf(new Response('text', { headers }), 'text')).toBeUndefined()
})
