import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { Random } from '../../mocks/engine/base/random.ts'
import { pdfFile, worldOf } from '../support/backend.ts'
import { ApiProgram, killPrograms } from '../support/program.ts'
import { call, signIn, testServers } from '../support/server.ts'

const servers = testServers()
const folder = mkdtempSync(join(tmpdir(), 'fieldwork-chaos-'))
afterAll(async () => {
  await killPrograms()
  rmSync(folder, { recursive: true, force: true })
})

it('a server that is killed during writes has every answered one after each of 20 kills, and no partial one', async () => {
  const random = new Random(20, 0)
  const data = join(folder, 'killed')
  const email = 'noor@example.com'
  const answered: string[] = []
  const cvs: string[] = []
  for (let round = 0; round < 20; round += 1) {
    const program = new ApiProgram(['--data', data, '--scenario', 'empty'])
    const server = { url: await program.address() }
    if (round === 0)
      await call(server, 'register', { name: 'Noor', email, password: 'long-enough', type: 'job_seeker' })
    const token = await signIn(server, email)
    const begun = answered.length + cvs.length
    const writer = async (name: string) => {
      for (let number = 0; ; number += 1) {
        const to = `reader-${round}-${name}-${number}@example.org`
        const title = `CV ${round} ${number}`
        const made = name === 'cv' ? cvs : answered
        const writing =
          made === cvs
            ? call(server, 'cvs/upload', { title, file: pdfFile('cv.pdf', 20_000) }, token)
            : call(server, 'subscribe', { email: to })
        // The connection breaks when the server is killed.
        const answer = await writing.catch(() => undefined)
        if (!answer) return
        expect(answer.body.status).toBe('success')
        made.push(made === cvs ? title : to)
      }
    }
    const writers = ['a', 'b', 'c', 'cv'].map(writer)
    // Kill the program after a random number of answers, while the writers are still writing.
    const enough = begun + random.integer(1, 60)
    await vi.waitUntil(() => answered.length + cvs.length >= enough, { interval: 1, timeout: 30_000 })
    await program.kill()
    await Promise.all(writers)
  }
  const server = await servers.start({ data, scenario: 'empty' })
  expect(server.runtime.store.notice).toBeNull()
  const { mails, stored } = await server.runtime.read(({ tx }) => ({
    mails: answered.map((to) => tx.mails.by('to', to).length),
    stored: tx.cvs.all(),
  }))
  expect(new Set(mails)).toEqual(new Set([1]))
  expect(stored.map(({ title }) => title)).toEqual(expect.arrayContaining(cvs))
  for (const { path } of stored)
    expect(await (await fetch(server.url + path)).text()).toBe(await pdfFile('cv.pdf', 20_000).text())
  expect(readdirSync(join(data, 'files'))).toHaveLength(stored.length)
  expect(readdirSync(join(data, 'uploads'))).toEqual([])
  await servers.stopped(server)
}, 300_000)

describe('four servers that start in one folder at once', () => {
  it('result in one running server and three errors, and another server starts after that one is killed', async () => {
    const begin = () => new ApiProgram(['--data', 'four', '--scenario', 'empty'], {}, folder)
    const four = [begin(), begin(), begin(), begin()]
    const outcomes = four.map((program) =>
      program.address().then(
        () => 'works',
        () => program.ending(),
      ),
    )
    expect((await Promise.all(outcomes)).map(String).toSorted()).toEqual(['1', '1', '1', 'works'])
    for (const { output } of four) {
      expect(output).toMatch(
        /^The simulated backend answers at |^[^\n]+ Stop it, or set --data to another folder[^\n]+\n$/,
      )
    }
    await Promise.all(four.filter(({ child }) => child.exitCode === null).map((program) => program.kill()))
    const next = begin()
    expect((await call({ url: await next.address() }, 'fetch-settings')).body.status).toBe('success')
    await next.kill()
  })
})

describe('a store that was damaged while no server ran', () => {
  const sound = join(folder, 'sound')
  const parts = 20
  const world = { before: '' }

  it('is intact, or quarantined and replaced by a new world', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const first = await servers.start({ data: sound })
    const token = await signIn(first)
    await call(first, 'cvs/upload', { title: 'Mine', file: pdfFile() }, token)
    world.before = JSON.stringify(await worldOf(first))
    await servers.stopped(first)

    for (let part = 0; part < parts; part += 1) {
      const data = join(folder, `damaged-${part}`)
      cpSync(sound, data, { recursive: true })
      damage(join(data, 'world.sqlite'), part)
      const server = await servers.start({ data })
      const { notice } = server.runtime.store
      const now = JSON.stringify(await worldOf(server))
      const answer = await call(server, 'jobs/fetch', { page: 1, time_zone: 'Europe/Oslo' })
      expect({ part, status: answer.body.status }).toEqual({ part, status: 'success' })
      // The world must be the complete old one or, after reported damage, a new one.
      expect({
        part,
        whole: now === world.before || server.runtime.store.notice === 'damaged',
        notice,
      }).toMatchObject({
        part,
        whole: true,
      })
      await servers.stopped(server)
      rmSync(data, { recursive: true, force: true })
    }
  })

  /** Overwrites 64 bytes in one region of the file. */
  function damage(file: string, part: number): void {
    const bytes = readFileSync(file)
    const at = Math.floor((bytes.length / parts) * part)
    bytes.fill(0xa5, at, at + 64)
    writeFileSync(file, bytes)
  }
})

describe('slow, truncated and invalid connections', () => {
  it('don’t affect 200 valid ones, and are not reported as defects', async () => {
    const report = vi.spyOn(console, 'error')
    const data = join(folder, 'connections')
    mkdirSync(data)
    const server = await servers.start({ data })
    const token = await signIn(server)
    const { port } = new URL(server.url)
    const random = new Random(200, 0)
    const head = (length: number) =>
      `POST /api/cvs/upload HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n` +
      `content-type: multipart/form-data; boundary=b\r\ncontent-length: ${length}\r\n\r\n`
    const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="x.pdf"\r\n\r\n%PDF-1.7'
    const ways = [
      '',
      'POST /api/me HT',
      'nonsense\r\n\r\n',
      head(1_000_000),
      head(1_000_000) + part,
      head(10) + part,
      `${head(5)}--b--`,
      head(99_999_999_999),
      'GET /storage/../../etc/passwd HTTP/1.1\r\nhost: localhost\r\n\r\n',
      `POST /api/${'x'.repeat(70_000)}`,
      'POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\nx',
    ]
    const sockets = Array.from({ length: 200 }, (_, number) => {
      const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined)
      socket.write(ways[number % ways.length] ?? '')
      return socket
    })
    for (let round = 0; round < 20; round += 1) {
      expect((await call(server, 'fetch-settings')).status).toBe(200)
      for (const socket of sockets) {
        if (random.integer(1, 10) === 1) socket.destroy()
        else if (random.integer(1, 4) === 1 && socket.writable) socket.write('v')
      }
    }
    for (const socket of sockets) socket.destroy()
    const upload = await call(server, 'cvs/upload', { title: 'Mine', file: pdfFile() }, token)
    expect(upload.body.status).toBe('success')
    await vi.waitFor(() => expect(readdirSync(join(data, 'uploads'))).toEqual([]))
    expect(report).not.toHaveBeenCalled()
    await servers.stopped(server)
  })
})
