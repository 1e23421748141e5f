import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHost } from './static-host.ts'

const outside = mkdtempSync(join(tmpdir(), 'fieldwork-host-'))
const folder = join(outside, 'dist')
let server: Server
let origin: string

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(outside, 'secret.txt'), 'secret')
  writeFileSync(join(folder, 'index.html'), '<title>app</title>')
  server = createServer(createHost(folder, '/demo/'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  origin = `http://127.0.0.1:${address.port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  rmSync(outside, { recursive: true, force: true })
})

const get = (path: string, accept = '*/*') =>
  fetch(origin + path, { headers: { accept }, redirect: 'manual' })
const asPage = (path: string) => get(path, 'text/html,*/*;q=0.8')

describe('the static host', () => {
  it.each(['/demo/..%2fsecret.txt', '/demo/%2e%2e/secret.txt', '/demo/assets/..%2f..%2fsecret.txt'])(
    'never leaves its folder: %s',
    async (path) => {
      expect(await (await get(path)).text()).not.toContain('secret')
    },
  )

  it('refuses a malformed URL', async () => {
    expect((await get('/demo/%zz')).status).toBe(400)
  })

  it('refuses and lists every call that reaches it', async () => {
    await fetch(`${origin}/__leaks`, { method: 'DELETE' })
    expect((await fetch(`${origin}/api/me`, { method: 'POST', body: new FormData() })).status).toBe(404)
    expect((await asPage('/demo/api/jobs/fetch')).status).toBe(404)
    expect((await get('/demo/storage/cv-1.pdf')).status).toBe(404)
    expect(await (await get('/__leaks')).json()).toEqual([
      { method: 'POST', path: '/api/me' },
      { method: 'GET', path: '/demo/api/jobs/fetch' },
      { method: 'GET', path: '/demo/storage/cv-1.pdf' },
    ])
  })
})
