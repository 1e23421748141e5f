import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startServer } from '../../mocks/engine/hosts/http/server.ts'
import { calmNetwork } from '../../mocks/engine/network/network.ts'
import { pngFile } from '../support/calls.ts'
import { clientOf, moment, openLibrary, rowsOf, type TestLibrary } from '../support/library.ts'
import { library } from './library/backend.ts'
import { operations } from './library/operations.ts'

// The conformance kit and tests/backend prove what calls do. These tests are about what the job board doesn't have.

let open: TestLibrary
let ann: string
let lou: string
/** An available book. */
const free = 1
const novel = { title: 'Sanditon', author: 'Jane Austen', isbn: '9780000000017' }
const formWith = (fields: Readonly<Record<string, string | File>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const loans = async () => (await open.call('loans/my', undefined, ann)).success.loans

beforeEach(async () => {
  open = await openLibrary()
  ann = await open.logIn('Ann')
  lou = await open.logIn('Lou')
})

it('an answer that breaks the contract is an error naming the fields', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(operations['books/search'], 'run').mockReturnValue({ books: [7], total: 1, secret: 'x' })
  const { httpStatus, refusal } = await open.call('books/search')
  expect(httpStatus).toBe(500)
  expect(refusal.message).toMatch(/(?=.*\/books\/0 must be object)(?=.*secret)/)
  expect(open.runtime.log.entries[0]?.violations).toHaveLength(2)
})

it('an answer may have no unnamed field at any depth', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { books } = (await open.call('books/search')).success
  const told = books.map((book) => ({ ...book, note: 'x' })).slice(0, 1)
  vi.spyOn(operations['books/search'], 'run').mockReturnValue({ books: told, total: 1 })
  expect((await open.call('books/search')).httpStatus).toBe(500)
  expect(open.runtime.log.entries[0]?.violations).toEqual([
    '/books/0 must NOT have additional properties (note)',
  ])
})

it('the contract’s role is required before the payload is validated', async () => {
  expect((await open.call('books/lend', {}, lou)).refusal).toEqual({
    status: 'error',
    message: 'This needs a member account. Please log in with one.',
  })
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

it('a call applies what time has made due before it, and has the simulated time', async () => {
  await open.call('books/lend', { id: free }, ann)
  const later = 28 * 86_400_000 + 1
  await open.advance(later)
  const { headers } = await open.raw('books/search', null)
  expect(Date.parse(headers.get('date') ?? '')).toBe(moment + later - 1)
  expect(await loans()).toMatchObject([{ state: 'overdue' }])
})

it('a file and a text are not confused', async () => {
  const form = formWith({ ...novel, cover: 'front.png', title: pngFile() })
  const answer = await (await open.raw('books/add', form, lou)).json()
  expect(answer.errors).toEqual({ cover: ['Cover must be a file.'], title: ['Title must be text.'] })
})

describe('the network', () => {
  it.each([
    ['error-500', 500, /"status":"error"/],
    ['error-503', 503, /"status":"error"/],
    ['html', 502, /<h1>/],
    ['cut-off', 200, /^\{"status":[^}]*$/],
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
      expect((await open.raw('books/lend', formWith({ id: String(free) }), ann)).type).toBe('error')
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

describe('a server of any backend', () => {
  const data = mkdtempSync(join(tmpdir(), 'library-'))
  afterAll(() => rmSync(data, { recursive: true, force: true }))
  const start = () => startServer({ backend: library, data, appUrl: 'https://library.example/' })

  it('restores rows, sessions and files after a restart', async () => {
    const first = await start()
    const { call, logIn } = clientOf(fetch, `${first.url}/`)
    const member = await logIn('Ann')
    await call('books/lend', { id: free }, member)
    const added = await call('books/add', { ...novel, cover: pngFile() }, await logIn('Lou'))
    await first.stop()
    const second = await start()
    const { loans: kept } = (await clientOf(fetch, `${second.url}/`).call('loans/my', undefined, member))
      .success
    expect(kept).toHaveLength(1)
    const cover = await fetch(second.url + added.success.book.cover)
    expect(cover.headers.get('content-type')).toBe('image/png')
    await second.stop()
  })

  it('reports defects only on the console, counts text in bytes, and has no pages of its own', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(operations['books/search'], 'run').mockImplementation(() => {
      throw new Error(`ENOENT: ${data}/world.sqlite`)
    })
    const { url, runtime, stop } = await start()
    const { call, raw } = clientOf(fetch, `${url}/`)
    const { httpStatus, refusal } = await call('books/search')
    expect([httpStatus, refusal.message]).toEqual([500, expect.not.stringContaining('sqlite')])
    expect([logged.mock.calls.join(), runtime.log.entries[0]?.message]).toEqual([
      expect.stringContaining('world.sqlite'),
      expect.stringContaining('world.sqlite'),
    ])
    const long = formWith({ a: 'é'.repeat(500_000), b: 'é'.repeat(500_000), c: 'é'.repeat(500_000) })
    expect((await raw('books/search', long)).status).toBe(413)
    for (const path of ['/', '/-/', '/-/third-parties/example.com/', '/storage/none.png'])
      expect([path, (await fetch(url + path)).status]).toEqual([path, 404])
    await stop()
  })
})
