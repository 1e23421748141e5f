import { beforeEach, describe, expect, it } from 'vitest'
import { alternatives, type OtherwiseId } from '../../mocks/assumptions.ts'
import { contract } from '../../mocks/contract/calls.gen.ts'
import { isCall } from '../../mocks/operation.ts'
import { jobs, password, personas } from '../../mocks/scenarios/personas.ts'
import {
  createTestBackend,
  formOf,
  pngFile,
  type TestBackend,
  testMoment,
  worldOf,
} from '../support/backend.ts'
import { bringThings, payloads } from '../support/payloads.ts'

let backend: TestBackend

beforeEach(async () => {
  backend = await createTestBackend()
})

interface Answer {
  httpStatus: number
  type: string | null
  /** Returns the value at a path of keys and indexes: `jobs.0.user.name`. */
  at(path: string): unknown
}

/** Makes a call as the runtime receives it over HTTP. @param as the logged-in account */
async function ask(call: string, fields: Record<string, unknown> = {}, as?: number): Promise<Answer> {
  const headers = new Headers({ host: 'localhost:4000' })
  if (as !== undefined) headers.set('authorization', `Bearer ${await backend.signIn(as)}`)
  const request = new Request(`http://localhost/api/${call}`, {
    method: 'POST',
    body: formOf(fields),
    headers,
  })
  const response = await backend.runtime.handle(`api/${call}`, request)
  const type = response.headers.get('content-type')
  const body: unknown = type === 'application/json' ? await response.json() : {}
  return { httpStatus: response.status, type, at: (path) => valueAt(body, path.split('.')) }
}

function valueAt(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return value
  return typeof value === 'object' && value !== null && key in value
    ? valueAt(Object.entries(value).find(([name]) => name === key)?.[1], rest)
    : undefined
}

const { ada, harbour, newcomer } = personas
const isText = (value: unknown): value is string => typeof value === 'string'
const job = {
  title: 'Lighthouse keeper',
  type: 'remote',
  category: 'Software & data',
  nature: 'full_time',
  currency: 'EUR',
}
const newPassword = { new_password: 'lanterns at noon', confirm_password: 'lanterns at noon' }
const newestCode = () => backend.runtime.read(({ tx }) => tx.mails.all().at(-1)?.code ?? '')

async function project(): Promise<{ id: number; fields: Record<string, unknown> }> {
  const added = await ask(
    'projects/add',
    { title: 'Kites', url: 'https://kites.example', 'files[]': [pngFile()] },
    ada,
  )
  return { id: Number(added.at('project.id')), fields: { title: 'Kites' } }
}

/** For each assumption, checks as a client whether the backend reverses it, whatever it does with the others. */
const looks: Record<OtherwiseId, () => Promise<boolean>> = {
  numbers: async () => {
    const one = await ask('jobs/fetch-single', { id: jobs.open })
    return one.at('job.salary_from') === '46000.00' && isText(one.at('job.vacancies'))
  },
  ids: async () => isText((await ask('me', {}, ada)).at('user.id')),
  booleans: async () => {
    const one = await ask('jobs/fetch-single', { id: jobs.featured })
    return one.at('job.is_featured') === true && one.at('is_following') === 0
  },
  times: async () => {
    const own = await ask('jobs/my-applications', {}, ada)
    return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(String(own.at('applications.0.created_at')))
  },
  'lists.absent': async () => (await ask('cvs/fetch', {}, newcomer)).at('cvs') === undefined,
  'lists.null': async () => (await ask('me', {}, newcomer)).at('user.education') === null,
  'unset.text': async () => (await ask('me', {}, newcomer)).at('user.about') === '',
  'unset.absent': async () => {
    const one = await ask('jobs/fetch-single', { id: jobs.withoutPay })
    return one.at('job.salary_from') === undefined
  },
  'profile-rows.numbers': async () => {
    const rows = (await ask('me', {}, ada)).at('user.education')
    const [first]: unknown[] = isText(rows) ? JSON.parse(rows) : [valueAt(rows, ['0'])]
    return typeof valueAt(first, ['year']) === 'number'
  },
  'profile-rows.text': async () => isText((await ask('me', {}, ada)).at('user.experiences')),
  'files.type': async () => {
    const { id } = await project()
    const added = await ask('projects/add-files', { id, 'files[]': [pngFile()] }, ada)
    return added.at('files.0.type') === 'image/png'
  },
  'files.origin': async () => {
    const { at } = await ask('cvs/fetch', {}, ada)
    return (
      String(at('cvs.0.path')).startsWith('http://127.0.0.1:4000/storage/') && !backend.runtime.sharesFiles
    )
  },
  icons: async () =>
    String((await ask('fetch-home', { type: 'job' })).at('categories.0.icon')).endsWith('.svg'),
  locations: async () => {
    const { at } = await ask('categories/fetch', { type: 'job' })
    return isText(at('locations.0.location'))
  },
  applicants: async () => {
    const { at } = await ask('jobs/my', {}, harbour)
    return at('jobs.0.applicants') === undefined && at('jobs.0.applications') !== undefined
  },
  'payment.status': async () => {
    const { at } = await ask('payments/my', {}, harbour)
    return /"(paid|completed|declined)"/.test(JSON.stringify(at('payments')))
  },
  'chat.address': async () => String((await ask('fetch-settings')).at('settings.tidio')).startsWith('//'),
  'google-client-id': async () => (await ask('fetch-settings')).at('settings.google_client_id') === undefined,
  pages: async () => {
    const search = await ask('jobs/search')
    const company = await ask('jobs/search', { company_id: harbour })
    expect(company.at('pages')).toBeDefined()
    return search.at('pages') === undefined && company.at('total') === undefined
  },
  'page-size': async () => isText((await ask('jobs/search')).at('jobs.14.title')),
  'company-id': async () => {
    const { at } = await ask('jobs/search', { company_id: harbour, fetch_company: '1' })
    expect(at('company.name')).toBeDefined()
    return at('company.id') === undefined
  },
  'notifications.time': async () =>
    (await ask('notifications/fetch', { type: 'job' }, ada)).at('notifications.0.created_at') === undefined,
  'notifications.new': async () =>
    (await ask('notifications/fetch', { type: 'job' }, ada)).at('notifications.0.is_new') === undefined,
  'notifications.job': async () => {
    const { at } = await ask('notifications/fetch', { type: 'job' }, ada)
    return at('notifications.0.job') === undefined && at('notifications.0.status') === undefined
  },
  'employees.recruiter': async () =>
    (await ask('my-profile', {}, ada)).at('employees.0.recruiter') === undefined,
  'bookmarks.available': async () =>
    (await ask('bookmarks/fetch', { type: 'job' }, ada)).at('bookmarks.0.job.is_available') === undefined,
  'toggles.state': async () =>
    (await ask('bookmarks/toggle', { type: 'job', id: jobs.open }, ada)).at('is_bookmarked') === undefined,
  'status-word': async () => (await ask('cvs/delete', { id: 9_999 }, ada)).at('status') === 'failed',
  refusals: async () => {
    const missing = await ask('cvs/delete', { id: 9_999 }, ada)
    const foreign = await ask('jobs/delete', { id: jobs.applied }, harbour)
    const bad = await ask('jobs/create', { title: '' }, harbour)
    return [missing, foreign, bad].map(({ httpStatus }) => httpStatus).join() === '404,403,422'
  },
  'errors.form': async () => isText((await ask('jobs/create', { title: '' }, harbour)).at('errors.title')),
  'errors.absent': async () => {
    const { at } = await ask('register', { name: '' })
    expect(at('message')).toMatch(/ is required\.$/)
    return at('errors') === undefined
  },
  'session.expired': async () => (await ask('cvs/fetch')).httpStatus === 200,
  'session.me': async () => (await ask('me')).httpStatus === 200,
  'code.form': async () => {
    const { email, type } = await backend.runtime.read(({ tx }) => tx.accounts.need(newcomer))
    await ask('login', { email, type })
    const code = await newestCode()
    expect(isText((await ask('verify', { email, code })).at('access_token'))).toBe(true)
    return !/^\d{6}$/.test(code)
  },
  'accounts.unknown': async () => {
    const { at } = await ask('login', { email: 'nobody@example.org', type: 'recruiter' })
    return at('status') !== 'success'
  },
  'change-password.current': async () => {
    const wrong = await ask('change-password', { ...newPassword, current_password: 'guessed' }, ada)
    const right = await ask('change-password', { ...newPassword, current_password: password }, ada)
    expect(right.at('status')).toBe('success')
    return wrong.httpStatus === 401
  },
  'jobs-create.review': async () => {
    const { at } = await ask('jobs/create', job, harbour)
    const { at: own } = await ask('jobs/fetch-single', { id: at('id') }, harbour)
    return own('job.state') === 'approved'
  },
  'jobs-update.absent': async () => {
    const row = await backend.runtime.read(({ tx }) => tx.jobs.need(jobs.open))
    const { title, type, category, nature, currency, location } = row
    const fields = { id: jobs.open, title, type, category, nature, currency, location, salary_to: '' }
    await ask('jobs/update', fields, harbour)
    const after = await backend.runtime.read(({ tx }) => tx.jobs.need(jobs.open))
    expect(after.salary_to).toBeNull()
    return after.salary_from === row.salary_from
  },
  'projects-update.absent': async () => {
    const { id, fields } = await project()
    await ask('projects/update', { ...fields, id }, ada)
    const kept = await backend.runtime.read(({ tx }) => tx.projects.need(id).url)
    await ask('projects/update', { ...fields, id, url: '' }, ada)
    expect(await backend.runtime.read(({ tx }) => tx.projects.need(id).url)).toBeNull()
    return kept !== null
  },
  'save-profile.absent': async () => {
    await ask('save-profile', { name: 'Ada' }, ada)
    const after = await backend.runtime.read(({ tx }) => tx.accounts.need(ada))
    expect(after.profile_image).not.toBeNull()
    return after.about === null && after.education.length === 0
  },
  'download-cvs.kind': async () => {
    const own = await backend.runtime.read(({ tx }) => tx.applications.by('job_id', jobs.crowded))
    const download = (count: number) =>
      ask(
        'jobs/download-cvs',
        { id: jobs.crowded, application_ids: own.slice(0, count).map(({ id }) => id) },
        harbour,
      )
    expect((await download(2)).type).toBe('application/zip')
    return (await download(1)).type === 'application/pdf'
  },
  'payments.intent': async () => {
    const fields = { id: jobs.crowded, type: 'feature_job' }
    const [first, second] = [
      await ask('payments/fetch-stripe-intent', fields, harbour),
      await ask('payments/fetch-stripe-intent', fields, harbour),
    ]
    return first.at('client_secret') !== second.at('client_secret')
  },
  'projects-add-files.files': async () => {
    const { id } = await project()
    const { at } = await ask('projects/add-files', { id, 'files[]': [pngFile()] }, ada)
    return at('files.0') !== undefined && at('files.1') === undefined
  },
  'users-find.recruiters': async () => (await ask('users/find', { id: harbour })).at('status') !== 'success',
}

describe.each(alternatives)('$id', ({ id }) => {
  it('follows the contract by default', async () => {
    expect(await looks[id]()).toBe(false)
  })

  it('can be reversed alone', async () => {
    backend.runtime.otherwise = new Set([id])
    expect(await looks[id]()).toBe(true)
  })

  it('can be reversed with all others', async () => {
    backend.runtime.otherwise = new Set(alternatives.map((one) => one.id))
    expect(await looks[id]()).toBe(true)
  })
})

describe('all reversed assumptions together', () => {
  it('don’t change the world', async () => {
    const before = await worldOf(backend)
    backend.runtime.otherwise = new Set(alternatives.map(({ id }) => id))
    for (const call of ['fetch-home', 'jobs/search', 'users/fetch', 'cvs/fetch'])
      await ask(call, { type: 'job' })
    expect(await worldOf(backend)).toEqual(before)
  })

  it('verify a card payment that is not the newest one', async () => {
    backend.runtime.otherwise = new Set(alternatives.map(({ id }) => id))
    const fields = { id: jobs.crowded, type: 'feature_job' }
    const open = async () =>
      String((await ask('payments/fetch-stripe-intent', fields, harbour)).at('client_secret'))
    const paid = (await open()).split('_secret_')[0] ?? ''
    await backend.runtime.mutate(({ tx }) => {
      const intent = tx.intents.one('provider_id', paid)
      if (intent) tx.intents.patch(intent.id, { status: 'succeeded' })
    })
    expect(await open()).not.toContain(paid)
    const verified = await ask('payments/verify-stripe', { ...fields, payment_id: paid }, harbour)
    expect(verified.at('status')).toBe('success')
    const row = await backend.runtime.read(({ tx }) => tx.jobs.need(jobs.crowded))
    expect(row.featured_until).toBeGreaterThan(testMoment)
  })
})

// Tests that visit pages with a reversed assumption leave out pages that make none of its calls.
describe.each(Object.keys(contract).filter(isCall))('%s', (call) => {
  it('answers as before if only assumptions about other calls are reversed', async () => {
    const role = contract[call].access === 'recruiter' ? 'recruiter' : 'job_seeker'
    const answer = async (reversed: readonly OtherwiseId[]) => {
      const other = await createTestBackend()
      other.runtime.otherwise = new Set(reversed)
      const things = await bringThings(other, 'heather')
      const token = await other.signIn(role === 'recruiter' ? things.recruiter : things.seeker)
      const body = payloads[call](things, role)
      const response = await other.raw(call, formOf(body), token)
      return { httpStatus: response.status, text: await response.text() }
    }
    const unrelated = alternatives.filter(
      ({ calls }) => calls !== 'all' && !calls.some((one) => one === call),
    )
    expect(await answer(unrelated.map(({ id }) => id))).toEqual(await answer([]))
  })
})
