import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { listen } from '../../scripts/check/static-host.ts'
import { pdfFile } from '../support/backend.ts'
import { answerTo, begin, call, open, pieces, signIn, testServers } from '../support/server.ts'

const { root, start, stopped } = testServers()

describe('stopping', { timeout: 30_000 }, () => {
  it('finishes active calls, accepts no new ones, and can be called twice', async () => {
    const data = join(root, 'stopping')
    const server = await start({ data })
    const token = await signIn(server)
    const form = pieces('file', '%PDF-1.7', 200_000, { title: 'The last one' })
    const { request, answer } = begin(server, 'cvs/upload', form, { authorization: `Bearer ${token}` })
    request.write(form.before)
    await expect.poll(() => readdirSync(join(data, 'uploads')), { timeout: 10_000 }).toHaveLength(1)
    const stopping = stopped(server)
    const again = server.stop()
    await expect(fetch(`${server.url}/api/fetch-settings`, { method: 'POST' })).rejects.toThrow()
    request.write(form.filling)
    request.end(form.after)
    expect((await answer).body.message).toBe('CV uploaded.')
    await Promise.all([stopping, again])
    const next = await start({ data })
    expect(JSON.stringify((await call(next, 'cvs/fetch', {}, token)).body)).toContain('The last one')
    await stopped(next)
  })

  it('doesn’t wait forever for an inactive client', async () => {
    const server = await start({ times: { stop: 50 } })
    const request = open(server, 'login', { 'content-type': 'multipart/form-data; boundary=b' })
    const failed = answerTo(request).catch((error: unknown) => error)
    request.write('--b')
    await vi.waitFor(() => {
      expect(request.socket?.bytesWritten).toBeGreaterThan(0)
    })
    await stopped(server)
    expect(await failed).toBeInstanceOf(Error)
  })

  it('doesn’t wait for a connection that nothing was asked on', async () => {
    const server = await start({ times: { stop: 1_000_000 } })
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    await once(socket, 'connect')
    // The server accepts connections in order.
    await call(server, 'fetch-settings')
    const closed = once(socket, 'close')
    await stopped(server)
    await closed
    expect(socket.destroyed).toBe(true)
  })
})

describe('the next server on the same folder', { timeout: 30_000 }, () => {
  it('releases the folder if its port is taken', async () => {
    const { port, stop } = await listen(() => undefined, 0, '127.0.0.1')
    const data = join(root, 'taken')
    await expect(start({ data, port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
    stop()
    await stopped(await start({ data }))
  })

  it('restores the first one’s world and sessions, or creates a new world on request', async () => {
    const data = join(root, 'next')
    const first = await start({ data })
    const token = await signIn(first)
    const { body } = await call(
      first,
      'cvs/upload',
      { title: 'Lasting', file: pdfFile('x.pdf', 5_000) },
      token,
    )
    const path = v.parse(v.object({ path: v.string() }), body['cv']).path
    await stopped(first)

    const second = await start({ data, scenario: 'empty' })
    expect(second.runtime.store.identity?.scenario).toBe('everyday')
    expect((await call(second, 'me', {}, token)).status).toBe(200)
    expect((await (await fetch(second.url + path)).text()).length).toBe(5_000)
    await stopped(second)

    const third = await start({ data, scenario: 'empty', seed: 3, reset: true })
    expect(third.runtime.store.identity).toMatchObject({ scenario: 'empty', seed: 3 })
    expect((await call(third, 'me', {}, token)).status).toBe(401)
    expect((await fetch(third.url + path)).status).toBe(404)
    await stopped(third)
  })
})
