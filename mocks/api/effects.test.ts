import { unzipSync } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  createTestBackend,
  fetchStored,
  type FormInput,
  formOf,
  jobRow,
  mp4File,
  pngFile,
  refused,
  type TestBackend,
  watchNews,
} from '../../tests/support/backend.ts'
import { keys, setKeys } from '../../tests/support/third-parties.ts'
import { statusChoices } from '../rules/application-status.ts'
import { codeLifetime, maxTries, resendAfter } from '../rules/codes.ts'
import { applications, cvs, jobs, personas } from '../scenarios/personas.ts'
import { credentialLifetime, issueCredential, type Identity } from '../services/identity-provider.ts'

// What calls do besides what the conformance kit checks of any backend: the simulator's own choices, and rows, emails
// and typed forms that a client of another backend cannot produce.

type Persona = keyof typeof personas

let backend: TestBackend
beforeEach(async () => {
  backend = await createTestBackend()
})

const signIn = (by: Persona) => backend.signIn(personas[by])
const emailOf = (by: Persona) => backend.runtime.read(({ tx }) => tx.accounts.need(personas[by]).email)
const me = async (token: string) => (await backend.call('me', {}, token)).success.user

/** Asks for codes by email. @returns the emails */
async function mailsOf(email: string, ...calls: ('login' | 'send-password-reset-link')[]) {
  const [news, body] = [await watchNews(backend), { email, type: 'job_seeker' } as const]
  for (const call of calls) await backend.call(call, body)
  return (await news()).mails
}

it('register trims name and address, and no password is trimmed (rules 8, 9)', async () => {
  const form = { name: '  Nora Field ', email: ' Nora.FIELD@Example.org ', password: '  spaces count  ' }
  const email = 'nora.field@example.org'
  await backend.call('register', { ...form, type: 'job_seeker' })
  const row = await backend.runtime.read(({ tx }) => tx.accounts.one('email', email))
  expect(row?.name).toBe('Nora Field')
  expect(row?.password_hash).not.toContain('spaces')
  const change = async (current_password: string, fresh: string) => {
    const body = { current_password, new_password: fresh, confirm_password: fresh }
    return await backend.call('change-password', body, await backend.signIn(row?.id ?? 0))
  }
  const expectPassword = async (typed: string) => {
    expect((await change(typed.trim(), typed)).refusal.errors).toHaveProperty('current_password')
    expect((await change(typed, typed)).success.status).toBe('success')
  }
  await expectPassword(form.password)
  await change(form.password, ' changed password ')
  await expectPassword(' changed password ')
  const [mail] = await mailsOf(email, 'send-password-reset-link')
  const passwords = { password: ' reset password ', password_confirmation: ' reset password ' }
  await backend.call('reset-password', { email, token: mail?.code ?? '', ...passwords })
  await expectPassword(' reset password ')
})

describe('a code', () => {
  it('has six digits, is another one each time, and waits for its own address only (rules 9)', async () => {
    const email = await emailOf('ada')
    const [first] = await mailsOf(email, 'login')
    expect(await mailsOf(await emailOf('newcomer'), 'login')).toHaveLength(1)
    await backend.advance(resendAfter)
    const [second] = await mailsOf(email, 'login')
    for (const mail of [first, second]) expect(mail?.text).toMatch(new RegExp(`^${mail?.code}$`, 'm'))
    expect([first?.code, second?.code].join()).toMatch(/^\d{6},\d{6}$/)
    expect(second?.code).not.toBe(first?.code)
  })

  it('is used up by wrong tries, even after it has expired (rules 9)', async () => {
    const email = await emailOf('ada')
    const [mail] = await mailsOf(email, 'login')
    await backend.advance(codeLifetime)
    const statuses: number[] = []
    for (let attempt = 0; attempt <= maxTries; attempt += 1) {
      statuses.push((await backend.call('verify', { email, code: mail?.code ?? '' })).httpStatus)
    }
    expect(statuses).toEqual([...Array.from({ length: maxTries }, () => 200), 429])
  })

  it('sets a password only if it was sent for that, also after passwords that differ (rules 9)', async () => {
    const email = await emailOf('ada')
    const [reset, login] = await mailsOf(email, 'send-password-reset-link', 'login')
    const body = { email, token: reset?.code ?? '', password: 'a new secret', password_confirmation: 'else' }
    for (let attempt = 1; attempt <= 6; attempt += 1) await refused(backend, 'reset-password', body)
    const right = { ...body, password_confirmation: 'a new secret' }
    const foreign = await backend.call('reset-password', { ...right, token: login?.code ?? '' })
    expect(foreign.refusal.errors).toHaveProperty('token')
    expect((await backend.call('reset-password', right)).success.status).toBe('success')
  })

  const inDigitsFrom = (zero: number, text: string) =>
    text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))

  it.each([
    ['groups and a dash', (text: string) => `${text.slice(0, 3)}–${text.slice(3)}`],
    ['spaces that nobody sees', (text: string) => `\u200e${text.slice(0, 3)}\u00a0${text.slice(3)}\u200b `],
    ['full-width digits', (text: string) => inDigitsFrom(0xff10, text)],
    ['Arabic digits', (text: string) => inDigitsFrom(0x0660, text)],
  ])('is accepted in %s (rules 46)', async (_, typed) => {
    const email = await emailOf('ada')
    const [mail] = await mailsOf(email, 'login')
    const address = ` \u200b${email.toUpperCase().replace('@', '＠')}\u2060`
    const { success } = await backend.call('verify', { email: address, code: typed(mail?.code ?? '') })
    expect(success.user).toEqual(await me(success.access_token))
  })

  const ascii = 'anna@xn--bcher-kva.example'

  it.each([ascii, 'anna@bücher.example'])('finds %s by all its forms (rules 8, 53)', async (stored) => {
    await backend.runtime.mutate(({ tx }) => tx.accounts.patch(personas.ada, { email: stored }))
    for (const typed of ['anna@bücher.example', ` ${ascii.toUpperCase()}`, 'Anna@bu\u0308cher．example']) {
      await backend.advance(resendAfter)
      const [reset, login] = await mailsOf(typed, 'send-password-reset-link', 'login')
      const { success } = await backend.call('verify', { email: ascii, code: login?.code ?? '' })
      expect([reset?.to, login?.to, success.user.id]).toEqual([ascii, ascii, personas.ada])
      const again = { type: 'recruiter', name: 'Anna', password: 'long enough', email: typed } as const
      expect((await refused(backend, 'register', again)).errors).toHaveProperty('email')
    }
  })
})

describe('login-with-google (rules 10)', () => {
  const credential = async (identity: Partial<Identity> = {}, app = keys.google_client_id) =>
    issueCredential({ email: await emailOf('ada'), ...identity }, app, {
      now: backend.runtime.now(),
      key: 'simulated',
    })
  const messageFor = async (token: string) => (await refused(backend, 'login-with-google', { token })).message
  const unproven = 'Google couldn’t confirm who you are. Please try again.'
  beforeEach(() => setKeys(backend))

  it('accepts a credential for an hour', async () => {
    const token = await credential()
    await backend.advance(credentialLifetime - 1)
    expect((await backend.call('login-with-google', { token })).success.user.id).toBe(personas.ada)
    await backend.advance(1)
    expect(await messageFor(token)).toBe(unproven)
  })

  it('refuses a credential that is for another app, unverified or modified', async () => {
    const [head = '', payload = '', signature = ''] = (await credential()).split('.')
    const claims: unknown = JSON.parse(atob(payload))
    const forged = (changes: object) =>
      btoa(JSON.stringify(Object.assign({}, claims, changes))).replaceAll('=', '')
    const none = btoa(JSON.stringify({ alg: 'none', typ: 'JWT' })).replaceAll('=', '')
    for (const token of [
      await credential({}, 'another.apps.googleusercontent.com'),
      await credential({ emailVerified: false }),
      `${head}.${forged({ email: 'harbour@example.org' })}.${signature}`,
      `${head}.${forged({ exp: 9_999_999_999 })}.${signature}`,
      `${head}.${forged({ iss: 'https://example.org' })}.${signature}`,
      `${none}.${payload}.`,
      `${head}.${payload}`,
      `${head}.${payload}.${signature}.${signature}`,
      `${head}.${payload}.${signature}x`,
      'credential',
      '..',
      '💥.💥.💥',
    ]) {
      expect([token, await messageFor(token)]).toEqual([token, unproven])
    }
  })

  it('is refused without a client id', async () => {
    await setKeys(backend, { google_client_id: null })
    expect(await messageFor(await credential())).toBe(
      'Google login isn’t available here. Please log in with a code.',
    )
  })
})

it('fetch-settings returns the keys of third parties, or null (rules 25)', async () => {
  const settings = async () => (await backend.call('fetch-settings')).success.settings
  const changed = { stripe_pk: 'pk_test_1', google_client_id: 'client', tidio: 'https://chat.example/1.js' }
  for (const wanted of [changed, { stripe_pk: null, google_client_id: null, tidio: null }]) {
    await backend.runtime.mutate(({ tx }) => tx.settings.patch(1, wanted))
    expect(await settings()).toEqual({ ...wanted, currencies: expect.arrayContaining(['EUR']) })
  }
})

it('categories/fetch sorts categories and places, and has empty categories (rules 16)', async () => {
  await backend.runtime.mutate(({ tx }) => {
    tx.categories.insert({ name: 'Aviation', icon: 'plane' })
    for (const state of ['approved', 'approved', 'pending'] as const) {
      const location = `Aachen, ${state}`
      tx.jobs.insert(jobRow(personas.harbour, { type: 'on_site', location, state }))
    }
  })
  const { categories, locations } = (await backend.call('categories/fetch', { type: 'job' })).success
  const names = categories.map(({ category }) => category)
  for (const list of [names, locations]) {
    expect(list).toEqual([...new Set(list)].sort((a, b) => a.localeCompare(b, 'en')))
  }
  expect(categories).toContainEqual({ category: 'Aviation', icon: 'plane', vacancies: 0 })
  expect(locations.filter((place) => place.startsWith('Aachen'))).toEqual(['Aachen, approved'])
})

it('jobs/fetch has one page number for both lists, and the pages and total of the longer one (rules 5)', async () => {
  const page = async (number: number) => (await backend.call('jobs/fetch', { page: number })).success
  const listed = { full_time: 0, part_time: 0 }
  const { pages, total } = await page(1)
  for (let number = 1; number <= 20; number += 1) {
    const { full_time, part_time } = await page(number)
    listed.full_time += full_time.length
    listed.part_time += part_time.length
  }
  expect(listed.full_time).toBeGreaterThan(listed.part_time)
  expect([total, pages]).toEqual([listed.full_time, Math.ceil(listed.full_time / 10)])
})

describe('a search (rules 15)', () => {
  it('ignores case, accents and signs in one’s own jobs, applications and applicants', async () => {
    const [ada, harbour] = [await signIn('ada'), await signIn('harbour')]
    const title = 'Zahnärztin am Pier'
    const id = await backend.runtime.mutate(({ tx }) => {
      tx.accounts.patch(personas.ada, { name: 'Žofia Quillová', email: 'zq-unique@example.org' })
      return tx.jobs.insert(jobRow(personas.harbour, { title })).id
    })
    await backend.call('jobs/apply', { id, cv_id: cvs.standard }, ada)
    for (const search of ['zahnarztin', 'ÄRZTIN AM', '"Pier", (Zahnärztin).']) {
      const own = (await backend.call('jobs/my', { search }, harbour)).success.jobs
      expect(own.map((job) => job.id)).toEqual([id])
      const applied = (await backend.call('jobs/my-applications', { search }, ada)).success.applications
      expect(applied.map(({ job }) => job.id)).toEqual([id])
    }
    for (const search of ['Quill, Zofia', ' “ŽOFIA” ', 'ZQ-unique@']) {
      const { applications: found } = (await backend.call('jobs/fetch-single', { id, search }, harbour))
        .success
      expect(found.map(({ user }) => user.id)).toEqual([personas.ada])
    }
    const none = await backend.call('jobs/fetch-single', { id, search: 'nobody' }, harbour)
    expect([none.success.applications, none.success.job.applicants]).toEqual([[], 1])
    const forApplicant = await backend.call('jobs/fetch-single', { id, search: 'nobody' }, ada)
    expect(forApplicant.success.applications).toHaveLength(1)
  })
})

describe('a job', () => {
  const formFor = async (changes: FormInput<'jobs/create'> & { id?: number }) => {
    const [category] = (await backend.call('categories/fetch', { type: 'job' })).success.categories
    const choices = { type: 'remote', nature: 'full_time', currency: 'EUR' } as const
    return { title: 'Lighthouse keeper', category: category?.category ?? '', ...choices, ...changes }
  }

  it('has no state, views or featuring from a form (rules 3)', async () => {
    const harbour = await signIn('harbour')
    const jobOf = async (id: number) => (await backend.call('jobs/fetch-single', { id }, harbour)).success.job
    const sneaked = { state: 'approved', is_featured: 1, views: 900 } as const
    const { id } = (await backend.call('jobs/create', { ...(await formFor({})), ...sneaked }, harbour))
      .success
    expect(await jobOf(id)).toMatchObject({ state: 'pending', is_featured: 0, views: 0 })
    const { state, views, applicants, is_featured, created_at } = await jobOf(jobs.featured)
    await backend.call('jobs/update', { ...(await formFor({ id: jobs.featured })), ...sneaked }, harbour)
    expect(await jobOf(jobs.featured)).toMatchObject({
      state,
      views,
      applicants,
      is_featured,
      created_at,
    })
  })

  it('tells each applicant once that it was deleted (rules 18, 33)', async () => {
    const addresses = await backend.runtime.read(({ tx }) =>
      tx.applications.by('job_id', jobs.crowded).map(({ account_id }) => tx.accounts.need(account_id).email),
    )
    const news = await watchNews(backend)
    await backend.call('jobs/delete', { id: jobs.crowded }, await signIn('harbour'))
    const { notifications, mails } = await news()
    const told = await backend.runtime.read(({ tx }) =>
      notifications.map(({ account_id }) => tx.accounts.need(account_id).email),
    )
    expect(addresses).toHaveLength(25)
    expect([told.sort(), mails.map(({ to }) => to).sort()]).toEqual([addresses.sort(), addresses])
  })
})

it('each status of an application has an email of its own (rules 20)', async () => {
  const id = applications.applied
  const { job, company } = (await backend.call('jobs/fetch-application', { id }, await signIn('harbour')))
    .success.application
  const news = await watchNews(backend)
  for (const status of ['in_review', ...statusChoices] as const) {
    await backend.call('jobs/change-application-status', { id, status }, await signIn('harbour'))
  }
  const { mails } = await news()
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(statusChoices.length)
  for (const { subject, text } of mails) {
    expect(subject).toContain(job.title)
    for (const part of [company.name, `https://app.example/application/${id}`]) expect(text).toContain(part)
  }
})

it.each([
  ['employees/delete', 'pending', 'has withdrawn its request'],
  ['employees/delete', 'accepted', 'no longer lists you'],
  ['employees/delete', 'declined', 'has withdrawn its request'],
  ['employees/remove-request', 'accepted', 'is no longer listed'],
  ['employees/remove-request', 'declined', 'has removed your request'],
] as const)(
  '%s of a link that is %s tells the other side that it %s (rules 28)',
  async (call, status, words) => {
    const { id } = await backend.runtime.mutate(({ tx, now }) => {
      const pair = { recruiter_id: personas.smallShop, employee_id: personas.newcomer }
      return tx.employee_links.insert({ ...pair, status, created_at: now })
    })
    const [by, to] =
      call === 'employees/delete'
        ? (['smallShop', 'newcomer'] as const)
        : (['newcomer', 'smallShop'] as const)
    const news = await watchNews(backend)
    await backend.call(call, { id }, await signIn(by))
    const said: unknown = expect.stringContaining(words)
    expect(await news()).toMatchObject({
      notifications: [{ account_id: personas[to], table_id: id, content: said }],
      mails: [{ to: await emailOf(to), subject: said }],
    })
  },
)

it('notifications/fetch returns the newest 50, and marks all of the account’s own as read (rules 33)', async () => {
  const [ada, newcomer] = [await signIn('ada'), await signIn('newcomer')]
  const before = (await me(ada)).jobs_notifications
  const ids = await backend.runtime.mutate(({ tx, now }) =>
    Array.from({ length: 60 }, () => {
      const about = {
        type: 'job_deleted',
        title: 'Job deleted',
        content: 'Gone',
        table_id: jobs.removed,
      } as const
      const own = { account_id: personas.newcomer, created_at: now, read_at: null }
      return tx.notifications.insert({ ...about, ...own }).id
    }),
  )
  const { notifications } = (await backend.call('notifications/fetch', { type: 'job' }, newcomer)).success
  expect(notifications.map(({ id }) => id)).toEqual(ids.slice(-50).toReversed())
  expect(notifications[0]).toMatchObject({ title: 'Job deleted', content: 'Gone', table_id: jobs.removed })
  expect([(await me(newcomer)).jobs_notifications, (await me(ada)).jobs_notifications]).toEqual([0, before])
})

describe('save-profile (rules 29)', () => {
  const lists = {
    education: [{ degree: 'BSc', institute: 'Harbour School', year: '2019' }],
    experiences: [{ name: 'Pier 7', from: '2019', to: 'today', designation: 'Keeper' }],
  }
  const texts = { about: 'Hello', currently_located: 'Skagen' }
  const ofSeekers = { currently_working: 'Pier 7', summary: 'Ten years', desired_skills: 'knots' }
  const save = async (by: Persona, fields: FormInput<'save-profile'>) =>
    await backend.call('save-profile', { name: 'Nora', ...fields }, await signIn(by))

  it('clears what is empty or what nobody sees, also in lists, and keeps the rest (rules 46)', async () => {
    await save('newcomer', { ...texts, ...ofSeekers, ...lists })
    const education = [{ degree: '\u2060', institute: 'School', year: '\u200e' }]
    await save('newcomer', { about: '\u200b', summary: ' ', education })
    expect(await me(await signIn('newcomer'))).toMatchObject({
      currently_located: texts.currently_located,
      currently_working: ofSeekers.currently_working,
      about: null,
      summary: null,
      education: [{ degree: '', institute: 'School', year: '' }],
      experiences: lists.experiences,
    })
  })

  it('saves only the fields of a company for a recruiter, and no address or type', async () => {
    const before = await me(await signIn('smallShop'))
    const sneaked = { email: 'other@example.org', type: 'job_seeker' }
    const form = formOf({ name: 'Nora', ...texts, ...ofSeekers, ...lists, ...sneaked })
    expect((await backend.raw('save-profile', form, await signIn('smallShop'))).status).toBe(200)
    expect(await me(await signIn('smallShop'))).toEqual({ ...before, name: 'Nora', ...texts })
  })

  it('deletes a picture that is replaced', async () => {
    const pictures = async () => {
      const { profile_image, cover_photo } = await me(await signIn('newcomer'))
      return [profile_image ?? '', cover_photo ?? ''] as const
    }
    await save('newcomer', { profile_image: pngFile('me.png'), cover_photo: pngFile('wide.png', 99) })
    const [image, cover] = await pictures()
    expect((await (await fetchStored(backend, cover)).blob()).size).toBe(99)
    await save('newcomer', { cover_photo: pngFile('other.png') })
    const [same, other] = await pictures()
    expect(same).toBe(image)
    expect((await fetchStored(backend, cover)).status).toBe(404)
    expect((await fetchStored(backend, other)).status).toBe(200)
  })
})

describe('a post', () => {
  it('is dated by the simulated clock, in days of the reader’s zone (rules 4, 51)', async () => {
    await backend.call('posts/create', { caption: 'Hello' }, await signIn('newcomer'))
    await backend.advance(3 * 86_400_000 + 3_600_000)
    const asked = { id: personas.newcomer, time_zone: 'Pacific/Kiritimati' }
    const { posts } = (await backend.call('users/find', asked)).success
    expect(posts[0]?.created_at_relative).toBe('4 days ago')
  })

  it('is deleted with its likes, but without the bookmark of a job with the same id', async () => {
    const [ada, newcomer] = [await signIn('ada'), await signIn('newcomer')]
    const { id } = (await backend.call('posts/create', { caption: 'Goes' }, newcomer)).success.post
    await backend.call('bookmarks/toggle', { id, type: 'post' }, ada)
    const count = (target: string) =>
      backend.runtime.read(({ tx }) => tx.bookmarks.count('target', `${target}:${id}`))
    await backend.runtime.mutate(({ tx, now }) =>
      tx.bookmarks.insert({ account_id: personas.newcomer, type: 'job', target_id: id, created_at: now }),
    )
    const before = await count('job')
    await backend.call('posts/delete', { id }, newcomer)
    expect([await count('post'), await count('job')]).toEqual([0, before])
  })
})

it('a file of more than 5 MB is refused with HTTP 413, except a video (rules 2, 24, 29, 30)', async () => {
  const [large, ada, harbour] = [
    pngFile('large.png', 5_242_881),
    await signIn('ada'),
    await signIn('harbour'),
  ]
  const { id } = await backend.runtime.read(
    ({ tx }) => tx.projects.by('account_id', personas.ada)[0] ?? { id: 0 },
  )
  const answers = [
    await refused(backend, 'save-profile', { name: 'Ada', cover_photo: large }, ada),
    await refused(backend, 'posts/create', { 'files[]': [large] }, ada),
    await refused(backend, 'projects/add', { title: 'Beacon', 'files[]': [large] }, ada),
    await refused(backend, 'projects/add-files', { id, 'files[]': [large] }, ada),
    await refused(backend, 'jobs/upload-receipt', { id: jobs.open, file: large }, harbour),
  ]
  for (const { httpStatus, message } of answers) {
    expect([httpStatus, message]).toEqual([413, 'large.png is larger than 5 MB.'])
  }
  const video = new File([mp4File(), new Uint8Array(5_242_881)], 'b.mp4')
  const { post } = (await backend.call('posts/create', { 'files[]': [video] }, ada)).success
  expect(post.files).toEqual([{ type: 'video', path: expect.stringMatching(/\.mp4$/) }])
})

describe('jobs/download-cvs (rules 22, 54)', () => {
  const download = async (application_ids: number[]) =>
    await backend.raw(
      'jobs/download-cvs',
      formOf({ id: jobs.crowded, application_ids }),
      await signIn('harbour'),
    )
  const namesIn = async (response: Response) =>
    Object.keys(unzipSync(new Uint8Array(await response.arrayBuffer())))
  const firstOfCrowd = () => backend.runtime.read(({ tx }) => tx.applications.by('job_id', jobs.crowded)[0])

  it.each([
    ['Ada', 'Zahnärztin/Pier', 'Ada - Zahnärztin Pier.pdf'],
    ['../../Kim', 'C:\\CV\n', '.. .. Kim - C CV.pdf'],
    ['Kim', 'x'.repeat(200), `Kim - ${'x'.repeat(114)}.pdf`],
    ['李', '日'.repeat(94), `李 - ${'日'.repeat(81)}.pdf`],
  ])('packs the CV of %j as %j, once, under a name for every system', async (name, title, expected) => {
    const row = await firstOfCrowd()
    await backend.runtime.mutate(({ tx }) => {
      tx.accounts.patch(row?.account_id ?? 0, { name })
      tx.cvs.patch(row?.cv_id ?? 0, { title })
      tx.jobs.patch(jobs.crowded, { title: `${title}👍` })
    })
    const response = await download([row?.id ?? 0, row?.id ?? 0])
    const [, own = ''] = (response.headers.get('content-disposition') ?? '').split("''")
    expect(await namesIn(response)).toEqual([expected])
    expect(Buffer.byteLength(decodeURIComponent(own))).toBeLessThan(256)
  })

  it('names the ZIP in a header for every browser', async () => {
    await backend.runtime.mutate(({ tx }) => tx.jobs.patch(jobs.crowded, { title: 'Zahnärztin/Pier' }))
    const { headers } = await download([(await firstOfCrowd())?.id ?? 0])
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Zahnarztin Pier - CVs.zip"; filename*=UTF-8''${encodeURIComponent('Zahnärztin Pier - CVs.zip')}`,
    )
  })
})
