import { rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { SmallBackend } from './small-backend.ts'
import { rows, startBefore } from './world.ts'

let backend: SmallBackend
let before: Awaited<ReturnType<typeof startBefore>>
let company: ReturnType<SmallBackend['member']>
let person: typeof company

/** Starts a simulator that has learned nothing. */
async function start(simulate = '') {
  before = await startBefore(backend.url, `missing,${simulate}`)
  const { server, folder } = before
  onTestFinished(async () => {
    await server.stop()
    rmSync(folder, { recursive: true })
  })
}
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  backend = await new SmallBackend().start()
  company = backend.member('recruiter', 'Tidewater')
  person = backend.member('job_seeker', 'Ines')
  await start()
})
afterEach(() => backend.stop())

const told = () => vi.mocked(console.warn).mock.calls.join()
const post = (many: number, fields = {}) =>
  Array.from({ length: many }, (_, at) => backend.job(company.id, { category: `${at % 4}`, ...fields }))
const counts = async () =>
  rows((await before.call('fetch-home', { type: 'job' }))['categories']).map(({ vacancies }) => vacancies)

it('Home and Jobs have what the backend’s search has, whoever searches, and ask it once a minute', async () => {
  post(20)
  post(12, { nature: 'part_time' })
  expect(await counts()).toEqual([8, 8, 8, 8])
  const { full_time, part_time, ...pages } = await before.call('jobs/fetch')
  expect([rows(full_time).length, rows(part_time).length, pages]).toMatchObject([
    10,
    10,
    { pages: 2, total: 20 },
  ])
  expect(backend.asked.filter((call) => call === 'jobs/search')).toHaveLength(1 + 4)
  expect(told()).toBe('')
  backend.remove(backend.jobs[0]?.id ?? 0)
  const later = performance.now() + 61_000
  vi.spyOn(performance, 'now').mockImplementation(() => later)
  expect(await before.call('jobs/fetch')).toMatchObject({ pages: 2, total: 19 })
  await start('jobs/fetch-single')
  const { id } = backend.jobs[0] ?? {}
  expect(await before.call('jobs/fetch-single', { id: Number(id) })).toMatchObject({ job: { id } })
})

it('more jobs than the simulator reads are “at least 200”: only the backend’s own numbers are given', async () => {
  post(204)
  expect(await before.call('jobs/fetch')).not.toHaveProperty('total')
  expect(await counts()).toEqual([51, 51, 51, 51])
  expect(told()).toContain('jobs/fetch shows at least 200 jobs, because the backend has more.')
  await start('categories/fetch,users/find')
  const { categories, locations } = await before.call('fetch-home', { type: 'job' })
  // No list has a company's email.
  expect((await before.call('users/find', { id: company.id }))['user']).toMatchObject({ email: '' })
  expect([rows(categories)[0], locations]).toEqual([{ category: '0', icon: 'briefcase' }, [null]])
})

it('a list of one’s own has what a real call shows, and a gap if none does', async () => {
  await before.call('projects/add', { title: 'Bridge' }, person.token)
  await start()
  const profile = await before.call('my-profile', {}, person.token)
  expect(profile).toMatchObject({ projects: [{ title: 'Bridge' }], posts: [], employees: [null] })
  expect(told()).toContain('The backend doesn’t show all employee links yet, so my-profile may lack some.')
  const { message } = await before.call('employees/accept-request', { id: 4_200_000_000_999 }, person.token)
  expect(message).toContain('The backend doesn’t show employee_links 4200000000999 yet.')
  expect(await before.call('users/fetch', { type: 'job_seeker' }, company.token)).toMatchObject({
    users: [{ name: 'Ines' }, null],
  })
  await start()
  expect(await before.call('users/fetch', { type: 'job_seeker' })).toMatchObject({ status: 'error' })
})

it('simulated notices stand before real ones; whose token is new is asked before answers are joined', async () => {
  const [{ id } = { id: 0 }] = post(1)
  const file = new Blob(['%PDF-1.4\n'], { type: 'application/pdf' })
  await before.call('cvs/upload', { file, title: 'CV' }, person.token)
  await before.call('employees/create', { email: 'ines@small.example' }, company.token)
  const cv_id = Number(backend.cvs[0]?.id)
  /** Which notifications are the simulator’s, between what `me` says before and after they are read. */
  const news = async ({ token }: typeof company) => {
    const unread = async () => (await before.call('me', {}, token))['user']
    const [first, list] = [await unread(), await before.call('notifications/fetch', {}, token)]
    return [first, rows(list['notifications']).map(({ title }) => title !== 'News'), await unread()]
  }
  const none = { jobs_notifications: 0 }
  for (const [simulate, marks] of [
    ['jobs/apply,jobs/change-application-status', [true]],
    ['', [false]],
  ] as const) {
    await start(simulate)
    expect(await before.call('jobs/apply', { id, cv_id }, person.token)).toMatchObject({ status: 'success' })
    const { job, applications } = await before.call('jobs/fetch-single', { id }, company.token)
    expect(job).toMatchObject({ applicants: 1 })
    expect(await news(company)).toMatchObject([{ jobs_notifications: 1 }, marks, none])
    const change = { id: Number(rows(applications)[0]?.['id']), status: 'shortlisted' }
    await before.call('jobs/change-application-status', change, company.token)
    expect(await news(person)).toMatchObject([{}, [...marks, false], none])
  }
})

it.each(['followers', 'bookmarks'])('one press is one state after a simulated removal (%s)', async (kind) => {
  const [{ id } = { id: 0 }] = post(1)
  const fields = kind === 'bookmarks' ? { id, type: 'job' } : { id: company.id, type: 'recruiter' }
  const press = async (call: typeof before.call) => await call(`${kind}/toggle`, fields, person.token)
  const isOn = kind === 'bookmarks' ? 'is_bookmarked' : 'is_following'
  await press(before.call)
  const { data, bookmarks } = await before.call(`${kind}/fetch`, { type: fields.type }, person.token)
  const [row] = rows(data ?? bookmarks)
  await before.call(`${kind}/remove`, { id: Number(row?.['id']) }, person.token)
  expect(await press(before.call)).toMatchObject({ [isOn]: true })
  expect(backend.asked.filter((call) => call === `${kind}/toggle`)).toHaveLength(1 + 1)
  expect(await press(before.call)).toMatchObject({ [isOn]: false })
  expect(backend.asked.filter((call) => call === `${kind}/toggle`)).toHaveLength(1 + 2)
})
