import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { simulatedPath } from '../../mocks/mixed/files.ts'
import { readSimulated, Sides } from '../../mocks/mixed/sides.ts'
import { Proxy } from './proxy.ts'
import { MixedWorld, rows } from './world.ts'

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

const file = new Blob(['%PDF-1.4\n'], { type: 'application/pdf' })

/** Breaks the connection of a call's first request after the backend has answered. */
function cutOnce(name: string): Proxy['trouble'] {
  let isFirst = true
  return (call, pass, cut) => {
    if (call !== name || !isFirst) return undefined
    isFirst = false
    return pass().then(cut)
  }
}

const inPage = async (sides?: Sides) => await world.page(proxy.url, sides)

describe('a path of a file', () => {
  it('reads only: nothing else reaches the backend', async () => {
    proxy.trouble = () => new Response('picture')
    for (const method of ['POST', 'DELETE', 'PUT']) {
      const response = await fetch(world.server.url + simulatedPath('/admin/users/1'), { method })
      expect([404, 405]).toContain(response.status)
    }
    expect(proxy.asked.map(({ call }) => call)).not.toContain('/admin/users/1')
  })

  it.each([
    ['another server', () => `${other.url}/secret`, 302],
    ['another server, without a protocol', () => `${other.url.replace('http:', '')}/secret`, 302],
    ['a file of this machine', () => 'file:///etc/passwd', 404],
    ['a script', () => 'javascript:alert(1)', 404],
  ])('to %s is not fetched by the server', async (_what, given, status) => {
    const path = simulatedPath(given())
    for (const each of [path, path.replace('backend-', 'backend%2D')]) {
      const response = await fetch(world.server.url + each, { redirect: 'manual' })
      expect([status, 404]).toContain(response.status)
    }
    expect(other.asked).toEqual([])
  })

  it('is the backend’s own in a form, and other texts stay', async () => {
    const token = await seeker()
    let sent = ''
    proxy.trouble = async (call, pass) => {
      if (call === 'register') sent = await (proxy.lastForm?.text() ?? Promise.resolve(''))
      return await pass()
    }
    await world.call('register', { name: 'backend-ai', about: simulatedPath('/storage/a.png') }, token)
    expect(sent).toContain('backend-ai')
    expect(sent).toContain('/storage/a.png')
  })
})

describe('a connection that breaks', () => {
  it('after a change: it is reported, and nothing is made a second time', async () => {
    const token = await seeker()
    proxy.trouble = cutOnce('cvs/upload')
    await expect(world.call('cvs/upload', { file, title: 'My CV' }, token)).rejects.toThrow('fetch failed')
    const ids = rows((await world.call('cvs/fetch', {}, token))['cvs']).map(({ id }) => id)
    expect(ids).toHaveLength(1)
    // The call is still the backend's.
    await world.call('cvs/upload', { file, title: 'Another' }, token)
    expect(rows((await world.real('cvs/fetch', {}, token))['cvs'])).toHaveLength(2)
  })

  it('after a change, in a page: it isn’t taken for an answer without CORS headers', async () => {
    const page = await inPage()
    await page('jobs/search')
    const token = await seeker()
    proxy.trouble = cutOnce('cvs/upload')
    expect(await page('cvs/upload', { file, title: 'My CV' }, token)).toMatchObject({ type: 'error' })
    expect(warnings.at(-1)).toBe(`${proxy.url} can’t be reached.`)
    await page('cvs/upload', { file, title: 'Another' }, token)
    expect(rows((await world.real('cvs/fetch', {}, token))['cvs'])).toHaveLength(2)
  })

  it('for each request but a plain one, in a page: a missing call has no CORS headers', async () => {
    proxy.trouble = (call, _pass, cut) =>
      call === 'jobs/my-applications' && proxy.asked.at(-1)?.method === 'POST' ? cut() : undefined
    const page = await inPage()
    await page('jobs/search')
    const token = await seeker()
    const response = await page('jobs/my-applications', {}, token)
    expect(await response.json()).toMatchObject({ status: 'success', applications: [] })
  })

  it('or not: a call that is switched to real gets the backend’s own answer', async () => {
    const sides = new Sides(readSimulated('missing'))
    const page = await inPage(sides)
    expect((await page('send-message')).status).toBe(200)
    sides.choose(['send-message'], 'real')
    expect((await page('send-message')).status).toBe(404)
  })

  it('because the client left: the simulator goes on', async () => {
    await world.stop()
    world = await MixedWorld.start('missing', proxy, 100)
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

it('a call without an answer is reported while it hangs', async () => {
  await world.stop()
  world = await MixedWorld.start('posts', proxy, 10)
  const answer = Promise.withResolvers<Response>()
  proxy.trouble = (call) => (call === 'jobs/search' ? answer.promise : undefined)
  const pending = world.call('jobs/search')
  await vi.waitFor(() => {
    expect(warnings).toEqual([`${proxy.url} hasn’t answered jobs/search yet.`])
  })
  expect(world.server.runtime.log.entries[0]).toMatchObject({ message: 'No answer yet.', httpStatus: 0 })
  answer.resolve(Response.json({ status: 'success', message: '', jobs: [] }))
  expect(await pending).toMatchObject({ status: 'success' })
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
