import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type RunningServer, startServer } from '../server.ts'
import { sendMail } from '../services/mailbox.ts'
import { testSetup } from '../../tests/support/server.ts'

const root = mkdtempSync(join(tmpdir(), 'fieldwork-admin-'))

let server: RunningServer

beforeAll(async () => {
  server = await startServer(testSetup(join(root, 'data')))
})
afterAll(async () => {
  await server.stop()
  rmSync(root, { recursive: true, force: true })
})

/** Resets the world, for tests that need its original data. */
const fresh = async () => {
  const { store } = server.runtime
  await store.reset('everyday', 7, { discards: true })
  for (const moment of await store.storage.quarantined()) await store.discard(moment)
}
const get = async (path: string): Promise<Response> => await fetch(`${server.url}/-/${path}`)

async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return await fetch(`${server.url}/-/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** Submits a form of the admin pages, as a browser does. */
async function submit(path: string, fields: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams(fields)
  const headers = { origin: server.url, 'sec-fetch-site': 'same-origin' }
  return await fetch(`${server.url}/-/${path}`, { method: 'POST', body, headers, redirect: 'manual' })
}

const pendingJob = () => server.runtime.read(({ tx }) => tx.jobs.by('state', 'pending')[0])
const stateOf = (id: number) => server.runtime.read(({ tx }) => tx.jobs.need(id).state)
const pendingTransfer = () =>
  server.runtime.read(({ tx }) =>
    tx.payments.by('status', 'pending').find(({ method }) => method === 'other'),
  )
const statusOf = (id: number) => server.runtime.read(({ tx }) => tx.payments.need(id).status)
const newestMail = (to: string) => server.runtime.read(({ tx }) => tx.mails.by('to', to).at(-1))

it(
  'quarantined worlds can be listed, downloaded, restored once they are readable, and deleted',
  { timeout: 30_000 },
  async () => {
    const folder = join(root, 'broken')
    await (await startServer(testSetup(folder))).stop()
    /** Changes the database without the server. */
    const resize = (by: number) => {
      const db = new DatabaseSync(join(folder, 'world.sqlite'))
      db.exec(`UPDATE meta SET value = json_set(value, '$.parts', value->'$.parts' + ${by})`)
      db.close()
    }
    resize(1)
    vi.spyOn(console, 'warn').mockReturnValue()
    const broken = await startServer(testSetup(folder))
    const { store } = broken.runtime
    const at = async (path: string, decision?: string) => {
      const form = decision === undefined ? {} : { method: 'POST', body: new URLSearchParams({ decision }) }
      return await fetch(`${broken.url}/-/${path}`, form)
    }
    const [first = 0] = await store.storage.quarantined()
    expect(await (await at('')).text()).toContain(`href="/-/quarantine/${first}"`)
    expect(await (await at('api/quarantine')).json()).toMatchObject({ quarantined: [first] })
    const download = await at(`quarantine/${first}`)
    expect(download.headers.get('content-disposition')).toContain(`quarantined-world-${first}.zip`)
    expect(Object.keys(unzipSync(new Uint8Array(await download.arrayBuffer())))).toContain('world.json')

    const { epoch } = store.identity ?? {}
    expect(await (await at(`quarantine/${first}`, 'restored')).text()).toContain('still can’t be read')
    expect(store.identity?.epoch).toBe(epoch)
    const [again = 0] = await store.storage.quarantined()
    resize(-1)
    expect(await (await at(`quarantine/${again}`, 'restored')).text()).toContain('Data restored.')
    expect([store.identity?.epoch === epoch, store.notice]).toEqual([false, null])

    const [replaced = 0, ...others] = await store.storage.quarantined()
    expect(others).toEqual([])
    expect(await (await at(`quarantine/${replaced}/deleted`)).text()).toContain('Delete this data?')
    expect(await (await at(`quarantine/${replaced}`, 'deleted')).text()).toContain(
      'Quarantined data deleted.',
    )
    expect((await at(`quarantine/${replaced}`)).status).toBe(404)
    await broken.stop()
  },
)

describe('the admin API', { timeout: 30_000 }, () => {
  it('logs an account in by its address', async () => {
    const answer: unknown = await (await post('sessions', { email: ' Ada.Lindqvist@example.org ' })).json()
    expect(answer).toMatchObject({ status: 'success', name: 'Ada Lindqvist', type: 'job_seeker' })
    const token = /"token":"(\w+)"/.exec(JSON.stringify(answer))?.[1] ?? ''
    const me = await fetch(`${server.url}/api/me`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(me.status).toBe(200)
    expect((await post('sessions', { email: 'nobody@example.org' })).status).toBe(404)
  })

  it.each([
    ['approved', 'succeeded'],
    ['rejected', 'failed'],
  ])('decides on bank transfers: %s (rules 24)', async (decision, status) => {
    await fresh()
    const payment = await pendingTransfer()
    expect(await (await get('api/payments')).json()).toMatchObject({
      payments: expect.arrayContaining([expect.objectContaining({ id: payment?.id })]),
    })
    expect((await post(`payments/${payment?.id}`, { decision })).status).toBe(200)
    expect(await statusOf(payment?.id ?? 0)).toBe(status)
  })

  it('keeps the clock between 1970 and 9999', async () => {
    const times = async (at: number, step: number) => {
      await server.runtime.mutate(({ tx }) => tx.settings.patch(1, { clock_frozen_at: at }))
      return (await post('clock', { advance: step })).status
    }
    expect(await times(1_000, -2_000)).toBe(400)
    expect(await times(Date.UTC(9999, 11, 31), 86_400_000)).toBe(400)
    expect(await times(1_000, -1_000)).toBe(200)
    await post('clock', { real_time: true })
  })

  it('resets to another scenario, and keeps the data before (rules 45)', async () => {
    expect(await (await get('api/world')).json()).toMatchObject({ scenario: 'everyday', seed: 7 })
    expect(await (await post('reset', { scenario: 'empty', seed: 3 })).json()).toMatchObject({
      scenario: 'empty',
    })
    expect(server.runtime.store.identity).toMatchObject({ scenario: 'empty', seed: 3 })
    expect(await server.runtime.store.storage.quarantined()).toHaveLength(1)
    await fresh()
  })

  it.each([
    ['an unknown scenario', 'reset', { scenario: 'lunch' }, 400],
    ['an invalid seed', 'reset', { seed: -1.5 }, 400],
    ['an unknown decision', 'jobs/1', { decision: 'maybe' }, 400],
    ['a missing decision', 'payments/1', {}, 400],
    ['a step of half a millisecond', 'clock', { advance: 0.5 }, 400],
    ['a step of a thousand years', 'clock', { advance: 1e15 }, 400],
    ['a missing step', 'clock', {}, 400],
    ['broken JSON', 'clock', '{"advance":', 400],
    ['JSON without an object', 'sessions', 'null', 400],
    ['an unknown job', 'jobs/999999', { decision: 'approved' }, 404],
    ['an unknown payment', 'payments/999999', { decision: 'approved' }, 404],
    ['an invalid id', 'jobs/1e21', { decision: 'approved' }, 404],
    ['an unknown path', 'hello', {}, 404],
    ['a path with one segment too many', 'jobs/1/2', { decision: 'approved' }, 404],
    ['a body that is too large', 'sessions', JSON.stringify('x'.repeat(100_000)), 413],
  ])('answers %s with an error envelope, and changes nothing', async (_what, path, body, status) => {
    const before = server.runtime.store.identity
    const answer = await post(path, body)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ status: 'error', message: expect.stringMatching(/./) })
    expect(server.runtime.store.identity).toEqual(before)
  })

  it('refuses requests that another site could send without a preflight', async () => {
    const job = await pendingJob()
    const decision = { decision: 'approved' }
    const refused = [
      await post(`jobs/${job?.id}`, decision, { 'content-type': 'text/plain' }),
      await fetch(`${server.url}/-/api/jobs/${job?.id}`, { method: 'DELETE' }),
      await fetch(`${server.url}/-/api/jobs/${job?.id}`, {
        method: 'OPTIONS',
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([415, 405, 403])
    expect(await stateOf(job?.id ?? 0)).toBe('pending')
  })

  it('lets no other origin read its answers', async () => {
    const answers = await Promise.all(['', 'api/mails', 'api/nothing', 'mails/1/html'].map(get))
    expect(answers.filter(({ headers }) => headers.has('access-control-allow-origin'))).toEqual([])
  })
})

describe('the admin pages', { timeout: 30_000 }, () => {
  it('show an email as text and, in a sandbox, as HTML, both escaped', async () => {
    const evil = '<script>alert(1)</script>"><img src=x onerror=alert(1)>'
    await server.runtime.mutate((context) => {
      sendMail(context, { to: 'x@example.org', subject: evil, paragraphs: [evil], code: '123456' })
    })
    const { id } = (await newestMail('x@example.org')) ?? { id: 0 }
    const list = await (await get('?to=x@example.org')).text()
    const mail = await (await get(`mails/${id}`)).text()
    for (const page of [list, mail]) {
      expect(page).not.toMatch(/<script|<img/)
      expect(page).toContain('&lt;script&gt;')
      expect(page).toContain('123456')
    }
    expect(mail).toMatch(/<iframe sandbox="[^"]*" src="[^"]+" title="/)
    expect(mail).not.toMatch(/sandbox="[^"]*allow-(scripts|same-origin)/)
    const html = await get(`mails/${id}/html`)
    expect(html.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect((await get('mails/999999')).status).toBe(404)
    expect((await get('mails/x')).status).toBe(404)
    expect((await get('')).headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'self'; .*form-action 'self'.*frame-ancestors 'none'$/,
    )
  })

  it.each([
    ['jobs/1', { decision: 'maybe' }, 400],
    ['jobs/x', { decision: 'approved' }, 404],
    ['reset', { scenario: 'everyday', seed: 'x' }, 400],
    ['clock', {}, 400],
    ['hello', {}, 404],
  ])('refuse an invalid form for %s', async (path, fields, status) => {
    expect((await submit(path, fields)).status).toBe(status)
  })
})
