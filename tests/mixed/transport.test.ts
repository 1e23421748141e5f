import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { simulatedPath } from '../../mocks/mixed/files.ts'
import { isJson, type Json } from '../../mocks/mixed/json.ts'
import { Proxy } from './proxy.ts'
import { MixedWorld } from './world.ts'

let world: MixedWorld
/** The backend's only address. */
let proxy: Proxy
/** A server that a redirect may name. */
let other: Proxy
const warnings: string[] = []

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation((...said) => void warnings.push(said.join(' ')))
  proxy = new Proxy()
  other = new Proxy()
  other.trouble = () => new Response('internal')
  await proxy.start()
  await other.start()
  world = await MixedWorld.start('missing', proxy)
})
afterEach(async () => {
  warnings.length = 0
  await world.stop()
  await proxy.stop()
  await other.stop()
})

const rows = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : [])
const seeker = async () => await world.logIn('seeker@example.com', 'job_seeker')
const redirect = (location: string, status = 302) => new Response(null, { status, headers: { location } })
const get = async (path: string) =>
  await fetch(world.server.url + simulatedPath(path), { redirect: 'manual' })

describe('a redirect', () => {
  it('of a file is followed at the backend’s own origin', async () => {
    proxy.trouble = (path) =>
      path === '/storage/a.png' ? redirect('../files/b.png', 307) : new Response('picture')
    const response = await get('/storage/a.png')
    expect([response.status, await response.text()]).toEqual([200, 'picture'])
    expect(proxy.asked.slice(-2).map(({ call }) => call)).toEqual(['/storage/a.png', '/files/b.png'])
  })

  it.each([
    ['another server', () => `${other.url}/secret`],
    ['another host of this network', () => 'http://169.254.169.254/latest/meta-data/'],
    ['another server, without a protocol', () => other.url.replace('http:', '')],
  ])('of a file to %s is left to the client', async (_what, location) => {
    proxy.trouble = () => redirect(location())
    const response = await get('/storage/a.png')
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      new URL(location(), proxy.url).href,
    ])
    expect(other.asked).toEqual([])
  })

  it.each(['file:///etc/passwd', 'javascript:alert(1)', '', 'http://'])(
    'of a file to “%s” finds nothing',
    async (location) => {
      proxy.trouble = (path) => (path === '/storage/a.png' ? redirect(location) : undefined)
      const response = await get('/storage/a.png')
      expect([response.status, response.headers.get('location')]).toEqual([404, null])
    },
  )

  it('of a file to itself ends', async () => {
    proxy.trouble = (path) => (path === '/storage/a.png' ? redirect('/storage/a.png') : undefined)
    expect((await get('/storage/a.png')).status).toBe(404)
    expect(proxy.asked.length).toBeLessThan(10)
  })

  it.each([302, 307, 308])(
    'of a call with HTTP %d sends nothing anywhere, and is reported',
    async (status) => {
      const token = await seeker()
      proxy.trouble = (call) =>
        call === 'jobs/search' ? redirect(`${other.url}/api/${call}`, status) : undefined
      const response = await fetch(`${world.server.url}/api/jobs/search`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'x-access-key': 'key' },
      })
      expect([response.status, response.headers.get('location')]).toEqual([status, null])
      expect(other.asked).toEqual([])
      expect(warnings.join()).toContain(`${proxy.url} redirects jobs/search.`)
    },
  )
})

describe('a connection that breaks', () => {
  it('after a change: it is reported, and nothing is made a second time', async () => {
    const token = await seeker()
    const file = new Blob(['%PDF-1.4\n'], { type: 'application/pdf' })
    proxy.trouble = (call, pass, cut) => (call === 'cvs/upload' ? pass().then(cut) : undefined)
    await expect(world.call('cvs/upload', { file, title: 'My CV' }, token)).rejects.toThrow('fetch failed')
    proxy.trouble = () => undefined
    const ids = rows((await world.call('cvs/fetch', {}, token))['cvs']).map(({ id }) => id)
    expect(ids).toHaveLength(1)
    // The call is still the backend's.
    await world.call('cvs/upload', { file, title: 'Another' }, token)
    expect(rows((await world.real('cvs/fetch', {}, token))['cvs'])).toHaveLength(2)
  })

  it('because the client left: the simulator goes on', async () => {
    const token = await seeker()
    const left = new AbortController()
    proxy.trouble = (call) => {
      if (call !== 'jobs/search') return undefined
      left.abort()
      return new Promise(() => undefined)
    }
    const body = new URLSearchParams({ page: '1' })
    const hung = fetch(`${world.server.url}/api/jobs/search`, { method: 'POST', body, signal: left.signal })
    await expect(hung).rejects.toThrow('aborted')
    expect(await world.call('posts/create', { caption: 'Hi' }, token)).toMatchObject({ status: 'success' })
    await vi.waitFor(() => {
      expect(world.server.runtime.log.entries).toContainEqual(
        expect.objectContaining({ call: 'jobs/search', httpStatus: 0 }),
      )
    })
  })
})

it('a backend that is away from the start is asked for its calls once it answers', async () => {
  await world.stop()
  const port = Number(new URL(proxy.url).port)
  await proxy.stop()
  const asks = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  world = await MixedWorld.start('missing', proxy)
  for (const call of ['jobs/search', 'posts/create', 'jobs/fetch']) {
    await expect(world.call(call)).rejects.toThrow('fetch failed')
  }
  expect(asks).toHaveBeenCalledTimes(1)
  await proxy.start(port)
  const token = await seeker()
  expect(await world.call('posts/create', { caption: 'Hi' }, token)).toMatchObject({ status: 'success' })
  expect(asks).toHaveBeenCalledTimes(2)
})
