import { openAsBlob } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cvs, jobs, password, personas } from '../scenarios/personas.ts'
import { minute } from '../services/clock.ts'
import { type CallName, isCall } from './calls.ts'
import type { CallContract, FieldKind } from './contract-types.ts'
import { contract } from './contract.gen.ts'
import { MemoryStorage } from './storage-memory.ts'
import {
  createTestBackend,
  fetchStored,
  type FormInput,
  formOf,
  jobRow,
  pdfFile,
  pngFile,
  refused,
  type TestBackend,
  watchNews,
  worldOf,
} from './testing.ts'

const calls = Object.keys(contract).filter(isCall)

let backend: TestBackend
let ada: string
let harbour: string

beforeEach(async () => {
  backend = await createTestBackend()
  ada = await backend.signIn(personas.ada)
  harbour = await backend.signIn(personas.harbour)
})

const fieldsOf = (call: CallName): CallContract['fields'] => contract[call].fields

/** Whoever may make the call. */
const tokenFor = (call: CallName) => (contract[call].access === 'recruiter' ? harbour : ada)

/** What is said of one field when it is the only one, and not as it should be. */
async function refusedFor(call: CallName, field: string, value: string | File): Promise<string> {
  const form = new FormData()
  form.append(field, value)
  const response = await backend.raw(call, form, tokenFor(call))
  const envelope = await response.json()
  expect([response.status, envelope.status]).toEqual([200, 'error'])
  return String(envelope.errors?.[field])
}

describe('every field of every call (rules 2, 3)', () => {
  const number = / must be (?:a (?:whole )?number|at (?:least|most) \d+)\.$/
  const oddNumbers = ['-1', '1e21', '1 OR 1=1', '0x10', '٣', '9'.repeat(400)].map(
    (value) => [value, number] as const,
  )
  const oddValues: Record<FieldKind, readonly (readonly [value: string | File, said: RegExp])[]> = {
    text: [
      ['x'.repeat(100_000), /^.+ (?:may have at most \d+ characters|is not one of the choices)\.$/],
      [pngFile(), / (?:must be text|is not one of the choices)\.$/],
    ],
    integer: oddNumbers,
    number: oddNumbers,
    boolean: [['true', / must be 1 or 0\.$/]],
    json: [['{"0":1}', / must be a list\.$/]],
    file: [['cv.pdf', / must be a file\.$/]],
    files: [['cv.pdf', / must be a file\.$/]],
  }

  it.each(calls.filter((call) => Object.keys(fieldsOf(call)).length > 0))(
    '%s says in a sentence what is wrong, and changes nothing',
    async (call) => {
      const before = await worldOf(backend)
      for (const [field, { kind, lenient }] of Object.entries(fieldsOf(call))) {
        for (const [value, said] of lenient ? [] : oddValues[kind]) {
          // Rules 4: a name that no zone has counts as UTC, however long it is.
          if (field === 'time_zone' && typeof value === 'string') continue
          expect(await refusedFor(call, field, value)).toMatch(said)
        }
      }
      expect(await worldOf(backend)).toEqual(before)
    },
  )
})

describe('texts (rules 30)', () => {
  const nasty = `<script>alert("1")</script>\n<img src=x onerror=alert(1)> javascript:alert(1) \${7*7} {{7*7}} '; DROP TABLE jobs;--`
  const line = nasty.replace('\n', ' ')

  it('keeps what was typed as plain text, and gives it back to the letter', async () => {
    const lines = [{ degree: line, institute: line, year: line }]
    await backend.call('save-profile', { name: line, about: nasty, summary: nasty, education: lines }, ada)
    expect((await backend.call('me', {}, ada)).success.user).toMatchObject({
      name: line,
      about: nasty,
      summary: nasty,
      education: lines,
    })
    const { post } = (await backend.call('posts/create', { caption: nasty }, ada)).success
    expect(post).toMatchObject({ caption: nasty, user: { name: line } })
    const { cv } = (await backend.call('cvs/upload', { title: line, file: pdfFile() }, ada)).success
    expect(cv.title).toBe(line)
    const project = { title: line, time_took: line, description: nasty }
    expect((await backend.call('projects/add', project, ada)).success.project).toMatchObject(project)
    const [job] = (await backend.call('jobs/my', {}, harbour)).success.jobs
    const { category, nature, currency } = {
      category: '',
      nature: 'full_time' as const,
      currency: '',
      ...job,
    }
    const edited = {
      title: line,
      type: 'on_site' as const,
      location: line.slice(0, 120).trim(),
      description: nasty,
    }
    await backend.call('jobs/update', { id: job?.id ?? 0, category, nature, currency, ...edited }, harbour)
    const single = await backend.call('jobs/fetch-single', { id: job?.id ?? 0 }, harbour)
    expect(single.success.job).toMatchObject(edited)
  })

  it('escapes it in every e-mail', async () => {
    await backend.call('save-profile', { name: line }, ada)
    await backend.runtime.act(({ tx }) => tx.jobs.patch(jobs.open, { title: line }))
    const { ada: email } = await backend.runtime.read(({ tx }) => ({
      ada: tx.accounts.need(personas.ada).email,
    }))
    const news = await watchNews(backend)
    await backend.call('send-message', { name: line, email: 'a@example.com', subject: line, message: nasty })
    await backend.call('register', {
      name: line,
      email: 'x@example.com',
      password: 'long enough',
      type: 'recruiter',
    })
    await backend.call('jobs/apply', { id: jobs.open, cv_id: cvs.standard }, ada)
    await backend.call('employees/create', { email }, await backend.signIn(personas.smallShop))
    await backend.call('login', { email, type: 'job_seeker' })
    const { mails } = await news()
    expect(mails).toHaveLength(5)
    for (const { html, subject } of mails) {
      expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;')
      expect(html).not.toMatch(/<script|<img/)
      expect(subject).not.toMatch(/[\r\n]/)
    }
  })

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//example.com',
    'ftp://example.com',
    'HTTPS:/example.com',
    'example.com',
  ])('refuses %j as a project’s link', async (url) => {
    const { errors } = await refused(backend, 'projects/add', { title: 'A', url }, ada)
    expect(errors).toEqual({ url: ['Link is not valid.'] })
  })

  it.each([
    'http://example.com',
    'https://example.com/a?b=c#d',
    'mailto:ada@example.com',
    'HTTPS://Example.com',
    'MailTo:Ada@example.com',
    '',
  ])('takes %j as a project’s link', async (url) => {
    const { success } = await backend.call('projects/add', { title: 'A', url }, ada)
    expect(success.project.url).toBe(url || null)
  })

  it('is not let into objects by names that they inherit', async () => {
    const form = formOf({ name: 'Ada' })
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
      form.append(name, '{"x":1}')
    form.append('education', '[{"__proto__":{"polluted":1},"degree":"a","institute":"b","year":"c"}]')
    expect((await (await backend.raw('save-profile', form, ada)).json()).status).toBe('success')
    const { user } = (await backend.call('me', {}, ada)).success
    expect(user.education).toStrictEqual([{ degree: 'a', institute: 'b', year: 'c' }])
    expect(Reflect.has({}, 'polluted')).toBe(false)
  })
})

describe('numbers and lists (rules 3)', () => {
  it('takes -0 for 0, which is what a store gives back', async () => {
    const [category] = (await backend.call('categories/fetch', { type: 'job' })).success.categories
    const form = formOf({
      title: 'A',
      type: 'remote',
      category: category?.category,
      nature: 'full_time',
      currency: 'EUR',
    })
    form.append('salary_from', '-0')
    const { id } = await (await backend.raw('jobs/create', form, harbour)).json()
    expect(await backend.runtime.read(({ tx }) => tx.jobs.need(id).salary_from)).toBe(0)
  })

  it('refuses endless lists, and nested ones without end', async () => {
    const many = JSON.stringify(Array.from({ length: 21 }, () => 'remote'))
    expect(await refusedFor('jobs/search', 'types', many)).toBe('Place of work may have at most 20 entries.')
    const deep = '['.repeat(20_000) + ']'.repeat(20_000)
    expect(await refusedFor('jobs/search', 'types', deep)).toBe('Place of work is not valid.')
  })

  it('says which entry of a list is wrong, and what of it', async () => {
    const line = { degree: 'a', institute: 'b', year: 'c' }
    const said = (education: unknown) => refusedFor('save-profile', 'education', JSON.stringify(education))
    expect(await said([line, { ...line, degree: 'x'.repeat(256) }])).toBe(
      'Education 2, degree may have at most 255 characters.',
    )
    expect(await said([{ ...line, year: 2020 }])).toBe('Education 1, year is not valid.')
    expect(await said([{ degree: 'a', institute: 'b' }])).toBe('Education 1, year is required.')
    expect(await said([7])).toBe('Education is not valid.')
    expect(await said(Array.from({ length: 201 }, () => line))).toBe(
      'Education may have at most 200 entries.',
    )
  })
})

describe('files (rules 2, 21, 24)', () => {
  it('answers 413 for one of 60 MB, before anything else is done with it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bad-input-'))
    try {
      const path = join(folder, 'big.pdf')
      const handle = await open(path, 'w')
      await handle.write('%PDF-1.7')
      // A hole: 60 MB to whoever asks, and next to nothing on the disk or in memory.
      await handle.truncate(60 * 1_048_576)
      await handle.close()
      const form = formOf({ title: 'A' })
      form.append('file', new File([await openAsBlob(path)], 'big.pdf'))
      const request = new Request('https://app.example/api/cvs/upload', {
        method: 'POST',
        headers: { authorization: `Bearer ${ada}`, 'content-type': 'multipart/form-data; boundary=x' },
      })
      const before = await worldOf(backend)
      const response = await backend.runtime.handle('api/cvs/upload', request, () => Promise.resolve(form))
      expect(response.status).toBe(413)
      expect(await response.json()).toMatchObject({
        status: 'error',
        message: 'big.pdf is larger than 5 MB.',
      })
      expect(await worldOf(backend)).toEqual(before)
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it.each([
    ['../../../etc/passwd', 'passwd'],
    ['C:\\Users\\ada\\cv.docx', 'cv.docx'],
    ['cv\u202Efdp.exe', 'cvfdp.exe'],
    ['cv\u0000\r\n.docx', 'cv.docx'],
    [`${'long '.repeat(1_000)}.docx`, `${'long '.repeat(24).slice(0, 119)}…`],
    ['..', '..'],
  ])('repeats the file name %j in a message as %j', async (name, shown) => {
    const form = formOf({ title: 'A' })
    form.append('file', new File(['PK\x03\x04'], name))
    const request = new Request('https://app.example/api/cvs/upload', {
      method: 'POST',
      headers: { authorization: `Bearer ${ada}`, 'content-type': 'multipart/form-data; boundary=x' },
    })
    const response = await backend.runtime.handle('api/cvs/upload', request, () => Promise.resolve(form))
    expect((await response.json()).errors).toEqual({ file: [`${shown} is not a PDF.`] })
  })

  it('stores a file under a name of its own, whatever it was called', async () => {
    const body = { file: pdfFile('../../x.html'), title: 'A' }
    const { path } = (await backend.call('cvs/upload', body, ada)).success.cv
    expect(path).toMatch(/^\/storage\/cv-[0-9a-f]{16}\.pdf$/)
    const stored = await fetchStored(backend, path)
    expect(stored.headers.get('content-type')).toBe('application/pdf')
  })

  it('takes a field in which no file was chosen for one that was left out', async () => {
    const nothing = () => new File([], '')
    const form = formOf({ caption: 'Words alone' })
    form.append('files[]', nothing())
    form.append('files[]', '')
    expect(await (await backend.raw('posts/create', form, ada)).json()).toMatchObject({
      status: 'success',
      post: { files: [] },
    })
    expect(await refusedFor('cvs/upload', 'file', nothing())).toBe('File is required.')
    expect(await refusedFor('projects/add-files', 'files[]', nothing())).toBe('Choose at least one file.')
  })

  it.each(['..%2f..%2fetc%2fpasswd', '%00', '%', 'cv-0000000000000000.pdf', '__proto__'])(
    'serves nothing at /storage/%s',
    async (name) => {
      expect((await fetchStored(backend, `/storage/${name}`)).status).toBe(404)
    },
  )
})

describe('fifty wrong codes (rules 2, 9)', () => {
  async function codeFor(email: string): Promise<string> {
    const news = await watchNews(backend)
    await backend.call('login', { email, type: 'job_seeker' })
    return (await news()).mails.at(-1)?.code ?? ''
  }

  const emailOf = (id: number) => backend.runtime.read(({ tx }) => tx.accounts.need(id).email)

  /** The HTTP statuses of fifty tries with codes that are not this one. */
  async function guess(email: string, code: string): Promise<number[]> {
    const statuses: number[] = []
    for (let number = 1; number <= 50; number += 1) {
      const wrong = String((Number(code) + number) % 1_000_000).padStart(6, '0')
      statuses.push((await backend.call('verify', { email, code: wrong })).httpStatus)
    }
    return statuses
  }

  it('use the code up, so that the right one does not work any more either', async () => {
    const email = await emailOf(personas.ada)
    const code = await codeFor(email)
    const statuses = await guess(email, code)
    expect(statuses).toEqual([
      ...Array.from({ length: 5 }, () => 200),
      ...Array.from({ length: 45 }, () => 429),
    ])
    const { httpStatus, message } = await refused(backend, 'verify', { email, code })
    expect([httpStatus, message]).toEqual([429, 'Too many wrong codes. Please ask for a new one.'])
  })

  it('lock nobody out: a minute later the owner gets a new code, which works', async () => {
    const email = await emailOf(personas.ada)
    await guess(email, await codeFor(email))
    expect((await backend.call('login', { email, type: 'job_seeker' })).httpStatus).toBe(429)
    await backend.advance(minute)
    const code = await codeFor(email)
    expect((await backend.call('verify', { email, code })).success.user.email).toBe(email)
  })

  it('leave sessions and other accounts alone', async () => {
    const [email, other] = [await emailOf(personas.ada), await emailOf(personas.newcomer)]
    await guess(email, await codeFor(email))
    expect((await backend.call('me', {}, ada)).httpStatus).toBe(200)
    expect((await backend.call('verify', { email: other, code: await codeFor(other) })).httpStatus).toBe(200)
  })

  it('do not tell whether there is such an account', async () => {
    const email = await emailOf(personas.ada)
    const known = await guess(email, await codeFor(email))
    await backend.call('login', { email: 'nobody@example.com', type: 'job_seeker' })
    expect(await guess('nobody@example.com', '000000')).toEqual(known)
  })

  it('count for a new password as well (rules 11)', async () => {
    const email = await emailOf(personas.ada)
    const news = await watchNews(backend)
    await backend.call('send-password-reset-link', { email })
    const code = (await news()).mails[0]?.code ?? ''
    const reset = (token: string) =>
      backend.call('reset-password', {
        email,
        token,
        password: 'a new secret',
        password_confirmation: 'a new secret',
      })
    const wrong = code === '000000' ? '000001' : '000000'
    for (let number = 1; number <= 50; number += 1) await reset(wrong)
    expect((await reset(code)).httpStatus).toBe(429)
    const form = { current_password: password, new_password: password, confirm_password: password }
    expect((await backend.call('change-password', form, ada)).success.status).toBe('success')
  })
})

describe('ten equal requests at once', () => {
  /** How many of them succeeded, and what was said to the others. */
  async function tenTimes<K extends CallName>(call: K, body: FormInput<K>, token?: string) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => backend.call(call, body, token)))
    const failed = answers.flatMap((answered) => {
      try {
        return [answered.refusal.message]
      } catch {
        return []
      }
    })
    return { successes: 10 - failed.length, said: [...new Set(failed)] }
  }

  it('make one account (rules 8)', async () => {
    const body = {
      name: 'A',
      email: 'once@example.com',
      password: 'long enough',
      type: 'job_seeker',
    } as const
    const news = await watchNews(backend)
    expect(await tenTimes('register', body)).toEqual({
      successes: 1,
      said: ['An account with this e-mail address exists already.'],
    })
    expect(await backend.runtime.read(({ tx }) => tx.accounts.count('email', 'once@example.com'))).toBe(1)
    expect((await news()).mails).toHaveLength(1)
  })

  it('hand in one receipt, and make one payment (rules 24)', async () => {
    const { id } = await backend.runtime.act(({ tx }) => tx.jobs.insert(jobRow(personas.harbour)))
    expect((await tenTimes('jobs/upload-receipt', { id, file: pdfFile() }, harbour)).successes).toBe(1)
    const { payments, receipts } = await backend.runtime.read(({ tx }) => ({
      payments: tx.payments.by('job_id', id).length,
      receipts: tx.receipts.where(({ job_id }) => job_id === id).length,
    }))
    expect([payments, receipts]).toEqual([1, 1])
  })

  it('choose one default CV (rules 21)', async () => {
    expect((await tenTimes('cvs/set-default', { id: cvs.used }, ada)).successes).toBe(10)
    const body = { file: pdfFile(), title: 'Ten', is_default: true }
    expect((await tenTimes('cvs/upload', body, ada)).successes).toBe(10)
    const { cvs: rows } = (await backend.call('cvs/fetch', {}, ada)).success
    expect(rows.filter(({ is_default }) => is_default)).toHaveLength(1)
  })

  it('turn a bookmark on and off, and never make two (rules 26)', async () => {
    const id = jobs.remote
    const count = () =>
      backend.runtime.read(({ tx }) => tx.bookmarks.count('mark', `job:${id}:${personas.ada}`))
    const before = await count()
    expect((await tenTimes('bookmarks/toggle', { id, type: 'job' }, ada)).successes).toBe(10)
    expect(await count()).toBe(before)
  })

  it('follow a company and leave it, and never follow twice (rules 27)', async () => {
    const body = { id: personas.smallShop, type: 'recruiter' } as const
    const following = async () =>
      (await backend.call('followers/fetch', { type: 'recruiter' }, ada)).success.data
    const before = await following()
    expect((await tenTimes('followers/toggle', body, ada)).successes).toBe(10)
    expect(await following()).toEqual(before)
  })

  it('ask an employee once, and answer once (rules 28)', async () => {
    const smallShop = await backend.signIn(personas.smallShop)
    const newcomer = await backend.signIn(personas.newcomer)
    const { email } = await backend.runtime.read(({ tx }) => tx.accounts.need(personas.newcomer))
    expect((await tenTimes('employees/create', { email }, smallShop)).successes).toBe(1)
    const [link] = (await backend.call('my-profile', {}, newcomer)).success.employees
    const answered = await tenTimes('employees/accept-request', { id: link?.id ?? 0 }, newcomer)
    expect(answered).toEqual({ successes: 1, said: ['This request is accepted already.'] })
  })

  it('sign in once with one code (rules 9)', async () => {
    const { email } = await backend.runtime.read(({ tx }) => tx.accounts.need(personas.newcomer))
    const news = await watchNews(backend)
    await backend.call('login', { email, type: 'job_seeker' })
    const code = (await news()).mails[0]?.code ?? ''
    expect((await tenTimes('verify', { email, code })).successes).toBe(1)
  })

  it('delete once', async () => {
    expect(await tenTimes('jobs/delete', { id: jobs.open }, harbour)).toEqual({
      successes: 1,
      said: ['Job not found.'],
    })
  })
})

/** A tab's way to a shared store, which ends when the tab is killed: from then on nothing comes back any more. */
class DyingStorage extends MemoryStorage {
  readonly #shared: MemoryStorage
  /** Whether what is being written when the tab dies still reaches the store. */
  readonly #written: boolean
  /** Resolves when the tab is dead. */
  readonly dead: Promise<void>
  #die: () => void = () => undefined
  killedIn: 'append' | 'replace' | 'compact' | null = null

  constructor(shared: MemoryStorage, written: boolean) {
    super()
    this.#shared = shared
    this.#written = written
    this.dead = new Promise((resolve) => {
      this.#die = resolve
    })
  }

  async #deadly<T>(kind: typeof this.killedIn, write: () => Promise<T>): Promise<T> {
    if (this.killedIn !== kind) return await write()
    if (this.#written) await write()
    this.#die()
    return await new Promise(() => undefined)
  }

  override load: MemoryStorage['load'] = () => this.#shared.load()
  override after: MemoryStorage['after'] = (...given) => this.#shared.after(...given)
  override file: MemoryStorage['file'] = (name) => this.#shared.file(name)
  override append: MemoryStorage['append'] = (...given) =>
    this.#deadly('append', () => this.#shared.append(...given))
  override replace: MemoryStorage['replace'] = (...given) =>
    this.#deadly('replace', () => this.#shared.replace(...given))
  override compact: MemoryStorage['compact'] = (...given) =>
    this.#deadly('compact', () => this.#shared.compact(...given))
}

describe.each([
  ['before it reached the store', false],
  ['after it reached the store', true],
])('a tab that is killed in the middle of a write, %s', (_when, written) => {
  it('leaves an application with all that belongs to it, or nothing', async () => {
    const shared = new MemoryStorage()
    const storage = new DyingStorage(shared, written)
    const tab = await createTestBackend('everyday', storage)
    const token = await tab.signIn(personas.ada)
    const traces = (look: TestBackend) =>
      look.runtime.read(({ tx }) => [
        tx.applications.count('applicant', `${jobs.open}:${personas.ada}`),
        tx.notifications.where(
          ({ type, table_id }) => type === 'new_job_application' && table_id === jobs.open,
        ).length,
        tx.mails.all().length,
      ])
    const before = await traces(tab)
    storage.killedIn = 'append'
    void tab.call('jobs/apply', { id: jobs.open, cv_id: cvs.standard }, token)
    await storage.dead
    const next = await createTestBackend('everyday', shared)
    expect(next.runtime.notice).toBeNull()
    expect(await traces(next)).toEqual(before.map((count) => count + Number(written)))
    // The person tries again, and ends with one application in both cases.
    await next.call('jobs/apply', { id: jobs.open, cv_id: cvs.standard }, token)
    expect((await traces(next))[0]).toBe(1)
  })

  it('leaves a CV with its file, or neither', async () => {
    const shared = new MemoryStorage()
    const storage = new DyingStorage(shared, written)
    const tab = await createTestBackend('everyday', storage)
    const token = await tab.signIn(personas.newcomer)
    storage.killedIn = 'append'
    void tab.call('cvs/upload', { file: pdfFile(), title: 'Mine' }, token)
    await storage.dead
    const next = await createTestBackend('everyday', shared)
    const { cvs: rows } = (await next.call('cvs/fetch', {}, token)).success
    expect(rows).toHaveLength(Number(written))
    for (const { path } of rows) expect((await fetchStored(next, path)).status).toBe(200)
  })

  it('leaves a world to the next one when it was just making the first', async () => {
    const shared = new MemoryStorage()
    const storage = new DyingStorage(shared, written)
    storage.killedIn = 'replace'
    void createTestBackend('everyday', storage)
    await storage.dead
    const next = await createTestBackend('everyday', shared)
    expect(next.runtime.notice).toBeNull()
    expect(await worldOf(next)).toEqual(await worldOf(await createTestBackend()))
  })

  it('leaves the same world when it was compacting the journal', async () => {
    const shared = new MemoryStorage()
    const storage = new DyingStorage(shared, written)
    const tab = await createTestBackend('everyday', storage)
    const token = await tab.signIn(personas.ada)
    await tab.call('jobs/apply', { id: jobs.open, cv_id: cvs.standard }, token)
    const before = await worldOf(tab)
    storage.killedIn = 'compact'
    void tab.runtime.compact()
    await storage.dead
    const next = await createTestBackend('everyday', shared)
    expect(next.runtime.notice).toBeNull()
    expect(await worldOf(next)).toEqual(before)
  })
})

describe('a store that fails', () => {
  it('changes nothing when it refuses a write, and goes on', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(backend.storage, 'append').mockRejectedValueOnce(new Error('The disk is gone'))
    const before = await worldOf(backend)
    expect((await backend.call('jobs/apply', { id: jobs.open, cv_id: cvs.standard }, ada)).httpStatus).toBe(
      500,
    )
    logged.mockRestore()
    expect(await worldOf(backend)).toEqual(before)
    expect((await backend.call('jobs/apply', { id: jobs.open, cv_id: cvs.standard }, ada)).httpStatus).toBe(
      200,
    )
  })

  it('is believed, not the tab, when it wrote and failed to say so', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const append = backend.storage.append.bind(backend.storage)
    vi.spyOn(backend.storage, 'append').mockImplementationOnce(async (...given) => {
      await append(...given)
      throw new Error('The answer is lost')
    })
    const form = { id: jobs.open, cv_id: cvs.standard }
    expect((await backend.call('jobs/apply', form, ada)).httpStatus).toBe(500)
    logged.mockRestore()
    const { message } = await refused(backend, 'jobs/apply', form, ada)
    expect(message).toBe('You have applied to this job already.')
    const other = await createTestBackend('everyday', backend.storage)
    expect(await worldOf(other)).toEqual(await worldOf(backend))
  })
})
