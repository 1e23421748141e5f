import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type RunningServer, startServer } from '../../mocks/engine/hosts/http/server.ts'
import { pngFile } from '../support/calls.ts'
import { clientOf } from '../support/library.ts'
import { library } from './library/backend.ts'
import { operations } from './library/operations.ts'
import type { Library } from './library/tables.ts'

const root = mkdtempSync(join(tmpdir(), 'library-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

let folders = 0
let data: string
let server: RunningServer<Library>

const start = () => startServer({ backend: library, data, appUrl: 'https://library.example/' })
const client = () => clientOf(fetch, `${server.url}/`)

beforeEach(async () => {
  data = join(root, String((folders += 1)))
  server = await start()
})
afterEach(() => server.stop())

const novel = { title: 'Sanditon — “unfinished”', author: 'Jane Austen', isbn: '9780000000017' }

describe('over HTTP', { timeout: 30_000 }, () => {
  it('answers calls as in memory', async () => {
    const { call, logIn, raw } = client()
    expect((await call('books/search', { text: 'emma' })).success.total).toBe(1)
    expect((await call('loans/my')).httpStatus).toBe(401)
    expect((await call('books/add', {}, await logIn('Ann'))).refusal.message).toMatch(/librarian account/)
    expect(Object.keys((await call('books/add', {}, await logIn('Lou'))).refusal.errors ?? {})).toEqual([
      'title',
      'author',
      'isbn',
    ])
    expect((await raw('books/burn', null)).status).toBe(404)
    expect((await fetch(`${server.url}/api/books/search`)).status).toBe(405)
  })

  it('stores an uploaded image and serves it whole and in parts', async () => {
    const { call, logIn } = client()
    const body = { ...novel, cover: pngFile('front.png', 200_000) }
    const { book } = (await call('books/add', body, await logIn('Lou'))).success
    expect(book.title).toBe(novel.title)
    const whole = await fetch(server.url + book.cover)
    expect([whole.headers.get('content-type'), (await whole.blob()).size]).toEqual(['image/png', 200_000])
    const part = await fetch(server.url + book.cover, { headers: { range: 'bytes=1-3' } })
    expect([part.status, await part.text()]).toEqual([206, 'PNG'])
    const tooLarge = { ...novel, cover: pngFile('big.png', 2 * 1_048_576) }
    expect((await call('books/add', tooLarge, await logIn('Lou'))).httpStatus).toBe(413)
  })

  it('restores rows, sessions and files after a restart', async () => {
    const ann = await client().logIn('Ann')
    await client().call('books/lend', { id: 1 }, ann)
    const lou = await client().logIn('Lou')
    const { book } = (await client().call('books/add', { ...novel, cover: pngFile() }, lou)).success
    await server.stop()
    server = await start()
    expect(server.runtime.store.notice).toBeNull()
    expect((await client().call('loans/my', undefined, ann)).success.loans).toHaveLength(1)
    expect((await fetch(server.url + book.cover)).headers.get('content-type')).toBe('image/png')
  })

  it('reports defects only on the console', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(operations['books/search'], 'run').mockImplementation(() => {
      throw new Error(`ENOENT: ${data}/world.sqlite`)
    })
    const { httpStatus, refusal } = await client().call('books/search')
    expect([httpStatus, refusal]).toEqual([
      500,
      { status: 'error', message: 'The server has a problem. Please try again.' },
    ])
    expect(logged.mock.calls.join(' ')).toContain('world.sqlite')
    expect(server.runtime.log.entries[0]?.message).toContain('world.sqlite')
  })

  it('logs who made a call that their role may not make', async () => {
    const { call, logIn } = client()
    await call('books/add', novel, await logIn('Ann'))
    expect(server.runtime.log.entries[0]).toMatchObject({ outcome: 'error', caller: 'Ann (member)' })
  })

  it('counts the text of a form in bytes', async () => {
    const form = new FormData()
    for (const name of ['a', 'b', 'c']) form.set(name, 'é'.repeat(500_000))
    expect((await client().raw('books/search', form)).status).toBe(413)
  })

  it('has no admin pages and no third parties', async () => {
    const statuses = ['/', '/-/', '/-/third-parties/example.com/', '/storage/none.png'].map(
      async (path) => (await fetch(server.url + path)).status,
    )
    expect(await Promise.all(statuses)).toEqual([404, 404, 404, 404])
  })
})
