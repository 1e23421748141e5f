import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cvs, jobs, personas } from '../scenarios/personas.ts'
import { operations } from '../api/index.gen.ts'
import { calmNetwork } from './options.ts'
import { encodeEntry, encodeWorld } from './snapshot.ts'
import { MemoryStorage } from './storage-memory.ts'
import { StorageFull, type StoredWorld } from './storage.ts'
import { createTestBackend, pdfFile, type TestBackend, testMoment } from './testing.ts'

const day = 86_400_000

let backend: TestBackend
let ada: string

beforeEach(async () => {
  backend = await createTestBackend()
  ada = await backend.signIn(personas.ada)
})

describe('the envelope (rules 1, 2)', () => {
  it('is success with a message', async () => {
    const { httpStatus, success } = await backend.call('fetch-settings')
    expect(httpStatus).toBe(200)
    expect(success).toMatchObject({ status: 'success', message: '' })
  })

  it('says what is wrong with which field, at HTTP 200', async () => {
    const { httpStatus, refusal } = await backend.call('register', { name: '  ', email: 'ada' })
    expect(httpStatus).toBe(200)
    expect(refusal.errors).toEqual({
      name: ['Name is required.'],
      email: ['E-mail is not a valid e-mail address.'],
      password: ['Password is required.'],
      type: ['Account type is required.'],
    })
  })

  it('answers 404 for a call that does not exist, and 405 for another method', async () => {
    expect((await backend.raw('jobs/steal', null)).status).toBe(404)
    const get = await backend.runtime.handle('api/me', new Request('https://app.example/api/me'))
    expect(get.status).toBe(405)
    expect(await get.json()).toMatchObject({ status: 'error' })
  })

  it('carries the simulated moment', async () => {
    const response = await backend.raw('fetch-settings', null)
    expect(Date.parse(response.headers.get('date') ?? '')).toBe(testMoment)
  })
})

describe('what is read (rules 3, 5)', () => {
  it('ignores unknown fields', async () => {
    const form = new FormData()
    form.set('page', '1')
    form.set('favourite_colour', 'green')
    expect(await (await backend.raw('jobs/fetch', form)).json()).toMatchObject({ status: 'success' })
  })

  it.each(['0', '-3', '1.5', 'x', '1e21', ''])('takes page %j as page 1', async (page) => {
    const form = new FormData()
    form.set('page', page)
    const answer = await (await backend.raw('jobs/fetch', form)).json()
    const first = await backend.call('jobs/fetch', { page: 1 })
    expect(answer).toEqual(first.success)
  })

  it.each(['0', '-1', '1e21', '1 OR 1=1', '1.5', 'ninety', ''])('refuses %j as an id', async (id) => {
    const form = new FormData()
    form.set('id', id)
    const answer = await (await backend.raw('jobs/fetch-single', form)).json()
    expect(answer).toMatchObject({ status: 'error', errors: { id: [expect.any(String)] } })
  })

  it.each(['[', '"x"', '{"0":"remote"}', '["on_the_moon"]', '[1]'])('refuses %s as a list', async (types) => {
    const form = new FormData()
    form.set('types', types)
    const answer = await (await backend.raw('jobs/search', form)).json()
    expect(answer).toMatchObject({ status: 'error', errors: { types: [expect.any(String)] } })
  })

  it('takes an empty body as no fields, and refuses one that is no form data', async () => {
    expect((await backend.raw('jobs/fetch', '')).status).toBe(200)
    const response = await backend.raw('jobs/fetch', '{"page":1}')
    expect(response.status).toBe(415)
    expect(await response.json()).toMatchObject({ status: 'error' })
  })

  it('refuses form data that is cut off', async () => {
    const request = new Request('https://app.example/api/jobs/fetch', {
      method: 'POST',
      body: '--x\r\nContent-Disposition: form-data; name="page"',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    const response = await backend.runtime.handle('api/jobs/fetch', request)
    expect([response.status, await response.json()]).toMatchObject([400, { status: 'error' }])
  })

  it('reads 300 fields, and refuses thousands', async () => {
    const many = (count: number) => {
      const form = new FormData()
      for (let number = 0; number < count; number += 1) form.append(`field${number}`, 'x')
      return form
    }
    expect((await backend.raw('jobs/fetch', many(300))).status).toBe(200)
    const answer = await (await backend.raw('jobs/fetch', many(3_000))).json()
    expect(answer).toMatchObject({ status: 'error' })
  })

  it('refuses a text that is too long, in a sentence', async () => {
    const { refusal } = await backend.call('send-message', {
      name: 'x'.repeat(100_000),
      email: 'a@example.com',
      subject: 'x',
      message: 'x',
    })
    expect(refusal.errors?.['name']).toEqual(['Name may have at most 255 characters.'])
  })
})

describe('access (rules 2, 6, 12)', () => {
  it('answers 401 without a token and with a dead one', async () => {
    expect((await backend.call('me')).httpStatus).toBe(401)
    expect((await backend.call('me', undefined, 'dead')).httpStatus).toBe(401)
  })

  it('lets a dead token pass where none is needed', async () => {
    expect((await backend.call('jobs/fetch', {}, 'dead')).success.full_time.length).toBeGreaterThan(0)
  })

  it('ends a session 30 days after its last use', async () => {
    await backend.advance(29 * day)
    expect((await backend.call('me', undefined, ada)).httpStatus).toBe(200)
    await backend.advance(29 * day)
    expect((await backend.call('me', undefined, ada)).httpStatus).toBe(200)
    await backend.advance(30 * day)
    expect((await backend.call('me', undefined, ada)).httpStatus).toBe(401)
  })

  it('refuses the wrong role before it looks at the payload', async () => {
    const { refusal } = await backend.call('jobs/create', {}, ada)
    expect(refusal).toEqual({ status: 'error', message: 'This needs a recruiter account.' })
  })
})

describe('a unit of work', () => {
  it('changes nothing when the call is refused', async () => {
    const before = await backend.runtime.read(({ tx }) => tx.applications.all().length)
    const { refusal } = await backend.call('jobs/apply', { id: jobs.open, cv_id: 999_999 }, ada)
    expect(refusal.errors).toEqual({ cv_id: ['Choose one of your CVs.'] })
    expect(await backend.runtime.read(({ tx }) => tx.applications.all().length)).toBe(before)
  })

  it('changes nothing when the operation breaks half-way', async () => {
    const broken = vi.spyOn(operations['cvs/upload'], 'run').mockImplementation(({ tx }) => {
      tx.cvs.patch(cvs.standard, { title: 'half' })
      throw new Error('broken')
    })
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const body = { file: pdfFile(), title: 'New' }
    expect((await backend.call('cvs/upload', body, ada)).httpStatus).toBe(500)
    broken.mockRestore()
    expect(logged).toHaveBeenCalledOnce()
    logged.mockRestore()
    expect(await backend.runtime.read(({ tx }) => tx.cvs.need(cvs.standard).title)).not.toBe('half')
  })

  it('refuses to commit what breaks the model', async () => {
    await expect(
      backend.runtime.act(({ tx }) => {
        tx.cvs.patch(cvs.used, { is_default: true })
      }),
    ).rejects.toThrow(/second row/)
    await expect(
      backend.runtime.act(({ tx }) => {
        tx.cvs.remove(cvs.used)
      }),
    ).rejects.toThrow(/still used by applications/)
    await expect(
      backend.runtime.act(({ tx, now }) => {
        tx.followings.insert({ account_id: personas.ada, recruiter_id: 999_999, created_at: now })
      }),
    ).rejects.toThrow(/no row of accounts/)
  })

  it('lets ten equal requests at once take effect once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        backend.call('jobs/apply', { id: jobs.open, cv_id: cvs.standard }, ada),
      ),
    )
    const statuses = answers.map((answer) => {
      try {
        return answer.success.status
      } catch {
        return answer.refusal.message
      }
    })
    expect(statuses.filter((status) => status === 'success')).toHaveLength(1)
    expect(new Set(statuses)).toEqual(new Set(['success', 'You have applied to this job already.']))
  })
})

describe('an answer that breaks the contract', () => {
  it('is an error that names the field', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const broken = vi.spyOn(operations['fetch-settings'], 'run').mockReturnValue({
      settings: { currencies: ['USD', 7], stripe_pk: null, google_client_id: null, tidio: null, secret: 'x' },
    })
    const { httpStatus, refusal } = await backend.call('fetch-settings')
    broken.mockRestore()
    logged.mockRestore()
    expect(httpStatus).toBe(500)
    expect(refusal.message).toContain('/settings/currencies/1 must be string')
    expect(refusal.message).toContain('secret')
    expect(backend.runtime.log.entries[0]?.violations).toHaveLength(2)
  })
})

describe('what lasts', () => {
  it('is there after a reload, byte by byte', async () => {
    await backend.call('jobs/apply', { id: jobs.open, cv_id: cvs.standard }, ada)
    const dump = (tab: TestBackend) =>
      tab.runtime.read(({ tx }) =>
        Object.fromEntries(Object.entries(tx).map(([name, rows]) => [name, sorted(rows.all())])),
      )
    const reloaded = await createTestBackend('everyday', backend.storage)
    expect(await dump(reloaded)).toEqual(await dump(backend))
    expect((await reloaded.call('me', undefined, ada)).success.user.id).toBe(personas.ada)
  })

  it('is one world for two tabs, without a lost update', async () => {
    const other = await createTestBackend('everyday', backend.storage)
    const upload = (tab: TestBackend, title: string) =>
      tab.call('cvs/upload', { file: pdfFile(), title, is_default: true }, ada)
    await Promise.all(
      Array.from({ length: 200 }, (_, number) => [
        upload(backend, `a${number}`),
        upload(other, `b${number}`),
      ]).flat(),
    )
    for (const tab of [backend, other]) {
      const { success } = await tab.call('cvs/fetch', {}, ada)
      expect(success.cvs.filter(({ title }) => /^[ab]\d+$/.test(title))).toHaveLength(400)
      expect(success.cvs.filter(({ is_default }) => is_default)).toHaveLength(1)
    }
  })

  it('makes the same world from the same calls', async () => {
    const play = async () => {
      const run = await createTestBackend()
      const token = await run.signIn(personas.ada)
      await run.call('cvs/upload', { file: pdfFile(), title: 'Same' }, token)
      await run.call('login', { email: 'nobody@example.com', type: 'recruiter' })
      return await run.runtime.read(({ tx }) => [
        tx.cvs.all().at(-1),
        tx.sessions.all(),
        tx.settings.need(1).draws,
      ])
    }
    expect(await play()).toEqual(await play())
  })

  it('follows a reset in another tab', async () => {
    const other = await createTestBackend('everyday', backend.storage)
    await other.runtime.reset('empty')
    expect((await backend.call('jobs/fetch', {})).success.full_time).toEqual([])
    expect(backend.runtime.identity?.scenario).toBe('empty')
  })

  it('goes on by compacting its journal', async () => {
    const storage = new MemoryStorage()
    const tab = await createTestBackend('everyday', storage)
    const other = await createTestBackend('everyday', storage)
    const token = await tab.signIn(personas.newcomer)
    await tab.call('cvs/upload', { file: pdfFile(), title: 'Kept' }, token)
    const before = await storage.load()
    await tab.runtime.compact()
    const after = await storage.load()
    expect(before?.journal).not.toEqual([])
    expect(after).toMatchObject({ journal: [], head: before?.head })
    expect((await other.call('cvs/fetch', {}, token)).success.cvs).toHaveLength(1)
    const reloaded = await createTestBackend('everyday', storage)
    expect(reloaded.runtime.notice).toBeNull()
    expect((await reloaded.call('cvs/fetch', {}, token)).success.cvs).toHaveLength(1)
  })

  it('compacts by itself, after the answer and between calls', async () => {
    const storage = new MemoryStorage()
    const compact = vi.spyOn(storage, 'compact')
    const tab = await createTestBackend('everyday', storage)
    const token = await tab.signIn(personas.ada)
    const words = 'x'.repeat(2_000)
    for (let number = 0; number < 400; number += 1) {
      await tab.call('save-profile', { name: 'Ada', about: `${number} ${words}` }, token)
    }
    await tab.runtime.idle()
    const stored = await storage.load()
    expect(compact).toHaveBeenCalled()
    expect(sizeOf(stored?.journal)).toBeLessThan(300_000)
    expect(tab.runtime.notice).toBeNull()
    const reloaded = await createTestBackend('everyday', storage)
    expect((await reloaded.call('me', {}, token)).success.user.about).toBe(`399 ${words}`)
  })

  it('refuses a write when the store is full, and keeps everything else', async () => {
    vi.spyOn(backend.storage, 'append').mockRejectedValueOnce(new StorageFull('full'))
    const body = { file: pdfFile(), title: 'Too much' }
    const refused = await backend.call('cvs/upload', body, ada)
    expect(refused.httpStatus).toBe(507)
    expect(refused.refusal.message).toMatch(/no room left/)
    expect((await backend.call('cvs/upload', body, ada)).success.cv.title).toBe('Too much')
  })

  it('puts a world of another version aside and says so', async () => {
    const fresh = await reopened((stored) => ({ ...stored, identity: { ...stored.identity, format: 0 } }))
    expect(fresh.runtime.notice).toBe('put-aside')
    expect((await fresh.call('jobs/fetch', {})).success.full_time.length).toBeGreaterThan(0)
  })

  it('puts a world with the rows of another one aside', async () => {
    const none = encodeWorld('another', { accounts: { sequence: 200, rows: [] } })
    const fresh = await reopened((stored) => ({
      ...stored,
      segments: new Map([...stored.segments, ...none]),
    }))
    expect(fresh.runtime.notice).toBe('put-aside')
  })

  it('puts a world of unknown collections aside', async () => {
    const foreign = (epoch: string) => encodeWorld(epoch, { pets: { sequence: 1, rows: [{ id: 1 }] } })
    const fresh = await reopened((stored) => ({
      ...stored,
      segments: new Map([...stored.segments, ...foreign(stored.identity.epoch)]),
    }))
    expect(fresh.runtime.notice).toBe('put-aside')
  })

  it('puts a world without settings aside', async () => {
    const fresh = await reopened((stored) => ({ ...stored, segments: new Map(), journal: [] }))
    expect(fresh.runtime.notice).toBe('put-aside')
  })

  it('answers from a fresh world when rows turn out unreadable on first use', async () => {
    // Nothing but a defect writes such a segment: it is as it was written, and holds what is no row.
    const foreign = { id: 1, toJSON: () => 'no row' }
    const fresh = await reopened(
      (stored) => {
        const posts = encodeWorld(stored.identity.epoch, { posts: { sequence: 1, rows: [foreign] } })
        return { ...stored, segments: new Map([...stored.segments, ...posts]) }
      },
      async (opened) => {
        expect(opened.runtime.notice).toBeNull()
        const { success } = await opened.call('users/find', { id: personas.harbour })
        expect(success.user.id).toBe(personas.harbour)
      },
    )
    expect(fresh.runtime.notice).toBe('put-aside')
    expect((await fresh.storage.load())?.identity.epoch).toBe(fresh.runtime.identity?.epoch)
  })

  it('puts a world aside that becomes unreadable while it is open', async () => {
    await backend.storage.append('something else', new Map(), [])
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    expect((await backend.call('jobs/fetch', {})).success.full_time.length).toBeGreaterThan(0)
    expect(warned).toHaveBeenCalledOnce()
    warned.mockRestore()
    expect(backend.runtime.notice).toBe('put-aside')
    expect((await backend.storage.load())?.journal).toEqual([])
  })

  it('reads anew when another tab wrote in between, where tabs cannot take turns', async () => {
    const other = await createTestBackend('everyday', backend.storage)
    const append = backend.storage.append.bind(backend.storage)
    vi.spyOn(backend.storage, 'append').mockImplementationOnce(async (...entry) => {
      const epoch = backend.runtime.identity?.epoch ?? ''
      await append(encodeEntry(epoch, [{ table: 'cvs', remove: cvs.unused }]), new Map(), [])
      return await append(...entry)
    })
    await backend.call('cvs/upload', { file: pdfFile(), title: 'Mine' }, ada)
    const titles = async (tab: TestBackend) =>
      (await tab.call('cvs/fetch', {}, ada)).success.cvs.map(({ id }) => id)
    expect(await titles(backend)).toEqual(await titles(other))
    expect(await titles(backend)).not.toContain(cvs.unused)
  })
})

describe('files', () => {
  it('are served back at their address, whole and in parts', async () => {
    const { success } = await backend.call('cvs/upload', { file: pdfFile('cv.pdf', 900), title: 'A' }, ada)
    const get = (headers: Record<string, string> = {}) => {
      const path = success.cv.path.slice(1)
      return backend.runtime.handle(path, new Request(`https://app.example/${path}`, { headers }))
    }
    const whole = await get()
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await whole.blob()).size).toBe(900)
    expect((await (await get({ range: 'bytes=0-7' })).text()).startsWith('%PDF-1.7')).toBe(true)
  })

  it('are drawn for the scenario’s people, and missing for nobody’s names', async () => {
    const image = await backend.runtime.read(({ tx }) => tx.accounts.need(personas.ada).profile_image)
    const path = image?.slice(1) ?? ''
    const picture = await backend.runtime.handle(path, new Request(`https://app.example/${path}`))
    expect(picture.headers.get('content-type')).toBe('image/svg+xml')
    expect(await picture.text()).toMatch(/^<svg/)
    const missing = await backend.runtime.handle(
      'storage/..%2F..%2Fetc',
      new Request('https://app.example/storage/x'),
    )
    expect(missing.status).toBe(404)
  })

  it.each([
    ['a text named .pdf', new File(['hello'], 'cv.pdf', { type: 'application/pdf' }), 'cv.pdf is not a PDF.'],
    [
      'a ZIP named .pdf',
      new File(['PK\x03\x04'], 'cv.pdf', { type: 'application/pdf' }),
      'cv.pdf is not a PDF.',
    ],
    ['an empty file', new File([], 'cv.pdf', { type: 'application/pdf' }), 'cv.pdf is empty.'],
    ['a path as its name', new File(['x'], '../../x.pdf'), 'x.pdf is not a PDF.'],
  ])('refuses %s', async (_what, file, message) => {
    const { refusal } = await backend.call('cvs/upload', { file, title: 'A' }, ada)
    expect(refusal.errors).toEqual({ file: [message] })
  })

  it('answers 413 for a file over the limit', async () => {
    const big = await backend.call('cvs/upload', { file: pdfFile('cv.pdf', 6 * 1_048_576), title: 'A' }, ada)
    expect(big.httpStatus).toBe(413)
    expect(big.refusal.message).toBe('cv.pdf is larger than 5 MB.')
  })

  it('refuses a text where a file belongs, and a file where text belongs', async () => {
    const form = new FormData()
    form.set('file', 'cv.pdf')
    form.set('title', pdfFile())
    const answer = await (await backend.raw('cvs/upload', form, ada)).json()
    expect(answer.errors).toEqual({ file: ['File must be a file.'], title: ['Title must be text.'] })
  })
})

describe('the network’s faults', () => {
  it.each([
    ['error-500', 500, /"status":"error"/],
    ['error-503', 503, /"status":"error"/],
    ['html', 502, /<h1>/],
    ['cut-off', 200, /"mess$/],
    ['empty', 200, /^$/],
  ] as const)('%s', async (kind, status, body) => {
    backend.runtime.options = { ...calmNetwork, faults: [{ call: 'me', kind, times: 1 }] }
    const response = await backend.raw('me', null, ada)
    expect(response.status).toBe(status)
    expect(await response.text()).toMatch(body)
    expect((await backend.raw('me', null, ada)).status).toBe(200)
  })

  it('can lose the answer of a call that took effect', async () => {
    backend.runtime.options = { ...calmNetwork, faults: [{ call: '*', kind: 'lost-answer', times: 1 }] }
    const form = new FormData()
    form.set('id', String(jobs.open))
    form.set('cv_id', String(cvs.standard))
    expect((await backend.raw('jobs/apply', form, ada)).type).toBe('error')
    expect(
      (await backend.call('jobs/apply', { id: jobs.open, cv_id: cvs.standard }, ada)).refusal.message,
    ).toMatch(/already/)
  })

  it('keeps a call from its operation otherwise', async () => {
    backend.runtime.options = {
      ...calmNetwork,
      faults: [{ call: 'jobs/apply', kind: 'network', times: null }],
    }
    const form = new FormData()
    form.set('id', String(jobs.open))
    form.set('cv_id', String(cvs.standard))
    expect((await backend.raw('jobs/apply', form, ada)).type).toBe('error')
    backend.runtime.options = calmNetwork
    expect(
      (await backend.call('jobs/apply', { id: jobs.open, cv_id: cvs.standard }, ada)).success.status,
    ).toBe('success')
  })
})

describe('the request log', () => {
  it('says who called what, and how it ended', async () => {
    await backend.call('me', undefined, ada)
    await backend.call('me')
    const [visitor, person] = backend.runtime.log.entries
    expect(visitor).toMatchObject({ call: 'me', caller: 'visitor', httpStatus: 401, outcome: 'error' })
    expect(person).toMatchObject({ call: 'me', httpStatus: 200, outcome: 'success', violations: [] })
    expect(person?.caller).toMatch(/\(job_seeker\)$/)
  })
})

function sorted(rows: readonly { id: number }[]): { id: number }[] {
  return [...rows].sort((a, b) => a.id - b.id).map((row) => ({ ...row }))
}

/** Opens a backend on what is stored, spoiled, and uses it; whatever it warns of is not printed. */
async function reopened(
  spoil: (stored: StoredWorld) => StoredWorld,
  work: (fresh: TestBackend) => Promise<unknown> = () => Promise.resolve(),
): Promise<TestBackend> {
  const stored = await backend.storage.load()
  if (!stored) throw new Error('Nothing is stored')
  const { identity, segments, journal } = spoil(stored)
  const storage = new MemoryStorage()
  await storage.replace(identity, segments, new Map())
  for (const entry of journal) await storage.append(entry, new Map(), [])
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const fresh = await createTestBackend('everyday', storage)
  await work(fresh)
  expect(warned).toHaveBeenCalledOnce()
  warned.mockRestore()
  return fresh
}

function sizeOf(texts: readonly string[] = []): number {
  return texts.reduce((sum, { length }) => sum + length, 0)
}
