import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startServer } from '../../mocks/engine/hosts/http/server.ts'
import { calmNetwork } from '../../mocks/engine/network/network.ts'
import { formOf, pngFile } from '../support/calls.ts'
import { clientOf, openLibrary, rowsOf, type TestLibrary } from '../support/library.ts'
import { library } from './library/backend.ts'
import { operations } from './library/operations.ts'

// The conformance kit and tests/backend prove what calls do. These tests are about what the job board doesn't have.

let open: TestLibrary
let ann: string
/** An available book. */
const free = 1
const novel = { title: 'Sanditon', author: 'Jane Austen', isbn: '9780000000017' }
const loans = async () => (await open.call('loans/my', undefined, ann)).success.loans

beforeEach(async () => {
  open = await openLibrary()
  ann = await open.logIn('Ann')
})

it('an answer that breaks the contract is an error naming the fields, even one too many at any depth', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const [book] = (await open.call('books/search')).success.books
  vi.spyOn(operations['books/search'], 'run').mockReturnValue({
    books: [7, { ...book, note: 'x' }],
    total: 1,
  })
  const { httpStatus, refusal } = await open.call('books/search')
  expect(httpStatus).toBe(500)
  const violations = ['/books/0 must be object', '/books/1 must NOT have additional properties (note)']
  expect(open.runtime.log.entries[0]?.violations.toSorted()).toEqual(violations)
  for (const violation of violations) expect(refusal.message).toContain(violation)
})

it('the contract’s role is required before the payload is validated', async () => {
  const { refusal } = await open.call('books/lend', {}, await open.logIn('Lou'))
  expect(refusal.message).toBe('This needs a member account. Please log in with one.')
})

it('an operation that fails midway changes nothing, including files', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const before = await rowsOf(open)
  let path = ''
  vi.spyOn(operations['books/lend'], 'run').mockImplementation(({ tx, files }) => {
    tx.books.remove(free)
    path = files.keep({ blob: new Blob(['x']), name: 'x.png', size: 1, kind: 'png' }, 'cover')
    throw new Error('midway')
  })
  expect((await open.call('books/lend', { id: free }, ann)).httpStatus).toBe(500)
  expect(await rowsOf(open)).toEqual(before)
  expect((await open.file(path)).status).toBe(404)
})

describe('the network', () => {
  it.each([
    ['error-500', 500, /"status":"error"/],
    ['html', 502, /<h1>/],
    ['empty', 200, /^$/],
  ] as const)('fails with %s, the configured number of times', async (kind, status, body) => {
    open.runtime.options = { ...calmNetwork, faults: [{ call: 'loans/my', kind, times: 2 }] }
    expect((await open.raw('books/search', null)).status).toBe(200)
    for (let time = 0; time < 2; time += 1) {
      const response = await open.raw('loans/my', null, ann)
      expect([response.status, await response.text()]).toEqual([status, expect.stringMatching(body)])
    }
    expect(await loans()).toEqual([])
  })

  it.each([
    ['lost-answer', 1],
    ['network', 0],
  ] as const)('with %s gives no answer until it is calm; %i calls took effect', async (kind, count) => {
    open.runtime.options = { ...calmNetwork, faults: [{ call: '*', kind, times: null }] }
    for (let time = 0; time < 2; time += 1)
      expect((await open.raw('books/lend', formOf({ id: free }), ann)).type).toBe('error')
    open.runtime.options = calmNetwork
    expect(await loans()).toHaveLength(count)
  })
})

it('a world is the same for the same seed and calls, including tokens and file names', async () => {
  const play = async (seed: number) => {
    const run = await openLibrary({ seed })
    await run.call('books/add', { ...novel, cover: pngFile() }, await run.logIn('Lou'))
    return await rowsOf(run)
  }
  expect(await play(7)).toEqual(await play(7))
  expect(await play(8)).not.toEqual(await play(7))
})

it('a server reports defects only on the console, counts text in bytes, and has no pages of its own', async () => {
  const data = mkdtempSync(join(tmpdir(), 'library-'))
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(operations['books/search'], 'run').mockImplementation(() => {
    throw new Error(`ENOENT: ${data}/world.sqlite`)
  })
  const { url, runtime, stop } = await startServer({
    backend: library,
    data,
    appUrl: 'https://library.example/',
  })
  const { call, raw } = clientOf(fetch, `${url}/`)
  const { httpStatus, refusal } = await call('books/search')
  expect([httpStatus, refusal.message]).toEqual([500, expect.not.stringContaining('sqlite')])
  expect([logged.mock.calls.join(), runtime.log.entries[0]?.message]).toEqual([
    expect.stringContaining('world.sqlite'),
    expect.stringContaining('world.sqlite'),
  ])
  const long = 'é'.repeat(500_000)
  expect((await raw('books/search', formOf({ a: long, b: long, c: long }))).status).toBe(413)
  for (const path of ['/', '/-/', '/-/third-parties/example.com/', '/storage/none.png'])
    expect([path, (await fetch(url + path)).status]).toEqual([path, 404])
  await stop()
  rmSync(data, { recursive: true })
})
